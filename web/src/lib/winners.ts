/** Who won, in words. */

import { t } from "./lang.svelte";
import type { Play } from "./play.svelte";

export function headline(play: Play): string {
  const { ranks, level, won, rival } = play.outcome!;
  if (rival && !won) return t("lost-solo", { rival: rivalName(play) });
  if (rival) return level ? play.text(`level-${level}`) : t("won-solo", { rival: rivalName(play) });
  const best = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (best.length > 1) return t("won-together", { names: best.map((seat) => play.name(seat)) });
  return best[0] === play.seat ? t("won-you", { name: play.name(best[0]) }) : t("won", { name: play.name(best[0]) });
}

/** What whoever is played against alone is called. */
export const rivalName = (play: Play): string => play.text(play.outcome!.rival!.name.slice(1));

/** How close it was; nothing to say when alone. */
export function margin(play: Play): string {
  const { ranks, scores } = play.outcome!;
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  if (order.length < 2 || order[0].rank === order[1].rank) return "";
  const points = scores[order[0].seat] - scores[order[1].seat];
  return play.text(points > 0 ? "won-by" : "won-tie", { points, seat: order[1].seat });
}
