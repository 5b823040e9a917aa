/** A state as the scenes that lead to it: the moments worth seeing, then the table at rest. */
import type { Telling } from "./director.svelte";
import type { Play } from "./play.svelte";
import type { Event, StateMessage, View } from "./protocol";

export type Scene = { /** The table then; null for the state itself. */ view: View | null; events: Event[]; telling: Telling | null };

/** What one has just done oneself, and waits for, is no scene of its own: its events come with the next. */
export function scenes(play: Play, state: StateMessage): Scene[] {
  const cuts = [0, ...state.beats.map((beat) => beat.events), state.events.length];
  const shown = [...state.beats.map((beat) => beat.view), null];
  const made: Scene[] = [];
  let before: Event[] = [];
  for (const [index, view] of shown.entries()) {
    const events = state.events.slice(cuts[index], cuts[index + 1]);
    const own = index === 0 && play.busy;
    if (view && own && isOwnAct(play, events)) before = events;
    else {
      const known = own && !view && isMine(play, events);
      const told = known ? null : telling(play, own && view ? others(play, events) : events, view ? "beat" : "move");
      made.push({ view, events: [...before, ...events], telling: told && { ...told, again: told.kind === made.at(-1)?.telling?.kind } });
      before = [];
    }
  }
  return made;
}

const sayable = (play: Play, events: Event[]): Event[] => events.filter((event) => play.says(`log-${event.kind}`));

/** Whether the first thing that happened is the reader's. */
const isMine = (play: Play, events: Event[]): boolean => play.seat !== null && sayable(play, events).at(0)?.facts.seat === play.seat;
const isOwnAct = (play: Play, events: Event[]): boolean => sayable(play, events).length === 1 && isMine(play, events);

/** What followed from one's own act, which one knows. */
const others = (play: Play, events: Event[]): Event[] => (events[0]?.facts.seat === play.seat ? events.slice(1) : events);

/** How much is told beside the sentence. */
const MORE = 2;

/** Of a moment the last event is what it is about; of a move the first. */
function telling(play: Play, events: Event[], scene: Telling["scene"]): Omit<Telling, "again"> | null {
  const told = sayable(play, events);
  const about = scene === "beat" ? told.at(-1) : told.at(0);
  if (!about) return null;
  const say = (event: Event) => play.text(`log-${event.kind}`, event.facts);
  const more = scene === "beat" ? told.slice(-1 - MORE, -1) : told.slice(1, 1 + MORE);
  return {
    scene,
    kind: about.kind,
    seat: typeof about.facts.seat === "number" ? about.facts.seat : null,
    sentence: say(about),
    things: (scene === "beat" ? [about] : [about, ...more]).flatMap((event) => play.about(play, event)),
    more: more.map(say),
  };
}
