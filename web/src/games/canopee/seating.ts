/** The ring of seats and piles. */
import type { CanopeeView, Game, PileView } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";

/** The other forests from the left of the screen to its right: the left neighbour, who is next, comes first. */
export function others(forests: number, own: number): number[] {
  return Array.from({ length: forests - 1 }, (_, place) => (own + 1 + place) % forests);
}

const reach = (pile: PileView, seat: number): boolean => pile.seats.includes(seat);

/** The piles within reach, as they lie before a seat; in the ring the one shared with the left neighbour, the centre, the one shared on the right. */
export function inReach({ piles, forests }: CanopeeView, own: number): PileView[] {
  const near = piles.filter((pile) => reach(pile, own));
  const centre = near.find((pile) => pile.centre);
  if (!centre) return near;
  const left = near.find((pile) => pile !== centre && reach(pile, (own + 1) % forests.length));
  const right = near.find((pile) => pile !== centre && pile !== left);
  return [left, centre, right].filter((pile) => pile !== undefined);
}

/** The pile between a seat and the next one, out of the own reach. */
export const between = ({ piles, forests }: CanopeeView, seat: number, own: number): PileView | undefined =>
  piles.find((pile) => reach(pile, seat) && reach(pile, (seat + 1) % forests.length) && !reach(pile, own));

/** The pile that a seat calls its first, second or third. */
export const pileOf = ({ piles }: CanopeeView, seat: number, number: number): PileView | undefined =>
  piles.find(({ numbers }) => numbers[seat] === number);

/** What the reader calls a pile; spectators count them all. */
export const numberOf = (play: Play<Game>, pile: PileView): number => (play.seat !== null && pile.numbers[play.seat]) || pile.pile + 1;
