// Made by `make types` from src/sylve/games/canopee; do not edit.

export type PileCardView = {
  kind: string | null;
  house: boolean;
  threat: boolean;
  face_up: boolean;
  seen_by: number[];
};

export type PileView = {
  pile: number;
  number: number | null;
  centre: boolean;
  seats: number[];
  looked_at: boolean;
  cards: PileCardView[];
};

export type TreeView = {
  tree: number;
  trunks: number[];
  canopy: number | null;
  height: number;
  points: number;
  scored: boolean;
  awarded: boolean;
};

export type PlantView = {
  kind: string;
  count: number;
  points: number;
  next_points: number;
  house: boolean;
};

export type WeatherView = {
  rain: number;
  sun: number;
  pairs: number;
  points: number;
};

export type ThreatView = {
  kind: string;
  count: number;
  effect: string;
  losses: number;
};

export type AnimalView = {
  kind: string;
  species: string;
  active: boolean;
  points: number;
  low: number | null;
  high: number | null;
  ability: string | null;
  newcomer: boolean;
  taken_from: number | null;
  house: boolean;
};

export type HiddenView = {
  place: string;
  cards: (string | null)[];
};

export type SheetView = {
  trees: number;
  tallest: number;
  plants: number;
  weather: number;
  season: number;
  threats: number;
  wildlife: number;
  largest: number;
  total: number;
};

export type ForestView = {
  seat: number;
  spirit: boolean;
  trees: TreeView[];
  complete_trees: number;
  tallest: number;
  leads_tallest: boolean;
  plants: PlantView[];
  weather: WeatherView;
  seeds: number;
  threats: ThreatView[];
  animals: AnimalView[];
  hidden: HiddenView[];
  running: number;
  sheet: SheetView;
};

export type HandView = {
  seat: number;
  cards: (string | null)[];
  from_pile: boolean;
  open: boolean;
};

export type HintView = {
  places: string[];
  known: string[];
};

export type SeasonCardView = {
  name: string;
  value: number;
  house: boolean;
};

export type StepView = {
  name: string;
  seat: number;
  pile: number | null;
  card: string | null;
  left: number | null;
};

export type CountView = {
  kind: string;
  count: number;
};

export type PrintedView = {
  value: number;
  house: boolean;
};

export type SpeciesView = {
  species: string;
  active: PrintedView;
  low: PrintedView;
  high: PrintedView;
};

export type CanopeeView = {
  season: number;
  seasons: number;
  deck: number;
  later_decks: number[];
  season_card: SeasonCardView | null;
  past_season_cards: SeasonCardView[];
  active: number | null;
  last_taker: number;
  ending: number | null;
  step: StepView | null;
  piles: PileView[];
  forests: ForestView[];
  hands: HandView[];
  germination: number;
  germination_known: string[][];
  tray: string[];
  hints: HintView[];
  discards: CountView[];
  tallest_award: number;
  largest_award: number;
  species: string[];
  wildlife: SpeciesView[];
  orchid: PrintedView;
  tamarin: PrintedView;
};
