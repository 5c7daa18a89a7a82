import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { when } from "./when";

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers({ now: Date.parse("2026-03-10T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("the largest unit that fits", () => {
  expect(when("2026-03-10T11:55:00Z")).toBe("5 minutes ago");
  expect(when("2026-03-10T11:00:00Z")).toBe("1 hour ago");
  expect(when("2026-03-10T02:00:00Z")).toBe("10 hours ago");
  expect(when("2026-03-09T11:00:00Z")).toBe("yesterday");
  expect(when("2026-03-01T12:00:00Z")).toBe("9 days ago");
});

test("in the reader's language", () => {
  settings.language = "de";
  expect(when("2026-03-09T11:00:00Z")).toBe("gestern");
});
