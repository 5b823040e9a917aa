/** The eleven kinds: ink, symbol, and the print on their cards. */
import bear from "virtual:icon/bear-head";
import bee from "virtual:icon/bee";
import daisy from "virtual:icon/daisy";
import deer from "virtual:icon/deer";
import dragonfly from "virtual:icon/dragonfly";
import eagle from "virtual:icon/eagle-head";
import fox from "virtual:icon/fox";
import rabbit from "virtual:icon/rabbit";
import river from "virtual:icon/river";
import trout from "virtual:icon/salmon";
import wolf from "virtual:icon/wolf-howl";
import { art, type Texture } from "../../parts/print";
import { meadow } from "./meadow";
import { stream } from "./stream";

type Species = { icon: string; ink: string; on: string; print: string };

const WIDTH = 100;
const HEIGHT = 120;
export const PRINT_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

function animal(kind: string, icon: string, ink: string, texture: Texture, size = 76, on = "var(--cream)", opacity = 0.38): Species {
  return { icon, ink, on, print: art(kind, { icon, ink, texture, size, paper: on, opacity, width: WIDTH, height: HEIGHT }) };
}
const habitat = (icon: string, ink: string, print: string): Species => ({ icon, ink, on: "var(--cream)", print });

/** In the order of the score pad. */
const SPECIES: Record<string, Species> = {
  bee: animal("bee", bee, "var(--pig-ochre)", "leafy", 76, "var(--soot)", 0.5),
  bear: animal("bear", bear, "var(--pig-bark)", "leafy", 70),
  trout: animal("trout", trout, "var(--pig-lake)", "water", 80),
  fox: animal("fox", fox, "var(--pig-rust)", "hill"),
  eagle: animal("eagle", eagle, "var(--pig-slate)", "rays", 70),
  dragonfly: animal("dragonfly", dragonfly, "#1f7a78", "water"),
  deer: animal("deer", deer, "var(--pig-clay)", "grass"),
  rabbit: animal("rabbit", rabbit, "#85755a", "grass"),
  meadow: habitat(daisy, "var(--pig-moss)", meadow()),
  stream: habitat(river, "#34788f", stream()),
  wolf: animal("wolf", wolf, "#343b4a", "hill"),
};

export const KINDS = Object.keys(SPECIES);
export const species = (kind: string): Species => SPECIES[kind];
export const printId = (kind: string): string => `print-of-${kind}`;
export const PRINTS = KINDS.map((kind) => ({ id: printId(kind), box: PRINT_BOX, markup: species(kind).print }));
