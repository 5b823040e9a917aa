import type { CardView, FloorView, Game } from "../../generated/toutlahaut";
import type { Play } from "../../lib/play.svelte";

type Speaker = Play<Game>;

/** « vert 3 » */
export const floorName = (play: Speaker, { colour, value }: FloorView): string =>
  play.text("floor", { colour: `@colour-${colour}`, value });

/** The floors of a card from the ground up, as a fact for a sentence. */
export const floorNames = (play: Speaker, card: CardView): string[] => [floorName(play, card.bottom), floorName(play, card.top)];
