// Made by `make types` from src/sylve/games/toutlahaut; do not edit.

export type FloorView = {
  colour: "blue" | "red" | "green" | "yellow" | "violet" | "grey";
  value: number;
};

export type CardView = {
  card: number;
  kind: string;
  bottom: FloorView;
  top: FloorView;
  house: boolean;
};

export type LevelView = {
  card: CardView | null;
  shown: boolean;
  bottom: FloorView;
  top: FloorView;
};

export type RunView = {
  colour: "blue" | "red" | "green" | "yellow" | "violet" | "grey";
  length: number;
  first: number;
};

export type TreeView = {
  seat: number;
  levels: LevelView[];
  top: FloorView | null;
  points: number;
  run: RunView | null;
  longest: boolean;
};

export type ObjectiveView = {
  name: "none" | "monochrome" | "two-steps" | "efficient" | "diverse" | "small-cabin";
  points: number;
  seats: number[];
};

export type SeenView = {
  round: number;
  hand: CardView[];
  drawn: CardView;
};

export type ToutLaHautView = {
  game: number;
  games: number;
  round: number;
  rounds: number;
  first_seat: number;
  holder: number | null;
  receiver: number | null;
  direction: "left" | "right";
  pile: number;
  objective: ObjectiveView | null;
  trees: TreeView[];
  hand: CardView[] | null;
  hand_size: number;
  drawn: CardView | null;
  kept: CardView | null;
  seen: SeenView[];
  sheet: { [name: string]: number[] };
  earlier: number[] | null;
  totals: number[];
};

export type Preview = {
  fit: "anything" | "colour" | "value" | "both" | null;
  gain: number;
  points: number;
  run: number;
  run_gain: number;
  total: number;
};

export type Act = 
  | { verb: "show"; card: "b2-b2" | "b2-b3" | "r2-r2" | "r2-r3" | "g2-g2" | "g2-g3" | "y2-y2" | "y2-y3" | "r3-g3" | "r3-y3" | "b3-y3" | "b3-r3" | "g3-b3" | "g3-r3" | "y3-b3" | "y3-g3" | "b4-g4" | "r4-b4" | "g4-y4" | "y4-r4" | "v2-v2" | "v2-v3" | "v3-g3" | "v3-b3" | "v3-y3" | "v3-r3" | "v4-v4" }
  | { verb: "hide"; card: "b2-b2" | "b2-b3" | "r2-r2" | "r2-r3" | "g2-g2" | "g2-g3" | "y2-y2" | "y2-y3" | "r3-g3" | "r3-y3" | "b3-y3" | "b3-r3" | "g3-b3" | "g3-r3" | "y3-b3" | "y3-g3" | "b4-g4" | "r4-b4" | "g4-y4" | "y4-r4" | "v2-v2" | "v2-v3" | "v3-g3" | "v3-b3" | "v3-y3" | "v3-r3" | "v4-v4" };

export type Event = 
  | { kind: "second-game"; facts: { first_seat: number; points: number[] } }
  | { kind: "deal"; facts: { first_seat: number; cards: number } }
  | { kind: "objective"; facts: { objective: "@objective-none" | "@objective-monochrome" | "@objective-two-steps" | "@objective-efficient" | "@objective-diverse" | "@objective-small-cabin" } }
  | { kind: "round"; facts: { round: number; pile: number } }
  | { kind: "keep"; facts: { seat: number; pile: number; card?: string[] } }
  | { kind: "draw"; facts: { seat: number; pile: number; card?: string[] } }
  | { kind: "show"; facts: { seat: number; card: string[]; level: number } }
  | { kind: "hide"; facts: { seat: number; level: number; card?: string[] } }
  | { kind: "run"; facts: { seat: number; colour: "@colours-blue" | "@colours-red" | "@colours-green" | "@colours-yellow" | "@colours-violet" | "@colours-grey"; length: number } }
  | { kind: "pass"; facts: { seat: number; to_seat: number; cards: number } }
  | { kind: "score"; facts: { seat: number; points: number } }
  | { kind: "win"; facts: { seat: number; points: number } };

export type Game = { view: ToutLaHautView; act: Act; preview: Preview; event: Event };
