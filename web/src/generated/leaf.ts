// Made by `make types` from src/sylve/games/leaf; do not edit.

export type TileView = {
  tile: string;
  species: string;
  colour: string;
  tips: number[];
  turns: number;
};

export type MushroomView = {
  player: number;
  adult: boolean;
};

export type LeafView = {
  leaf: number;
  tile: TileView;
  q: number;
  r: number;
  turn: number;
  tips: number[];
  adjacent: number[];
  mushrooms: MushroomView[];
};

export type PileView = {
  species: string;
  left: number;
  top: TileView | null;
  below: string[];
};

export type AnimalView = {
  animal: string;
  acorn: boolean;
};

export type GroupView = {
  animal: string;
  count: number;
  acorns: number;
  points: number;
};

export type PlayerView = {
  player: number;
  wind: boolean;
  suns: number;
  acorns: number;
  debts: number;
  cards: number;
  spores: number;
  babies: number;
  adults: number;
  groups: number[];
  cell: number;
  height: number;
  forest: GroupView[];
  den: GroupView[];
  points: number;
  breakdown: { [name: string]: number };
};

export type TreeCellView = {
  cell: number;
  name: string;
  height: number;
  left: number | null;
  right: number | null;
  reward: string;
  amount: number;
  players: number[];
};

export type TrackCellView = {
  acorns: number;
  line: string;
};

export type SeasonView = {
  cells: TrackCellView[];
  marker: number;
  start: number;
  frosts: number;
  winter: boolean;
  last_turns: number | null;
};

export type TurnView = {
  player: number | null;
  number: number;
  round: number;
  step: string;
  pending: { [name: string]: number };
  card: string | null;
  boosted: boolean;
  tile: TileView | null;
};

export type PlayView = {
  player: number;
  card: string;
  drawn: number;
};

export type MemoryView = {
  reshuffles: number;
  stock: { [name: string]: number };
  held: number[];
  kept: { [name: string]: number } | null;
  drawn: number[];
  plays: PlayView[];
};

export type WindCardView = {
  card: string;
  species: string | null;
  colour: string | null;
  arrow: string | null;
  house: boolean;
};

export type WindView = {
  difficulty: string;
  deck: number;
  shown: WindCardView[];
};

export type FeatView = {
  section: string;
  feat: string;
  reached: boolean;
};

export type GameLeafView = {
  first_player: number;
  turn: TurnView;
  leaves: LeafView[];
  piles: PileView[];
  hand: { [name: string]: number } | null;
  deck: number;
  discard: { [name: string]: number };
  slots: (AnimalView | null)[];
  animals: number;
  players: PlayerView[];
  tree: TreeCellView[];
  season: SeasonView;
  sealed: string | null;
  chosen: number[];
  memory: MemoryView;
  wind: WindView | null;
  feats: FeatView[];
  house: string[];
};
