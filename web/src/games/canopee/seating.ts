/** The ring of seats and piles. */
import type { CanopeeView, PileView } from "../../generated/canopee";

/** The other forests from the left of the screen to its right: the left neighbour, who is next, comes first. */
export function others(forests: number, own: number): number[] {
  return Array.from({ length: forests - 1 }, (_, place) => (own + 1 + place) % forests);
}

/** The piles within reach, as they lie before a seat; in the ring the left one, the centre, the right one. */
export function inReach(table: CanopeeView, own: number): PileView[] {
  const piles = table.piles.filter((pile) => pile.seats.includes(own));
  if (table.piles.length === 3) return piles;
  return [own, table.piles.length - 1, (own + table.piles.length - 2) % (table.piles.length - 1)].map((pile) => table.piles[pile]);
}

/** The pile between a seat and the next one, out of the own reach. */
export const between = (table: CanopeeView, seat: number, own: number): PileView | undefined =>
  table.piles.length > 3 && !table.piles[seat].seats.includes(own) ? table.piles[seat] : undefined;

/** Which pile a seat calls its first, second or third. */
export function pileOf(piles: number, seat: number, number: number): number {
  if (piles === 3) return number - 1;
  const seats = piles - 1;
  return number === 1 ? (seat + seats - 1) % seats : number === 2 ? seat : seats;
}
