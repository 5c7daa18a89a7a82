import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableLink } from "./socket.svelte";
import { PROTOCOL, type Line, type TableFrame } from "./wire";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { id: string; do: string }[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const line = (version: number): Line => ({ version, seat: 0, event: "", words: { m: `w${version}` }, effect: null, move: 1 });

function table(version: number, more: Partial<TableFrame> = {}): Partial<TableFrame> {
  return { v: 1, type: "table", version, since: 0, eyes: 0, seats: [], log: [line(version)], ...more };
}

let link: TableLink;
let reloads: number;
const counted = (): void => {
  reloads += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  reloads = 0;
  addEventListener("quartett:outdated", counted);
  link = new TableLink("t1");
});

afterEach(() => {
  link.close();
  removeEventListener("quartett:outdated", counted);
  vi.useRealTimers();
});

test("the first table opens the line", () => {
  expect(socket().url).toMatch(/^ws:.*\/api\/tables\/t1\/socket\?version=0$/);
  expect(link.status).toBe("connecting");
  socket().say(table(4));
  expect(link.status).toBe("open");
  expect(link.latest?.version).toBe(4);
});

test("after a drop the line resumes from what it has, through the same eyes", () => {
  socket().say(table(4, { eyes: 2 }));
  socket().close();
  expect(link.status).toBe("lost");
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().url).toMatch(/version=4&eyes=2$/);
  socket().say(table(5, { eyes: 2, since: 4 }));
  expect(link.status).toBe("open");
  expect(link.log.map((one) => one.version)).toEqual([4, 5]);
});

test("it tries again ever more slowly, and at once when asked", () => {
  socket().say(table(1));
  for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    const before = FakeSocket.all.length;
    socket().close();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  socket().close();
  const before = FakeSocket.all.length;
  link.now();
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("a new line of the log takes the place of the newer ones it was told before", () => {
  socket().say(table(3, { log: [line(1), line(2), line(3)] }));
  socket().say(table(2, { since: 1, log: [{ ...line(2), words: { m: "other" } }] }));
  expect(link.log.map((one) => one.words?.m)).toEqual(["w1", "other"]);
  socket().say(table(9, { since: 0, log: [line(9)] }));
  expect(link.log.map((one) => one.version)).toEqual([9]);
});

test("other eyes begin their own log", () => {
  socket().say(table(3));
  socket().say(table(5, { eyes: 1, since: 4, log: [line(5)] }));
  expect(link.log.map((one) => one.version)).toEqual([5]);
});

test("an answer comes to who asked", async () => {
  socket().say(table(1));
  const [one, other] = [link.send("hint"), link.send("undo")];
  const [first, second] = socket().sent;
  socket().say({ v: 1, type: "answer", id: second?.id, ok: false, error: "barrier" });
  socket().say({ v: 1, type: "answer", id: first?.id, ok: true });
  expect((await one).ok).toBe(true);
  expect((await other).error).toBe("barrier");
});

test("what was not answered is sent again under the same id, what was answered is not", async () => {
  socket().say(table(1));
  void link.send("move", { move: 7 });
  const done = link.send("undo");
  socket().say({ v: 1, type: "answer", id: socket().sent[1]?.id, ok: true });
  await done;
  const [before] = socket().sent;
  socket().close();
  vi.advanceTimersByTime(250);
  expect(socket().sent).toEqual([]);
  socket().say(table(1));
  expect(socket().sent).toEqual([before]);
  expect(before).toMatchObject({ do: "move", move: 7 });
});

test("what is asked while the line is down waits for it", () => {
  void link.send("start");
  expect(socket().sent).toEqual([]);
  socket().say(table(1));
  expect(socket().sent.map((one) => one.do)).toEqual(["start"]);
});

test("a line that has gone silent is dropped and taken up again", () => {
  socket().onopen();
  socket().say(table(1));
  vi.advanceTimersByTime(15_000);
  expect(socket().sent.map((one) => one.do)).toEqual(["ping"]);
  vi.advanceTimersByTime(30_000);
  expect(socket().readyState).toBe(3);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a server of the same protocol, or an older one that does not greet, is understood", () => {
  socket().say({ v: PROTOCOL, type: "hello", protocol: PROTOCOL, release: "9.9" });
  socket().say(table(1));
  expect(link.status).toBe("open");
  expect(reloads).toBe(0);
});

test("another protocol makes the page load itself anew, and nothing more is read or sent", () => {
  socket().say({ v: PROTOCOL + 1, type: "hello", protocol: PROTOCOL + 1, release: "9.9" });
  expect(reloads).toBe(1);
  socket().say(table(1));
  expect(link.latest).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a table that cannot go on says so and is not asked for again", () => {
  socket().say({ v: 1, type: "answer", id: "", ok: false, error: "cannot_go_on", message: "" });
  expect(link.refused).toBe("cannot_go_on");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("any other refusal leaves the line as it is", () => {
  socket().say(table(1));
  socket().say({ v: 1, type: "answer", id: "", ok: false, error: "bad_request", message: "" });
  expect(link.refused).toBe("");
  expect(link.status).toBe("open");
});

test("while the game is compiled it says how far it is", () => {
  socket().say({ v: 1, type: "preparing", progress: 0.25 });
  expect(link.preparing).toBe(0.25);
  socket().say(table(1));
  expect(link.preparing).toBeNull();
});

test("the table hears whether the page is in front", () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  const told = (): unknown[] => socket().sent.flatMap((sent) => (sent.do === "visible" ? [(sent as unknown as { visible: boolean }).visible] : []));
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual([]); // nobody to tell yet
  socket().say(table(1));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toEqual([false, true, false]);
  link.close();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told()).toHaveLength(3);
});
