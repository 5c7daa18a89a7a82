/** The line to one table: resumes after a drop from the version it has, and sends again what was not answered. */
import { nameBots } from "./names";
import { outdated } from "./outdated";
import { PROTOCOL, type Answer, type Line, type ServerFrame, type TableFrame } from "./wire";

const BEAT = 15_000; // a ping this often
const DEAF = 40_000; // silence after which the line counts as lost
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
export const CANNOT_GO_ON = "cannot_go_on"; // the log of the table cannot be played on by this server

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

export class TableLink {
  /** The newest frame. */
  latest = $state.raw<TableFrame | null>(null);
  log = $state.raw<Line[]>([]);
  status = $state<"connecting" | "open" | "lost">("connecting");
  /** While the server still compiles the game: how far it is, 0 to 1. */
  preparing = $state<number | null>(null);
  /** Why the server will never show this table, as its error code. */
  refused = $state("");
  onframe: (frame: TableFrame) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private heard = 0;
  private failures = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    this.beat = setInterval(() => this.pulse(), BEAT);
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.show);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const eyes = this.latest?.eyes ?? null;
    const through = eyes === null ? "" : `&eyes=${eyes}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?version=${this.latest?.version ?? 0}${through}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerFrame);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(frame: ServerFrame): void {
    if (this.closed) return;
    this.heard = Date.now();
    if (frame.type === "hello") this.greet(frame.protocol);
    if (frame.type === "table") this.take(frame);
    if (frame.type === "answer") this.answered(frame);
    if (frame.type === "preparing") this.preparing = Number(frame.progress) || 0;
  }

  /** An older server sends no greeting: then this page is the newer one and understands it. */
  private greet(protocol: number): void {
    if (protocol === PROTOCOL) return;
    this.close();
    outdated();
  }

  private take(frame: TableFrame): void {
    if (this.status !== "open") this.opened();
    this.preparing = null;
    const changed = this.latest && this.latest.eyes !== frame.eyes; // every pair of eyes counts its own versions
    const first = frame.log[0]?.version ?? Infinity;
    this.log = changed || frame.since === 0 ? frame.log : [...this.log.filter((line) => line.version < first), ...frame.log];
    this.latest = { ...frame, seats: nameBots(frame.seats) };
    this.onframe(this.latest);
  }

  private opened(): void {
    this.status = "open";
    this.wait = FIRST_WAIT;
    this.failures = 0;
    if (document.hidden) this.show();
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private answered(answer: Answer): void {
    if (!answer.ok && answer.error === CANNOT_GO_ON) {
      this.refused = answer.error;
      this.close(); // asking again would not help
    }
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    waiting?.resolve(answer);
  }

  private lose(): void {
    if (this.closed) return;
    this.failures += 1;
    if (this.latest || this.failures > 2) this.status = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private pulse(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > DEAF) this.socket.close();
    else this.socket.send(JSON.stringify({ v: 1, id: newId(), do: "ping" }));
  }

  /** Try again at once. */
  now = (): void => {
    if (this.status === "lost" && this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** Say whether the page is in front: who has it behind others is told when it is their turn. */
  private show = (): void => {
    if (this.status === "open" && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: 1, id: newId(), do: "visible", visible: !document.hidden }));
  };

  /** Ask the table for something. The promise is kept across drops: the same id is never carried out twice. */
  send(what: string, fill: Record<string, unknown> = {}): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ v: 1, id, do: what, ...fill });
    return new Promise((resolve) => {
      this.waiting.set(id, { text, resolve });
      if (this.status === "open" && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.show);
    this.socket?.close();
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
