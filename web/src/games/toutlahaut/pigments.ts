import type { FloorView } from "../../generated/toutlahaut";

export type Colour = FloorView["colour"];

const COLOURS = ["blue", "red", "green", "yellow", "violet", "grey"] as const satisfies Colour[];
export const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);

/** The ink of a floor's wall. */
export const wall = (colour: Colour): string => `var(--f-${colour})`;

/** The same ink, darkened for roofs and frames; ochre goes dull with soot. */
export const shade = (colour: Colour): string =>
  `color-mix(in oklab, ${wall(colour)} 58%, ${colour === "yellow" ? "var(--pig-umber)" : "var(--soot)"})`;
