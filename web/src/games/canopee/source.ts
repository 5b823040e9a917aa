/** Where cards that come into a forest are seen coming from. */
import { untrack } from "svelte";
import type { Event, Game } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import { pileOf } from "./seating";

const SOURCES: Event["kind"][] = ["keep", "spirit-keep", "draw", "use", "germinate", "spirit-germinate"];

/** Of a card that comes just now: for those that lie there it is not asked again. */
export const source = (play: Play<Game>): string => untrack(() => latest(play));

function latest(play: Play<Game>): string {
  const event = play.events.findLast(({ kind }) => SOURCES.includes(kind));
  if (event?.kind !== "keep" && event?.kind !== "spirit-keep") return "deck";
  const pile = pileOf(play.view.table, event.kind === "keep" ? event.facts.seat : 0, event.facts.pile);
  return pile ? `pile-${pile.pile}` : "deck";
}
