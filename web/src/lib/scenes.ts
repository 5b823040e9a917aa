/** A state as the scenes that lead to it: the moments worth seeing, then the table at rest. */
import type { Telling } from "./director.svelte";
import type { Play } from "./play.svelte";
import type { Event, StateMessage, View } from "./protocol";

export type Scene = { /** The table then; null for the state itself. */ view: View | null; events: Event[]; telling: Telling | null };

export function scenes(play: Play, state: StateMessage): Scene[] {
  const cuts = [0, ...state.beats.map((beat) => beat.events), state.events.length];
  const shown = [...state.beats.map((beat) => beat.view), null];
  return shown.map((view, index) => {
    const events = state.events.slice(cuts[index], cuts[index + 1]);
    return { view, events, telling: telling(play, events, view ? "beat" : "move") };
  });
}

/** Of a moment the last event is what it is about; of a move the first. One's own moves need no telling. */
function telling(play: Play, events: Event[], scene: Telling["scene"]): Telling | null {
  const told = events.filter((event) => play.says(`log-${event.kind}`));
  const about = scene === "beat" ? told.at(-1) : told.at(0);
  if (!about || (scene === "move" && about.facts.seat === play.seat)) return null;
  const say = (event: Event) => play.text(`log-${event.kind}`, event.facts);
  const more = scene === "beat" ? told.slice(-3, -1).map(say) : [];
  return { scene, seat: typeof about.facts.seat === "number" ? about.facts.seat : null, sentence: say(about), more };
}
