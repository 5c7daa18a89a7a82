import { expect, test } from "vitest";
import { split } from "./paragraph";

test("a short first sentence is a heading", () => {
  expect(split("The end. Whoever has most points wins.")).toEqual({ head: "The end", body: "Whoever has most points wins." });
  expect(split("終わり。点の多い人が勝ちます。")).toEqual({ head: "終わり", body: "点の多い人が勝ちます。" });
});

test("a long first sentence, or a single one, is not", () => {
  const long = "Whoever has most points at the end wins. Ties are shared.";
  expect(split(long)).toEqual({ head: "", body: long });
  expect(split("Short.")).toEqual({ head: "", body: "Short." });
});
