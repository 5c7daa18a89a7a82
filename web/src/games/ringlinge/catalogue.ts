/** The three actions, and the words of the game, with their help. */
import type { Entry, Group } from "../../lib/rules/parts";
import { ACTIONS } from "./ringlinge";

const entry = (name: string, help: string): Entry => ({ name: { m: name }, help: { m: `help-${help}` } });

export const catalogue: Group[] = [
  { title: "catalogue-actions", entries: ACTIONS.map((action) => entry(`action-${action}`, action)) },
  {
    title: "catalogue-words",
    entries: [
      ...["link", "jump", "room"].map((word) => entry(`catalogue-${word}`, word)),
      ...["supply", "blocked", "majority", "circle"].map((word) => entry(`term-${word}`, word)),
      entry("catalogue-take", "take"),
      entry("term-leaving", "leaving"),
      entry("term-quiet", "limit"),
    ],
  },
];
