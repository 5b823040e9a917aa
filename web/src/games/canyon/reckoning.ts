import type { Game } from "../../generated/canyon";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";

type Event = EventOf<Game>;
type Reckoning = Extract<Event, { kind: "exact" | "missed" }>;

/** What a round brought a seat. */
export type Reckoned = Reckoning["facts"] & { exact: boolean };

const isReckoning = (event: Event): event is Reckoning => event.kind === "exact" || event.kind === "missed";

/** The reckoning of the last round that was played out, in the order of moving. */
export function told(events: Event[]): Reckoned[] {
  const last = events.findLastIndex(isReckoning);
  const first = events.slice(0, Math.max(last, 0)).findLastIndex((event) => !isReckoning(event)) + 1;
  return events
    .slice(first, last + 1)
    .filter(isReckoning)
    .map(({ kind, facts }) => ({ ...facts, exact: kind === "exact" }));
}

/** All rounds played out, as they were told. */
export function rounds(events: Event[]): { round: number; lines: Reckoned[] }[] {
  const made: { round: number; lines: Reckoned[] }[] = [];
  for (const event of events) {
    if (event.kind === "round") made.push({ round: event.facts.round, lines: [] });
    else if (isReckoning(event)) made.at(-1)?.lines.push({ ...event.facts, exact: event.kind === "exact" });
  }
  return made.filter(({ lines }) => lines.length);
}

/** While canoes move: this round's reckoning, as it was told. What a canoe would bring where it lies now is another matter. */
export const reckoned = (play: Play<Game>): Reckoned[] => told([...play.earlier, ...play.events]);
