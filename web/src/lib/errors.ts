/** What went wrong, in words a person can use. */
import { Refused } from "./api";
import { knows, t } from "./words.svelte";

export function codeOf(error: unknown): string {
  return error instanceof Refused ? error.code : "failed";
}

export function errorWords(code: string): string {
  const message = `web-error-${code}`;
  return t(knows("", message) ? message : "web-error-failed");
}
