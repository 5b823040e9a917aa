/** What a seat could do, in words a player uses: the log's, or those of `act-<game>-<verb>` where the log is silent or says too little. */
import { t } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Idea } from "./protocol";

/** From here on a difference is more than luck with the imagined worlds. */
export const NOTICEABLE = 0.03;

export const percent = (chance: number): number => Math.round(100 * chance);

export function doing(play: Play, seat: number, { act, say, told }: Idea): string {
  const { verb, ...fields } = act;
  const own = `act-${play.game}-${verb}`;
  if (play.says(own)) return play.text(own, { ...told?.facts, seat, ...fields });
  return told ? play.text(`log-${told.kind}`, told.facts) : play.text("act-unsaid", { seat, say });
}

/** The points that an idea leads to; alone, how far ahead of the automa. */
export function sight(play: Play, { points }: Idea): string {
  const rounded = Math.round(points);
  if (play.view.seats > 1) return t("in-sight", { points: rounded });
  return t("in-sight-solo", { change: rounded < 0 ? "less" : "more", amount: Math.abs(rounded) });
}

/** The message `id` of the shell about an idea: what is done, and what it promises. */
export const told = (id: string, play: Play, seat: number, idea: Idea): string =>
  t(id, { doing: doing(play, seat, idea), chance: percent(idea.chance), sight: sight(play, idea) });
