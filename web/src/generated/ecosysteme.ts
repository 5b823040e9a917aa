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
  next_card: number;
};

export type HandView = {
  player: number;
  hand: number;
  giver: number | null;
  size: number;
  cards: string[] | null;
};

export type LevelView = {
  level: string;
  lead: number;
  reached: boolean;
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

export type PartGain = {
  rule: string;
  points: number;
};

export type PlacePreview = {
  points: number;
  total: number;
  parts: PartGain[];
  gaps_before: number;
  gaps: number;
  action: number;
  row: number;
  column: number;
  helpers: number[][];
  swap: boolean;
};

export type ChoosePreview = {
  card: string;
  best: number;
  places: PlacePreview[];
};

export type Gain = {
  points: number;
  total: number;
  parts: PartGain[];
  gaps_before: number;
  gaps: number;
};

export type SwapPreview = {
  points: number;
  total: number;
  parts: PartGain[];
  gaps_before: number;
  gaps: number;
  cells: number[][];
  equal: boolean;
};

export type GivePreview = {
  points: number;
  total: number;
  parts: PartGain[];
  gaps_before: number;
  gaps: number;
  card: string;
  draws: number;
  cell: number[];
  rival: Gain;
};

export type Act = 
  | { verb: "choose"; card: "bee" | "bear" | "trout" | "fox" | "eagle" | "dragonfly" | "deer" | "rabbit" | "meadow" | "stream" | "wolf" }
  | { verb: "place"; row: number; column: number }
  | { verb: "keep" }
  | { verb: "swap"; cells: [number, number, number, number] }
  | { verb: "give"; card: "bee" | "bear" | "trout" | "fox" | "eagle" | "dragonfly" | "deer" | "rabbit" | "meadow" | "stream" | "wolf" };

export type Event = 
  | { kind: "solo"; facts: { cards: number } }
  | { kind: "round"; facts: { round: number; cards: number; direction: "@to-left" | "@to-right" } }
  | { kind: "choose"; facts: { seat: number; card?: "@one-bee" | "@one-bear" | "@one-trout" | "@one-fox" | "@one-eagle" | "@one-dragonfly" | "@one-deer" | "@one-rabbit" | "@one-meadow" | "@one-stream" | "@one-wolf" } }
  | { kind: "reveal"; facts: { seat: number; card: "@one-bee" | "@one-bear" | "@one-trout" | "@one-fox" | "@one-eagle" | "@one-dragonfly" | "@one-deer" | "@one-rabbit" | "@one-meadow" | "@one-stream" | "@one-wolf" } }
  | { kind: "neutral"; facts: { card: "@one-bee" | "@one-bear" | "@one-trout" | "@one-fox" | "@one-eagle" | "@one-dragonfly" | "@one-deer" | "@one-rabbit" | "@one-meadow" | "@one-stream" | "@one-wolf" } }
  | { kind: "place"; facts: { seat: number; card: "@one-bee" | "@one-bear" | "@one-trout" | "@one-fox" | "@one-eagle" | "@one-dragonfly" | "@one-deer" | "@one-rabbit" | "@one-meadow" | "@one-stream" | "@one-wolf"; row: number; column: number; points: number; amount: number; change: "more" | "less" | "same" } }
  | { kind: "swap"; facts: { seat: number; card: "@the-bee" | "@the-bear" | "@the-trout" | "@the-fox" | "@the-eagle" | "@the-dragonfly" | "@the-deer" | "@the-rabbit" | "@the-meadow" | "@the-stream" | "@the-wolf"; other: "@the-bee" | "@the-bear" | "@the-trout" | "@the-fox" | "@the-eagle" | "@the-dragonfly" | "@the-deer" | "@the-rabbit" | "@the-meadow" | "@the-stream" | "@the-wolf"; cells: number[][]; points: number; amount: number; change: "more" | "less" | "same" } }
  | { kind: "keep"; facts: { seat: number } }
  | { kind: "pass"; facts: { cards: number; direction: "@to-left" | "@to-right" } }
  | { kind: "give"; facts: { seat: number; card: "@one-bee" | "@one-bear" | "@one-trout" | "@one-fox" | "@one-eagle" | "@one-dragonfly" | "@one-deer" | "@one-rabbit" | "@one-meadow" | "@one-stream" | "@one-wolf"; points: number; amount: number; change: "more" | "less" | "same" } }
  | { kind: "draw"; facts: { seat: number; count: number; cards?: string[] } }
  | { kind: "count"; facts: { row: number; rule: string; points: number[] } }
  | { kind: "score"; facts: { seat: number; points: number } }
  | { kind: "alban"; facts: { points: number } }
  | { kind: "solo-won"; facts: { seat: number; lead: number; level: "@level-hard" | "@level-normal" | "@level-easy" } }
  | { kind: "solo-lost"; facts: { seat: number; points: number; amount: number; change: "more" | "less" | "same" } }
  | { kind: "win"; facts: { seat: number; points: number } }
  | { kind: "share"; facts: { seat: number; points: number; count: number } };

export type Game = { view: EcosystemeView; act: Act; preview: ChoosePreview | PlacePreview | Gain | SwapPreview | GivePreview; event: Event };
