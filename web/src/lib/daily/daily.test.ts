import { describe, expect, it } from "vitest";
import { besideExpert, standing } from "./daily";

describe("a day's deal", () => {
  it("is new, begun or done", () => {
    expect(standing({})).toBe("new");
    expect(standing({ table: "t", mine: null })).toBe("begun");
    expect(standing({ table: "t", mine: { place: 1, points: 3 } })).toBe("done");
  });

  it("is compared with the expert's by place, then by points", () => {
    expect(besideExpert({ place: 1, points: 3 }, { place: 2, points: 9 })).toBe("better");
    expect(besideExpert({ place: 2, points: 3 }, { place: 2, points: 9 })).toBe("worse");
    expect(besideExpert({ place: 2, points: 9 }, { place: 2, points: 9 })).toBe("same");
  });
});
