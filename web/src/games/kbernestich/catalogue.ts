/** Every square of the plot sheet, every action, and the words of the game, with their help. */
import type { Entry, Group } from "../../lib/rules/parts";
import { AREAS, areaHelp } from "./kbernestich";

const ACTIONS = ["incubation", "observation", "review", "pessimism", "optimism"];
const entry = (name: string, help: string): Entry => ({ name: { m: name }, help: { m: help } });

export const catalogue: Group[] = [
  { title: "board-sheet", entries: [entry("area-envoys", "help-trump"), ...(["colour", ...AREAS] as const).map((area) => entry(`area-${area}`, areaHelp(area)))] },
  { title: "area-action", entries: ACTIONS.map((action) => entry(`action-${action}`, `help-${action}`)) },
  { title: "option-foreseen_future", entries: [entry("catalogue-claim", "help-claim")], when: (table) => table.foreseen_future === "on" },
  {
    title: "catalogue-words",
    entries: [entry("screen-cubes", "help-cubes"), entry("screen-discs", "help-discs"), entry("screen-pile", "help-base"), entry("catalogue-scoring", "help-scoring")],
  },
];
