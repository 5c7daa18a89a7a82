/** Every card and superpower, with its help. */
import type { Group } from "../../lib/rules/parts";
import { KNONSTERS } from "./moves";
import { kindOf, LETTERS, nameOf, OWN_KINDS, RANK_CARDS, typeOf } from "./race";

/** Superpowers are drawn by their Knonster: numbers below the first card. */
export const POWERS = -KNONSTERS;

const card = (type: number) => ({ name: { m: `board-kind-${kindOf(type)}` }, help: { m: `help-${kindOf(type)}` }, mark: type });

export const catalogue: Group[] = [
  { title: "catalogue-cards", entries: [...OWN_KINDS.map((kind, i) => typeOf(kind, i % KNONSTERS)), ...RANK_CARDS].map(card) },
  {
    title: "option-superpowers",
    entries: LETTERS.map((letter, k) => ({ name: nameOf(k), help: { m: `help-power-${letter}` }, mark: POWERS + k })),
    when: (table) => table.superpowers === "on",
  },
];
