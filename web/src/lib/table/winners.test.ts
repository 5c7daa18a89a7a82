import { beforeAll, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { learn } from "../words.svelte";
import { winners } from "./winners";

const seats = ["Anna", "Bela", "Cleo"].map((name, seat) => ({ name, seat }));

beforeAll(async () => {
  settings.language = "en";
  await learn();
});

test("one wins, or several together", () => {
  expect(winners(seats, [2, 1, 3])).toBe("Bela wins");
  expect(winners(seats, [1, 1, 3])).toBe("Anna and Bela win together");
  expect(winners(seats, [1, 1, 1])).toBe("Anna, Bela, and Cleo win together");
});

test("places belong to seats, in whatever order they are listed", () => {
  expect(winners(seats.toReversed(), [1, 2, 3])).toBe("Anna wins");
});
