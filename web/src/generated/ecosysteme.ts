// Made by `make types` from src/sylve/games/ecosysteme; do not edit.

export type CardView = {
  card: number;
  kind: string;
  row: number;
  column: number;
};

export type RowView = {
  rule: string;
  points: number;
  rank: number | null;
  certain: boolean;
};

export type CountView = {
  rule: string;
  cells: number[][];
  helpers: number[][];
  points: number;
};

export type EcosystemView = {
  player: number;
  rival: string | null;
  step: string;
  revealed: string | null;
  height: number;
  width: number;
  cards: CardView[];
  sheet: RowView[];
  total: number;
  gaps: string[];
  stream: number;
  wolves: number;
  count: CountView[] | null;
};

export type HandView = {
  player: number;
  size: number;
  cards: string[] | null;
};

export type LevelView = {
  level: string;
  lead: number;
};

export type EcosystemeView = {
  round: number;
  rounds: number;
  pick: number;
  picks: number;
  direction: string | null;
  receiver: number | null;
  giver: number | null;
  hand: string[] | null;
  picked: string | null;
  hands: HandView[];
  pile: number;
  draws: number;
  ecosystems: EcosystemView[];
  levels: LevelView[];
};
