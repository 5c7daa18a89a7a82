/** Every contract, and the words of the game, with their help. */
import type { Entry, Group } from "../../lib/rules/parts";

const CONTRACTS = 18;
const entry = (name: string, help: string): Entry => ({ name: { m: name }, help: { m: help } });

export const catalogue: Group[] = [
  {
    title: "option-contract_set",
    entries: Array.from({ length: CONTRACTS }, (_, i) => ({ name: { m: "catalogue-contract", f: { number: i + 1, contract: { m: `contract-${i + 1}` }, label: { m: `contract-${i + 1}-label` } } }, help: { m: `contract-${i + 1}-help` } })),
  },
  {
    title: "catalogue-words",
    entries: [
      ...["forehand", "declarer"].map((word) => entry(`board-${word}`, `help-${word}`)),
      entry("catalogue-auction", "help-auction"),
      ...["hotseat", "penalty"].map((word) => entry(`board-${word}`, `help-${word}`)),
      entry("catalogue-exchange", "help-exchange"),
      entry("screen-tricks", "help-tricks"),
      ...["record", "value", "points"].map((word) => entry(`board-${word}`, `help-${word}`)),
    ],
  },
  { title: "board-cube", entries: [entry("board-cube", "help-cube")], when: (table) => table.less_mizerka === "off" },
];
