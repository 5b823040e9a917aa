/** The last season's end, told step by step from the events. */
import type { Event } from "../../generated/canopee";

export type Chapter = { step: number; events: Event[] };
export type Ending = { season: number; chapters: Chapter[]; done: boolean };

export const STEPS = 6;
/** After the last season: animals, the largest forest and the totals. */
export const FINALE = 7;
const FINAL: Event["kind"][] = [
  ...(["wildlife", "largest", "score", "spirit-wildlife", "spirit-largest", "spirit-score"] as const),
  ...(["win", "solo-victory", "solo-defeat"] as const),
];

export function lastEnding(events: Event[]): Ending | null {
  const start = events.findLastIndex(({ kind }) => kind === "season-end");
  const end = events[start];
  if (end?.kind !== "season-end") return null;
  const chapters: Chapter[] = [];
  let done = false;
  for (const event of events.slice(start + 1)) {
    if (event.kind === "season") {
      done = true;
      break;
    }
    if (event.kind === "step") chapters.push({ step: event.facts.step, events: [] });
    else if (FINAL.includes(event.kind)) {
      done = true;
      if (chapters.at(-1)?.step !== FINALE) chapters.push({ step: FINALE, events: [] });
      chapters.at(-1)!.events.push(event);
    } else chapters.at(-1)?.events.push(event);
  }
  return { season: end.facts.season, chapters, done };
}

/** Whose forest a line is about, if anybody's. */
export function forestOf({ facts }: Event): number | null {
  if ("forest" in facts) return facts.forest;
  return "seat" in facts ? facts.seat : null;
}
