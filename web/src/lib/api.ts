/** Requests to the server. A refusal becomes a Refused with the server's code. */
import type { Board, Daily, GameInfo, Guest, NewTable, NextTable, Profile, Progress, Reviewed, Since, Steps, Summaries, SummaryAndInvite, TableRatings, Verified } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function reach(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: method === "POST" ? { "X-Quartett": "1", "Content-Type": "application/json" } : {},
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch {
    throw new Refused("unreachable", "the server does not answer");
  }
  if (!response.ok) {
    const { error = "failed", message = response.statusText } = (await read(response)) as { error?: string; message?: string };
    throw new Refused(error, message);
  }
  return response;
}

const read = (response: Response): Promise<unknown> => response.json().catch(() => ({}));

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  return (await read(await reach(method, path, body))) as T;
}

export const games = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const texts = async (game: string, language: string): Promise<string> => (await reach("GET", `/api/games/${game}/texts/${language}`)).text();
export const me = (): Promise<Guest> => ask("GET", "/api/me");
export const rename = (name: string): Promise<Guest> => ask("POST", "/api/me", { name });
export const tables = (): Promise<Summaries> => ask("GET", "/api/tables");
export const table = (id: string, token = ""): Promise<SummaryAndInvite> => ask("GET", `/api/tables/${id}${token ? `?token=${encodeURIComponent(token)}` : ""}`);
export const open = (wish: NewTable): Promise<{ id: string; invite: string }> => ask("POST", "/api/tables", wish);
export const join = (id: string, token?: string): Promise<{ seat: number }> => ask("POST", `/api/tables/${id}/join`, token ? { token } : {});
export const rematch = (id: string): Promise<{ id: string; invite: string }> => ask("POST", `/api/tables/${id}/rematch`);
export const leave = (id: string): Promise<unknown> => ask("POST", `/api/tables/${id}/leave`);
export const remove = (id: string): Promise<unknown> => ask("POST", `/api/tables/${id}/remove`);
export const steps = (id: string, eyes: string, first: number): Promise<Steps> => ask("GET", `/api/tables/${id}/steps?eyes=${eyes}&first=${first}`);
export const verify = (id: string): Promise<Verified> => ask("POST", `/api/tables/${id}/verify`);
export const review = (id: string, seat: number): Promise<Reviewed | Progress> => ask("GET", `/api/tables/${id}/review?seat=${seat}`);
export const next = (but = ""): Promise<NextTable> => ask("GET", `/api/me/next${but ? `?but=${encodeURIComponent(but)}` : ""}`);
export const daily = (): Promise<Daily> => ask("GET", "/api/daily");
export const playDaily = (game: string): Promise<{ id: string; invite: string }> => ask("POST", "/api/daily", { game });
export const person = (id: string): Promise<Profile> => ask("GET", `/api/people/${encodeURIComponent(id)}`);
export const hide = (hidden: boolean): Promise<unknown> => ask("POST", "/api/people/me", { hidden });
export const board = (game: string, players: string): Promise<Board> => ask("GET", `/api/ratings/${encodeURIComponent(game)}/${encodeURIComponent(players)}`);
export const ratings = (id: string): Promise<TableRatings> => ask("GET", `/api/tables/${id}/ratings`);
export const since = (id: string, seat: number, version: number): Promise<Since> => ask("GET", `/api/tables/${id}/since?seat=${seat}&version=${version}`);
