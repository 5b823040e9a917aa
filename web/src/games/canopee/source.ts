/** Where cards that come into a forest are seen coming from. */
import type { CanopeeView } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import { pileOf } from "./seating";

const SOURCES = ["keep", "spirit-keep", "draw", "use", "germinate", "spirit-germinate"];

export function source(play: Play<CanopeeView>): string {
  const event = play.events.findLast(({ kind }) => SOURCES.includes(kind));
  if (!event?.kind.endsWith("keep")) return "deck";
  const seat = typeof event.facts.seat === "number" ? event.facts.seat : 0;
  return `pile-${pileOf(play.view.table.piles.length, seat, Number(event.facts.pile))}`;
}
