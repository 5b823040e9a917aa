/** Which things on the table an event is about, by their names: piles, trees, and groups of cards in a forest. */
import type { Game } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";
import { pileOf } from "./seating";

type Named = Partial<{ seat: number; forest: number; pile: number; tree: number; card: `@card-${string}` }>;

export function about(play: Play<Game>, { facts }: EventOf<Game>): string[] {
  const { seat, forest, pile, tree, card } = facts as Named;
  const whose = seat ?? forest ?? 0;
  if (pile !== undefined) return [`whole-pile-${pileOf(play.view.table, whose, pile)?.pile ?? pile - 1}`];
  if (tree !== undefined) return [`tree-of-${whose}-${tree}`];
  if (card === undefined) return [];
  const kind = card.slice("@card-".length);
  return whose === play.seat ? [`bed-${kind}`, `animal-${kind}`] : [`lies-${whose}-${kind}`];
}
