/** The last season's end, told step by step from the events. */
import type { Event } from "../../lib/protocol";

export type Chapter = { step: number; events: Event[] };
export type Ending = { season: number; chapters: Chapter[]; done: boolean };

export const STEPS = 6;
/** After the last season: animals, the largest forest and the totals. */
export const FINALE = 7;
const FINAL = ["wildlife", "largest", "score", "win", "solo-victory", "solo-defeat"].flatMap((kind) => [kind, `spirit-${kind}`]);

export function lastEnding(events: Event[]): Ending | null {
  const start = events.findLastIndex(({ kind }) => kind === "season-end");
  if (start < 0) return null;
  const chapters: Chapter[] = [];
  let done = false;
  for (const event of events.slice(start + 1)) {
    if (event.kind === "season") {
      done = true;
      break;
    }
    if (event.kind === "step") chapters.push({ step: Number(event.facts.step), events: [] });
    else if (FINAL.includes(event.kind)) {
      done = true;
      if (chapters.at(-1)?.step !== FINALE) chapters.push({ step: FINALE, events: [] });
      chapters.at(-1)!.events.push(event);
    } else chapters.at(-1)?.events.push(event);
  }
  return { season: Number(events[start].facts.season), chapters, done };
}

/** Whose line it is: a seat, the Spirit's forest, or nobody's. */
export const forestOf = (event: Event): number | null =>
  typeof event.facts.seat === "number" ? event.facts.seat : event.kind.startsWith("spirit-") ? 1 : null;
