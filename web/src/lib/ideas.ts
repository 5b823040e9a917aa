/** What a seat could do or did, in words a player uses: the log's, or the game's `act-<verb>` where the log is silent or
 * says too little, or its `known-<kind>` where the log keeps from others what the reader of this may know. */
import { t } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Deed, Idea, Why } from "./protocol";

/** From here on a difference is more than luck with the imagined worlds. */
export const NOTICEABLE = 0.03;

export const percent = (chance: number): number => Math.round(100 * chance);

export function doing(play: Pick<Play, "says" | "text">, seat: number, { act, say, told }: Deed): string {
  const { verb, ...fields } = act;
  const own = `act-${verb}`;
  if (play.says(own)) return play.text(own, { ...told?.facts, seat, ...fields });
  if (!told) return play.text("act-unsaid", { seat, say });
  const known = `known-${told.kind}`;
  return play.text(play.says(known) ? known : `log-${told.kind}`, told.facts);
}

/** The same within another sentence, without its full stop. */
export const cited = (play: Pick<Play, "says" | "text">, seat: number, deed: Deed): string => doing(play, seat, deed).replace(/\.$/, "");

/** The points that an idea leads to; alone, how far ahead of the automa. */
export function sight(play: Play, { points }: Idea): string {
  const rounded = Math.round(points);
  if (play.view.seats > 1) return play.text("in-sight", { points: rounded });
  return t("in-sight-solo", { change: rounded < 0 ? "less" : "more", amount: Math.abs(rounded) });
}

/** One reason of a hint: the game's own words for it where it has some, else points in one line of its score. */
export function reason(play: Play, seat: number, { name, seat: whose, amount }: Why): string {
  const way = `${whose === seat ? "own" : "other"}-${amount > 0 ? "more" : "less"}`;
  const size = Math.abs(amount);
  const facts = { amount: Math.round(10 * size) / 10, percent: Math.round(100 * size), name: play.name(whose) };
  // Of what happens now and then a part is told as how often.
  if (size < 1 && play.says(`because-${name}-${way}-often`)) return play.text(`because-${name}-${way}-often`, facts);
  if (play.says(`because-${name}-${way}`)) return play.text(`because-${name}-${way}`, facts);
  const line = play.text(play.says(`because-${name}`) ? `because-${name}` : `score-${name}`);
  return play.text(`because-${way}`, { ...facts, line: line[0].toLocaleLowerCase() + line.slice(1) });
}

/** What speaks for an action and what it costs, in a sentence of its own. */
export function reasons(play: Play, seat: number, all: Why[]): string {
  const told = (good: boolean) => all.filter((each) => each.good === good).map((each) => reason(play, seat, each));
  const [cost] = told(false);
  return t(cost ? "review-why-but" : "review-why", { reasons: told(true), cost: cost ?? null });
}

/** Why one action rather than another: what it changes in the imagined worlds, and what it costs. Nothing where both read the same. */
export function why(play: Play, seat: number, action: Deed, other: Deed, all: Why[]): string {
  const told = (good: boolean) => all.filter((each) => each.good === good).map((each) => reason(play, seat, each));
  const [reasons, [cost]] = [told(true), told(false)];
  if (!reasons.length && doing(play, seat, action) === doing(play, seat, other)) return "";
  return t(!reasons.length ? "hint-even" : cost ? "hint-why-but" : "hint-why", {
    other: cited(play, seat, other),
    reasons,
    cost: cost ?? null,
  });
}

/** The message `id` of the shell about an idea: what is done, and what it promises. */
export const told = (id: string, play: Play, seat: number, idea: Idea): string =>
  t(id, { doing: doing(play, seat, idea), chance: percent(idea.chance), sight: sight(play, idea) });
