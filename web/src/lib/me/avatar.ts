/** A person's picture, drawn from the id: always the same, and told apart by its shape alone. */

export const SIDE = 5;

export interface Picture {
  /** Which of the squares are filled, by row; left and right are the same. */
  filled: boolean[];
  /** How the filled ones are drawn. */
  shape: "square" | "round" | "diamond";
  /** The degree of the colour, which is not needed to tell pictures apart. */
  hue: number;
}

const SHAPES = ["square", "round", "diamond"] as const;

/** Numbers that follow from the id (FNV-1a, then mixed), as many as wanted. */
function* numbers(id: string): Generator<number, never> {
  let hash = 0x811c9dc5;
  for (const sign of id) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  for (;;) {
    hash = (hash + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    yield (mixed ^ (mixed >>> 16)) >>> 0;
  }
}

export function picture(id: string): Picture {
  const draw = numbers(id);
  const next = (): number => draw.next().value;
  const half = Math.ceil(SIDE / 2);
  const left = Array.from({ length: SIDE * half }, () => next() % 2 === 0);
  const filled = Array.from({ length: SIDE * SIDE }, (_, i) => {
    const column = i % SIDE;
    return left[Math.floor(i / SIDE) * half + Math.min(column, SIDE - 1 - column)] ?? false;
  });
  filled[Math.floor((SIDE * SIDE) / 2)] = true; // never empty
  return { filled, shape: SHAPES[next() % SHAPES.length] ?? "square", hue: next() % 360 };
}
