import { beforeAll, expect, test } from "vitest";
import { Refused } from "./api";
import { codeOf, errorWords } from "./errors";
import { learn, t } from "./words.svelte";

beforeAll(() => learn());

test("a refusal keeps its code, anything else has failed", () => {
  expect(codeOf(new Refused("stale", ""))).toBe("stale");
  expect(codeOf(new Error("stale"))).toBe("failed");
});

test("known codes have their sentence, unknown ones the general one", () => {
  expect(errorWords("stale")).toBe(t("web-error-stale"));
  expect(errorWords("stale")).not.toBe(t("web-error-failed"));
  expect(errorWords("never heard of")).toBe(t("web-error-failed"));
});
