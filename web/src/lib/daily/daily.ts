/** How somebody fared at a day's deal, in words. */
import type { Dealt, Outcome } from "../wire";
import { t } from "../words.svelte";

export type Standing = "new" | "begun" | "done";

export function standing(deal: Pick<Dealt, "mine" | "table">): Standing {
  return deal.mine ? "done" : deal.table ? "begun" : "new";
}

export const outcomeWords = ({ place, points }: Outcome): string => t("web-daily-outcome", { place, points: String(points).replace("-", "−") });

/** The rank among all who have played; alone there is nothing to compare. */
export function rankWords({ rank, played }: Pick<Dealt, "rank" | "played">): string {
  if (!rank || !played) return "";
  return played > 1 ? t("web-daily-rank", { rank, played }) : t("web-daily-alone");
}

/** Was one better than the expert, as good, or not? First places count, then points. */
export function besideExpert(mine: Outcome, expert: Outcome): "better" | "same" | "worse" {
  const ahead = expert.place - mine.place || mine.points - expert.points;
  return ahead > 0 ? "better" : ahead < 0 ? "worse" : "same";
}
