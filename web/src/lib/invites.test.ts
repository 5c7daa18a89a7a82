import { beforeEach, expect, test, vi } from "vitest";
import { invited, remember } from "./invites";

beforeEach(() => sessionStorage.clear());

test("a link is made of what the server sends now", () => {
  expect(invited("t1", "token")).toBe(`${location.origin}/join/t1/token`);
  expect(invited("t1", "/join/t1/token")).toBe(`${location.origin}/join/t1/token`);
  expect(invited("t1", "https://elsewhere.example/join/t1/token")).toBe(`${location.origin}/join/t1/token`);
});

test("what was remembered serves while nothing is sent, for its own table only", () => {
  remember("t1", "old");
  expect(invited("t1")).toBe(`${location.origin}/join/t1/old`);
  expect(invited("t1", "new")).toBe(`${location.origin}/join/t1/new`);
  expect(invited("t2")).toBe("");
});

test("a browser that keeps nothing shows no link, and goes on", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  remember("t1", "token");
  expect(invited("t1")).toBe("");
  expect(invited("t1", "sent")).toBe(`${location.origin}/join/t1/sent`);
});
