/** The five colours of leaves: ink, the ink of their medallions, what is legible on them, and the symbol of their action. */
import mushroom from "virtual:icon/mushroom-gills";
import leaf from "virtual:icon/oak-leaf";
import paw from "virtual:icon/paw-print";
import squirrel from "virtual:icon/squirrel";
import sun from "virtual:icon/sun";
import type { TileView } from "../../generated/leaf";

export type Colour = TileView["colour"];
export const COLOURS = ["red", "green", "orange", "yellow", "brown"] as const satisfies Colour[];
type Pigment = { ink: string; deep: string; on: string; symbol: string };

const PIGMENTS: Record<Colour, Pigment> = {
  red: { ink: "var(--l-red)", deep: "#6e1b14", on: "var(--cream)", symbol: mushroom },
  green: { ink: "var(--l-green)", deep: "#2f4718", on: "var(--cream)", symbol: leaf },
  orange: { ink: "var(--l-orange)", deep: "#7c3508", on: "var(--soot)", symbol: paw },
  yellow: { ink: "var(--l-yellow)", deep: "#6f4e05", on: "var(--soot)", symbol: sun },
  brown: { ink: "var(--l-brown)", deep: "#3a2412", on: "var(--cream)", symbol: squirrel },
};

export const isColour = (name: string): name is Colour => name in PIGMENTS;
export const pigment = (colour: Colour): Pigment => PIGMENTS[colour];
