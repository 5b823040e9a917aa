/** How canoes travelled, told by the events of a state: who is where at which moment, one canoe after the other. */
import type { Game } from "../../generated/canyon";
import type { EventOf } from "../../lib/protocol";
import { CAVE } from "./river/course";

type Event = EventOf<Game>;

/** A canoe is at a space at a time; `falling` where it goes over the fall after that space. */
export type Station = { space: string; time: number; falling?: boolean };
export type Journeys = Map<number, Station[]>;

export const STEP = 90;
const PAUSE = 160;
export const DROP = 420;

/** The spaces that a canoe came by, and how long it took from one to the next; nothing where no canoe moved. */
function travelled(event: Event): { spaces: string[]; long: number } | null {
  if (event.kind === "go" || event.kind === "land") return event.facts.path.length > 1 ? { spaces: event.facts.path, long: STEP } : null;
  if (event.kind !== "drift" && event.kind !== "push") return null;
  const { from, to } = event.facts;
  return { spaces: [from, to], long: to === CAVE ? DROP : 2 * STEP };
}

/** Pushed canoes move together with the one that pushes them; everybody else waits until the one before has arrived. */
export function journeys(events: Event[]): { seats: Journeys; lasts: number } {
  const seats: Journeys = new Map();
  let [start, end] = [0, 0];
  for (const event of events) {
    const way = travelled(event);
    if (!way || !("seat" in event.facts)) continue;
    const { seat } = event.facts;
    const { spaces, long } = way;
    if (event.kind !== "push") start = end ? end + PAUSE : 0;
    const known = seats.get(seat) ?? [];
    spaces.forEach((space, step) => known.push({ space, time: start + step * long, falling: long === DROP && step === 0 }));
    seats.set(seat, known);
    end = Math.max(end, start + (spaces.length - 1) * long);
  }
  return { seats, lasts: end };
}
