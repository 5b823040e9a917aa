/** The player of lessons, loaded only at a table where one is played. */
import type { Lesson } from "../../lib/protocol";
import type { Room } from "../../lib/room.svelte";
import End from "./End.svelte";
import { Guide } from "./guide.svelte";
import Player from "./Player.svelte";
import Reckoning from "./Reckoning.svelte";

export type Taught = { guide: Guide; Player: typeof Player; End: typeof End; Reckoning: typeof Reckoning };

export function teach(room: Room, lesson: Lesson, lessons: Lesson[], complain: (problem: unknown) => void): Taught {
  return { guide: new Guide(room, lesson, lessons, complain), Player, End, Reckoning };
}
