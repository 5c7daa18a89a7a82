/** The table as a place: its numbers, names and sizes. A place is where a ring may lie; places are counted in ring widths from the middle. */

export type At = [number, number];

export interface Point {
  x: number;
  y: number;
}

const RADIUS = 7;
const ROW = Math.sqrt(0.75); // from row to row
const ROWS = "ABCDEFGHIJKLMNO";

/** Where each place lies, by its number, as the rules count them: row by row. */
export const COORDINATES: At[] = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS).flatMap((r) =>
  Array.from({ length: 2 * RADIUS + 1 - Math.abs(r) }, (_, i): At => [Math.max(-RADIUS, -RADIUS - r) + i, r]),
);

export const coordinates = (place: number): At => COORDINATES[place] ?? [0, 0];

/** The middle of a place, in ring widths. */
export function middle([q, r]: At): Point {
  return { x: q + r / 2, y: r * ROW };
}

export const spot = (place: number): Point => middle(coordinates(place));

export function touch([q, r]: At, [p, s]: At): boolean {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s)) === 1;
}

// --- how large it is drawn

const RIM = 0.6; // of felt around the outermost places
export const WORLD = { width: 2 * RADIUS + 1 + 2 * RIM, height: 2 * RADIUS * ROW + 1 + 2 * RIM };
const FINGER = 44; // pixels a ring has at least
const ROOMY = 5; // places from the middle that are seen where there is room: rings hardly ever go further
const START = 3; // the board at the start
const EDGE = 0.35; // of felt around these

const fit = (radius: number, width: number, height: number): number =>
  Math.min(width / (2 * radius + 1 + EDGE), height / (2 * radius * ROW + 1 + EDGE));

/** How many pixels a ring is wide: never too small for a finger, whatever lies on the table. */
export function ringSize(width: number, height: number): number {
  const roomy = fit(ROOMY, width, height);
  return roomy >= FINGER ? roomy : Math.max(FINGER, Math.min(fit(START, width, height), 1.2 * FINGER));
}

/** The zooms one can choose between: closer, and as far as everything can be seen and still be pressed. */
export function zooms(width: number, height: number): number[] {
  const ring = ringSize(width, height);
  const far = Math.max(FINGER, fit(RADIUS, width, height)) / ring;
  return [...(far < 0.95 ? [far] : []), 1, 1.35, 1.8];
}

/** Pixels from the corner of the world. */
export function onGround(p: Point, ring: number): Point {
  return { x: (p.x + WORLD.width / 2) * ring, y: (p.y + WORLD.height / 2) * ring };
}

// --- the rim: where E8 is

export interface Label {
  text: string;
  at: number; // pixels along the rim
  number: number; // the row's or the line's own: r or q
}

/** Letters of the rows along the left side, as far as they are seen. */
export function letters(ring: number, top: number, height: number): Label[] {
  return [...ROWS].map((text, i) => ({ text, number: i - RADIUS, at: onGround(middle([0, i - RADIUS]), ring).y - top })).filter((one) => one.at > 0 && one.at < height);
}

/** Numbers go with the slanting lines: below, where these meet the lower side. */
export function numbers(ring: number, left: number, top: number, width: number, height: number): Label[] {
  const r = ((top + height) / ring - WORLD.height / 2) / ROW;
  return lines((q) => onGround({ x: q + r / 2, y: 0 }, ring).x - left).filter((one) => one.at > 0 && one.at < width);
}

/** The other lines meet the right side, and have their numbers there. */
export function numbersBeside(ring: number, left: number, top: number, width: number, height: number): Label[] {
  const x = (left + width) / ring - WORLD.width / 2;
  return lines((q) => onGround({ x: 0, y: 2 * (x - q) * ROW }, ring).y - top).filter((one) => one.at > 0 && one.at < height);
}

function lines(at: (q: number) => number): Label[] {
  return Array.from({ length: 2 * RADIUS + 1 }, (_, i) => ({ text: String(i + 1), number: i - RADIUS, at: at(i - RADIUS) }));
}

// --- going from place to place

const WAYS = { ArrowRight: { x: 1, y: 0 }, ArrowLeft: { x: -1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export function isArrow(key: string): key is keyof typeof WAYS {
  return Object.hasOwn(WAYS, key);
}

/** The place an arrow key leads to: near, and rather straight ahead than aside. */
export function nearest<P extends { at: At }>(here: At, key: keyof typeof WAYS, places: P[]): P | null {
  const [from, way] = [middle(here), WAYS[key]];
  const far = (place: P): number => {
    const to = middle(place.at);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    return ahead > 0.1 ? ahead + 2 * aside : Infinity;
  };
  const next = places.toSorted((a, b) => far(a) - far(b))[0];
  return next && far(next) < Infinity ? next : null;
}

/** Where the marbles of a ring lie, by how many there are. */
export function spots(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 + (count === 2 ? Math.PI / 2 : count === 4 ? Math.PI / 4 : 0);
    return { x: 0.17 * Math.cos(angle), y: 0.17 * Math.sin(angle) };
  });
}
