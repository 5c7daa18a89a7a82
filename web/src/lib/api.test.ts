import { expect, test, vi } from "vitest";
import * as api from "./api";

function server(status: number, body: string): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status, statusText: "Oh" }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("an answer is handed on", async () => {
  server(200, '{"id": "g1", "name": "Anna"}');
  expect(await api.me()).toEqual({ id: "g1", name: "Anna" });
});

test("what changes something says who is asking; what only reads does not", async () => {
  const fetch = server(200, "{}");
  await api.join("t1", "token");
  expect(fetch).toHaveBeenLastCalledWith("/api/tables/t1/join", {
    method: "POST",
    headers: { "X-Quartett": "1", "Content-Type": "application/json" },
    body: '{"token":"token"}',
  });
  await api.steps("t1", "all", 120);
  expect(fetch).toHaveBeenLastCalledWith("/api/tables/t1/steps?eyes=all&first=120", { method: "GET", headers: {} });
});

test("a refusal has the server's code", async () => {
  server(404, '{"error": "not_found", "message": "no such table"}');
  await expect(api.table("t1")).rejects.toMatchObject({ code: "not_found", message: "no such table" });
});

test("a refusal that cannot be read has failed, and no answer at all is unreachable", async () => {
  server(502, "<html>");
  await expect(api.games()).rejects.toMatchObject({ code: "failed", message: "Oh" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await expect(api.games()).rejects.toMatchObject({ code: "unreachable" });
});
