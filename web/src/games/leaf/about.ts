/** Which things on the table an event is about, by their names: leaves, squirrels, the season's marker. */
import type { Game } from "../../generated/leaf";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";
import { WIND } from "./words";

export function about(_play: Play<Game>, { kind, facts }: EventOf<Game>): string[] {
  if ("leaf" in facts) return [`leaf-${facts.leaf}`];
  if (kind === "climb" || kind === "wind-climb") return [`squirrel-${"seat" in facts ? facts.seat : WIND}`];
  return kind === "season" || kind === "wind-season" ? ["season-marker"] : [];
}
