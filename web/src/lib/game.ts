/** The five games: what the shell knows of each before its table is loaded, and how its table is found. A game of another package has the plain one. */
import type { Component } from "svelte";
import type { Play } from "./play.svelte";
import type { Event } from "./protocol";

type Part = Component<{ play: Play }>;

/** A rival who sits on no seat: its face, the kinds of events that are its own, and what the list of seats says of it where the stage does not. */
export type Automa = {
  icon: string;
  /** Where its pieces have the colour of a seat. */
  seat?: number;
  kinds: RegExp;
  standing?: (play: Play) => { name: string; points: number; note: string; thing: string } | null;
};

/** What `src/games/<id>/index.ts` exports as `table`. */
export type GameTable = {
  /** The board; sizes itself from its container. */
  Stage: Part;
  /** Prompt (with the game's buttons as its children), then hand and purse. */
  Own: Part;
  /** Further panels of the rail; a sheet on phones. */
  Panel?: Part;
  /** Cards on the table and in the hand, for a replay, which has no own area. */
  Cards?: Part;
  /** Drawn beside a seat's name in the list of seats. */
  Mark?: Component<{ play: Play; seat: number }>;
  /** Drawn at the end of the game in the place of the podium. */
  Score?: Part;
  /** Drawn under the score sheet: how it came to that. */
  Course?: Part;
  /** The symbol of a line of the score sheet. */
  RuleSign?: Component<{ rule: string }>;
  /** Where the game stands, for the top bar: « Tour 5 sur 6 ». */
  phase?: (play: Play) => string;
  /** What the list of seats says of one: points so far, and a few words; and the thing whose card tells what they are. */
  standing?: (play: Play, seat: number) => { points?: number; note?: string; thing?: string };
  /** The names of the things on the table that an event is about, as lessons name them. */
  about?(play: Play, event: Event): string[];
  /** Who plays against somebody alone. */
  automa?: Automa;
  /** The section of the rules that a question is about, by its code. */
  sections?: Record<string, string>;
  /** Keys of its own, shown with the others: texts `key-<name>` and `key-<name>-does`. */
  keys?: string[];
  /** The stage itself names every seat, so that phones need no row of seats. */
  namesSeats?: boolean;
};

const tables = import.meta.glob<{ table: GameTable }>("../games/*/index.ts");

export async function loadTable(game: string): Promise<GameTable> {
  const load = tables[`../games/${game}/index.ts`] ?? (() => import("../plain"));
  return (await load()).table;
}

const leaflets = import.meta.glob<{ default: Component }>("../games/*/Leaflet.svelte");

/** The game's rules on one page, drawn with its own pieces. */
export async function loadLeaflet(game: string): Promise<Component | null> {
  const load = leaflets[`../games/${game}/Leaflet.svelte`];
  return load ? (await load()).default : null;
}

export const GAMES = ["toutlahaut", "ecosysteme", "canyon", "canopee", "leaf"] as const;
export type GameId = (typeof GAMES)[number];
export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** Seats and minutes as on the boxes, for the shelf. */
export const BOXES: Record<GameId, { seats: string; minutes: number }> = {
  toutlahaut: { seats: "2–5", minutes: 10 },
  ecosysteme: { seats: "1–6", minutes: 20 },
  canyon: { seats: "3–6", minutes: 60 },
  canopee: { seats: "1–4", minutes: 30 },
  leaf: { seats: "1–4", minutes: 45 },
};
