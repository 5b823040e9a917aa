/** Which things on the table an event is about, by their names: piles, trees, and groups of cards in a forest. */
import type { Game } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";
import { pileOf } from "./seating";
import { animals, plants } from "./species";

/** The cards that strike or are counted, by the kind of event. */
const KINDS: Partial<Record<string, string[]>> = {
  "fire-strikes": ["fire"],
  "fire-spreads": ["fire"],
  "disease-strikes": ["disease"],
  "disease-spreads": ["disease"],
  plants,
  weather: ["rain", "sun"],
  wildlife: animals,
};

type Named = Partial<{ seat: number; forest: number; pile: number; tree: number; card: `@card-${string}` }>;

export function about(play: Play<Game>, { kind, facts }: EventOf<Game>): string[] {
  const { seat, forest, pile, tree, card } = facts as Named;
  const whose = seat ?? forest ?? 0;
  if (pile !== undefined) return [`whole-pile-${pileOf(play.view.table, whose, pile)?.pile ?? pile - 1}`];
  if (tree !== undefined) return [`tree-of-${whose}-${tree}`];
  const kinds = card ? [card.slice("@card-".length)] : (KINDS[kind.replace("spirit-", "")] ?? []);
  return kinds.flatMap((one) => (whose === play.seat ? [`bed-${one}`, `animal-${one}`] : [`lies-${whose}-${one}`]));
}
