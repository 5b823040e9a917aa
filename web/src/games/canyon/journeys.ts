/** How canoes travelled, told by the events of a state: who is where at which moment, one canoe after the other. */
import type { Event } from "../../lib/protocol";

/** A canoe is at a space at a time; `falling` where it goes over the fall after that space. */
export type Station = { space: string; time: number; falling?: boolean };
export type Journeys = Map<number, Station[]>;

export const STEP = 90;
const PAUSE = 160;
export const DROP = 420;

/** Pushed canoes move together with the one that pushes them; everybody else waits until the one before has arrived. */
export function journeys(events: Event[]): { seats: Journeys; lasts: number } {
  const seats: Journeys = new Map();
  let [start, end] = [0, 0];
  for (const { kind, facts } of events) {
    if (!["go", "land", "drift", "push"].includes(kind)) continue;
    const stations = (kind === "go" || kind === "land" ? facts.path : [facts.from, facts.to]) as string[];
    if (kind !== "push") start = end ? end + PAUSE : 0;
    const falls = facts.to === "cave";
    const long = falls ? DROP : kind === "go" || kind === "land" ? STEP : 2 * STEP;
    const seat = facts.seat as number;
    const known = seats.get(seat) ?? [];
    stations.forEach((space, step) => known.push({ space, time: start + step * long, falling: falls && step === 0 }));
    seats.set(seat, known);
    end = Math.max(end, start + (stations.length - 1) * long);
  }
  return { seats, lasts: end };
}
