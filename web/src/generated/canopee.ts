// Made by `make types` from src/sylve/games/canopee; do not edit.

export type TreeView = {
  tree: number;
  trunks: number[];
  canopy: number | null;
  height: number;
  points: number;
  scored: boolean;
  awarded: boolean;
};

export type NextView = {
  count: number;
  points: number;
};

export type PlantView = {
  kind: string;
  count: number;
  points: number;
  next: NextView | null;
  use: string | null;
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
  effect: "none" | "own" | "spread";
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
  use: string | null;
  newcomer: boolean;
  taken_from: number | null;
  house: boolean;
};

export type HiddenView = {
  place: string;
  under: string;
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
  points: number;
  running: number;
  sheet: SheetView;
};

export type HandView = {
  seat: number;
  cards: (string | null)[];
  from_pile: boolean;
  open: boolean;
};

export type HintPlaceView = {
  place: "pile" | "hand" | "hoatzin" | "pitcher";
  pile: number | null;
  seat: number | null;
};

export type HintView = {
  places: HintPlaceView[];
  known: string[];
};

export type PileCardView = {
  kind: string | null;
  house: boolean;
  threat: boolean;
  face_up: boolean;
  seen_by: number[];
};

export type PileView = {
  pile: number;
  numbers: (number | null)[];
  centre: boolean;
  seats: number[];
  looked_at: boolean;
  cards: PileCardView[];
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

export type BedView = {
  kind: string;
  count: number;
  points: number;
  next: NextView | null;
};

export type AddedView = {
  kind: string;
  points: number;
};

export type Preview = {
  points: number;
  trees: number;
  tallest: number;
  plants: number;
  weather: number;
  wildlife: number;
  season: number;
  running: number;
  beds: BedView[];
  sky: WeatherView | null;
  threats: ThreatView[];
  cards: AddedView[];
  wasted: string[];
};

export type Act = 
  | { verb: "look" }
  | { verb: "croak" }
  | { verb: "peek"; pile: number }
  | { verb: "forage" }
  | { verb: "keep" }
  | { verb: "pass" }
  | { verb: "snatch"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "sweep" }
  | { verb: "draw" }
  | { verb: "doze" }
  | { verb: "place"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "hide"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding"; pitcher: number }
  | { verb: "tuck"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "return"; threat: "fire" | "disease" | "blight" | "drought" | "lightning" }
  | { verb: "spurn"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "sprout" }
  | { verb: "grow"; tree: number }
  | { verb: "crown"; tree: number }
  | { verb: "gnaw" }
  | { verb: "compost" }
  | { verb: "discard"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "mushroom" | "vines" | "orchid" | "pitcher" | "seed" | "rain" | "sun" | "fire" | "disease" | "blight" | "drought" | "lightning" | "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "fell"; tree: number }
  | { verb: "strike"; effect: "draw" | "discard" }
  | { verb: "target"; target: number }
  | { verb: "bloom"; plant: "fern" | "bromeliad" | "monstera" }
  | { verb: "sow"; card: "trunk0" | "trunk1" | "trunk2" | "canopy0" | "canopy1" | "canopy2" | "fern" | "bromeliad" | "monstera" | "rain" | "sun" }
  | { verb: "take"; animal: "boa-active" | "boa-breeding" | "frog-active" | "frog-breeding" | "ant-active" | "ant-breeding" | "kinkajou-active" | "kinkajou-breeding" | "sloth-active" | "sloth-breeding" | "toucan-active" | "toucan-breeding" | "spider-active" | "spider-breeding" | "hoatzin-active" | "hoatzin-breeding" | "howler-active" | "howler-breeding" | "jaguar-active" | "jaguar-breeding" | "marmoset-active" | "marmoset-breeding" | "butterfly-active" | "butterfly-breeding" | "tamarin-active" | "tamarin-breeding" }
  | { verb: "done" };

export type Event = 
  | { kind: "season"; facts: { season: number; first_seat: number; cards: number } }
  | { kind: "sign"; facts: { sign: "@sign-prestige" | "@sign-rains" | "@sign-sunshine" | "@sign-embers" | "@sign-fevers" | "@sign-sowing" | "@sign-blooms" | "@sign-giants" | "@sign-groves" | "@sign-migrations" | "@sign-arid" } }
  | { kind: "look"; facts: { seat: number; pile: number; count: number; cards?: `@card-${string}`[] } }
  | { kind: "keep"; facts: { seat: number; pile: number; count: number } }
  | { kind: "pass"; facts: { seat: number; pile: number } }
  | { kind: "draw"; facts: { seat: number; count: number; cards?: `@card-${string}`[] } }
  | { kind: "place"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "spirit-place"; facts: { forest: 1; card: `@card-${string}` } }
  | { kind: "waste"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "spirit-waste"; facts: { forest: 1; card: `@card-${string}` } }
  | { kind: "sprout"; facts: { seat: number; card: `@card-${string}`; tree: number } }
  | { kind: "spirit-sprout"; facts: { forest: 1; card: `@card-${string}`; tree: number } }
  | { kind: "grow"; facts: { seat: number; card: `@card-${string}`; tree: number; height: number } }
  | { kind: "spirit-grow"; facts: { forest: 1; card: `@card-${string}`; tree: number; height: number } }
  | { kind: "crown"; facts: { seat: number; card: `@card-${string}`; tree: number; height: number } }
  | { kind: "spirit-crown"; facts: { forest: 1; card: `@card-${string}`; tree: number; height: number } }
  | { kind: "drought"; facts: { seat: number } }
  | { kind: "spirit-drought"; facts: { forest: 1 } }
  | { kind: "discard"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "spirit-discard"; facts: { forest: 1; card: `@card-${string}` } }
  | { kind: "fell"; facts: { seat: number; card: `@card-${string}`; tree: number } }
  | { kind: "spirit-fell"; facts: { forest: 1; card: `@card-${string}`; tree: number } }
  | { kind: "use"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "sweep"; facts: { seat: number; pile: number; cards: `@card-${string}`[] } }
  | { kind: "peek"; facts: { seat: number; pile: number; cards?: `@card-${string}`[] } }
  | { kind: "spurn"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "hide"; facts: { seat: number; card?: `@card-${string}` } }
  | { kind: "uncover"; facts: { seat: number; cards: `@card-${string}`[] } }
  | { kind: "tuck"; facts: { seat: number; card?: `@card-${string}` } }
  | { kind: "unveil"; facts: { seat: number; cards: `@card-${string}`[] } }
  | { kind: "return"; facts: { seat: number; card?: `@card-${string}` } }
  | { kind: "lightning"; facts: { seat: number } }
  | { kind: "strike"; facts: { seat: number; effect: "@strike-draw" | "@strike-discard"; rival_seat: number } }
  | { kind: "leftover"; facts: { cards: `@card-${string}`[] } }
  | { kind: "season-end"; facts: { season: number } }
  | { kind: "step"; facts: { step: number; name: `@step-${number}` } }
  | { kind: "bloom"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "pounce"; facts: { seat: number } }
  | { kind: "germinate"; facts: { seat: number; keep: number; cards: `@card-${string}`[] } }
  | { kind: "spirit-germinate"; facts: { forest: 1; keep: number; cards: `@card-${string}`[] } }
  | { kind: "sow"; facts: { seat: number; card: `@card-${string}` } }
  | { kind: "spirit-sow"; facts: { forest: 1; card: `@card-${string}` } }
  | { kind: "put-back"; facts: { seat: number; count: number } }
  | { kind: "spirit-put-back"; facts: { forest: 1; count: number } }
  | { kind: "fire-spreads"; facts: { seat: number; count: number } }
  | { kind: "spirit-fire-spreads"; facts: { forest: 1; count: number } }
  | { kind: "fire-strikes"; facts: { seat: number; count: number } }
  | { kind: "spirit-fire-strikes"; facts: { forest: 1; count: number } }
  | { kind: "disease-spreads"; facts: { seat: number; count: number } }
  | { kind: "spirit-disease-spreads"; facts: { forest: 1; count: number } }
  | { kind: "disease-strikes"; facts: { seat: number; count: number } }
  | { kind: "spirit-disease-strikes"; facts: { forest: 1; count: number } }
  | { kind: "tree"; facts: { seat: number; tree: number; height: number; points: number } }
  | { kind: "spirit-tree"; facts: { forest: 1; tree: number; height: number; points: number } }
  | { kind: "tallest"; facts: { seat: number; tree: number; height: number; points: number } }
  | { kind: "spirit-tallest"; facts: { forest: 1; tree: number; height: number; points: number } }
  | { kind: "take"; facts: { seat: number; card: `@card-${string}`; from_seat: number } }
  | { kind: "plants"; facts: { seat: number; points: number } }
  | { kind: "spirit-plants"; facts: { forest: 1; points: number } }
  | { kind: "weather"; facts: { seat: number; points: number } }
  | { kind: "spirit-weather"; facts: { forest: 1; points: number } }
  | { kind: "sign-points"; facts: { seat: number; points: number } }
  | { kind: "spirit-threats"; facts: { forest: 1; points: number } }
  | { kind: "wildlife"; facts: { seat: number; points: number } }
  | { kind: "spirit-wildlife"; facts: { forest: 1; points: number } }
  | { kind: "largest"; facts: { seat: number; points: number } }
  | { kind: "spirit-largest"; facts: { forest: 1; points: number } }
  | { kind: "score"; facts: { seat: number; points: number } }
  | { kind: "spirit-score"; facts: { forest: 1; points: number } }
  | { kind: "win"; facts: { seat: number; points: number } }
  | { kind: "face-up"; facts: { card: `@card-${string}`; pile: number } }
  | { kind: "spirit-keep"; facts: { forest: 1; pile: number; cards: `@card-${string}`[]; why: "@spirit-why-only" | "@spirit-why-hidden" | "@spirit-why-open" | "@spirit-why-first" } }
  | { kind: "spirit-extra"; facts: {} }
  | { kind: "solo-victory"; facts: { points: number } }
  | { kind: "solo-defeat"; facts: { points: number } };

export type Game = { view: CanopeeView; act: Act; preview: Preview; event: Event };
