// Made by `make types` from src/sylve/games/toutlahaut/view.py; do not edit.

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
  totals: number[];
  earlier: number[] | null;
};
