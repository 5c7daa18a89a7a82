import { expect, test } from "vitest";
import { bytes, refusal, text } from "./passkeys";

test("bytes travel as browsers and server write them, whatever their number", () => {
  for (let size = 0; size < 40; size++) {
    const data = Uint8Array.from({ length: size }, (_, i) => (i * 67 + 251) % 256);
    expect(text(data.buffer)).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytes(text(data.buffer))]).toEqual([...data]);
  }
  expect(text(null)).toBe("");
});

test("the browser's own refusals have words, other errors are not hidden", () => {
  expect(refusal(new DOMException("", "NotAllowedError"))).toBe("passkey_cancelled");
  expect(refusal(new DOMException("", "InvalidStateError"))).toBe("passkey_known");
  expect(refusal(new Error("x"))).toBeNull();
});
