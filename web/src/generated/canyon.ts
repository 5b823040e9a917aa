// Made by `make types` from src/sylve/games/canyon; do not edit.

export type CardView = {
  card: string;
  suit: "sun" | "feather" | "paw" | "pine" | "fire";
  value: number;
};

export type LaidView = {
  seat: number;
  card: CardView;
};

export type TrickView = {
  lead_seat: number;
  cards: LaidView[];
  best_seat: number | null;
  complete: boolean;
};

export type BidView = {
  total: number;
  tempo: number[];
  bonus: number;
};

export type CanoeView = {
  seat: number;
  space: string | null;
  water: "absent" | "start" | "calm" | "rapids" | "stage" | "cave" | null;
  left: number;
  cards: number;
  has_bid: boolean;
  bid: BidView | null;
  tricks: number;
  exact: boolean;
  bonus: number;
  points: number;
  lacks: ("sun" | "feather" | "paw" | "pine" | "fire")[];
  moved: boolean;
  fell: boolean;
  unused: number | null;
};

export type BoardView = {
  name: "full" | "quick";
  house: boolean;
  lanes: string;
  rows: string[];
  cave_exits: string[];
  length: number;
};

export type CounterView = {
  cards: number[];
  dark: number[];
  skips_dark: boolean;
  field: number;
  round: number;
  lap: number;
  last_round: number | null;
};

export type CanyonView = {
  phase: "launch" | "bid" | "play" | "move" | "over";
  board: BoardView;
  counter: CounterView;
  bonus: number[];
  sealed: boolean;
  dealer_seat: number | null;
  first_seat: number | null;
  acting_seat: number | null;
  trump: CardView | null;
  canoes: CanoeView[];
  hand: CardView[] | null;
  tricks: TrickView[];
  stock: number;
};
