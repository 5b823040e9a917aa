/** Which things on the table an event is about, by their names: cards, bids and canoes. */
import type { Game } from "../../generated/canyon";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";

export function about(_play: Play<Game>, { kind, facts }: EventOf<Game>): string[] {
  if ("card" in facts) return [facts.card.slice(1)];
  if (kind === "bid" || kind === "bid-sealed")
    return facts.tempo?.map((value) => `tempo-${facts.seat}-${value}`) ?? [`tempo-${facts.seat}`];
  return "seat" in facts ? [`canoe-${facts.seat}`] : [];
}
