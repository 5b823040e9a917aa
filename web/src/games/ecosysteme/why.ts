/** Where points come from, in words: line by line on the slip, or all of it in one line where there is no room beside the board. */
import type { Gain, Game } from "../../generated/ecosysteme";
import { gain } from "../../lib/numbers";
import type { Play } from "../../lib/play.svelte";
import { intentOf } from "./intent.svelte";
import { choosing, giving, includes, swapping } from "./offers";
import { cardName, cardRule, countedKinds } from "./words";

/** What a line of the score is called in a change. */
export const partName = (play: Play<Game>, change: Gain, rule: string): string =>
  rule === "biodiversity" && change.gaps !== change.gaps_before
    ? play.text("why-biodiversity", { before: change.gaps_before, gaps: change.gaps })
    : play.text(`score-${rule}`);

/** The own cards in these cells, by their kinds. */
export const kindsIn = (play: Play<Game>, cells: number[][]): string[] =>
  (intentOf(play).own?.cards ?? []).filter((card) => includes(cells, [card.row, card.column])).map((card) => card.kind);

const partsOf = (play: Play<Game>, change: Gain): string[] =>
  change.parts.length
    ? change.parts.map(({ rule, points }) => `${partName(play, change, rule)} ${gain(points)}`)
    : [play.text("why-nothing")];

/** What the prepared play would bring and why, else what the card in question does; nothing where none is. */
export function inBrief(play: Play<Game>): string {
  const intent = intentOf(play);
  const { foreseen, asked, card } = intent;
  const [gift, swap] = [giving(play.chosen), swapping(play.chosen)];
  const said = (): string[] => {
    if (asked) return [cardName(play, asked), cardRule(play, asked)];
    if (swap) return swap.equal ? [play.text("why-equal")] : partsOf(play, swap);
    if (gift)
      return [
        play.text("why-give", { card: `@one-${gift.card}` }),
        ...partsOf(play, gift.rival),
        ...(gift.points ? [play.text("why-give-you"), ...partsOf(play, gift)] : []),
      ];
    if (foreseen?.helpers.length)
      return [...partsOf(play, foreseen), play.text("why-with", { cards: countedKinds(play, kindsIn(play, foreseen.helpers)) })];
    if (foreseen) return [...partsOf(play, foreseen), ...(foreseen.swap ? [play.text("why-rabbit")] : [])];
    if (!card) return [];
    const best = choosing(play.chosen)?.best;
    return [cardName(play, card), cardRule(play, card), ...(best === undefined ? [] : [play.text("why-best", { gain: gain(best) })])];
  };
  return said().join(" · ");
}
