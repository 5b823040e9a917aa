// Made by `make types` from src/sylve/games/leaf; do not edit.

export type TileView = {
  tile: string;
  species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple";
  colour: "red" | "green" | "orange" | "yellow" | "brown";
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
  joined: number[];
  adjacent: number[];
  mushrooms: MushroomView[];
};

export type PileView = {
  species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple";
  left: number;
  top: TileView | null;
  below: ("red" | "green" | "orange" | "yellow" | "brown")[];
};

export type AnimalView = {
  animal: "raven" | "blackbird" | "owl" | "treefrog" | "turtle" | "fox" | "hedgehog" | "squirrel";
  acorn: boolean;
};

export type GroupView = {
  animal: "raven" | "blackbird" | "owl" | "treefrog" | "turtle" | "fox" | "hedgehog" | "squirrel";
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
  side: "left" | "right" | null;
  height: number;
  left: number | null;
  right: number | null;
  reward: "none" | "leaf" | "sun" | "animal" | "acorn";
  amount: number;
  players: number[];
};

export type TrackCellView = {
  acorns: number;
  line: "" | "frost" | "winter";
};

export type SeasonView = {
  cells: TrackCellView[];
  marker: number;
  start: number;
  frosts: number;
  winter: boolean;
  house: boolean;
  last_turns: number | null;
};

export type TurnView = {
  player: number | null;
  number: number;
  round: number;
  step: string;
  pending: { [name: string]: number };
  card: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple" | null;
  boosted: boolean;
  tile: TileView | null;
};

export type PlayView = {
  player: number;
  card: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple";
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
  species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple" | null;
  colour: "red" | "green" | "orange" | "yellow" | "brown" | null;
  arrow: "left" | "right" | null;
  house: boolean;
};

export type WindView = {
  difficulty: "easy" | "normal" | "hard";
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
  sealed: "raven" | "blackbird" | "owl" | "treefrog" | "turtle" | "fox" | "hedgehog" | "squirrel" | null;
  chosen: number[];
  memory: MemoryView;
  wind: WindView | null;
  feats: FeatView[];
  animal_sets: number[];
  mushroom_sets: number[];
  house: string[];
};

export type LeafPreview = {
  tile: string | null;
  places: number;
  most: number;
};

export type TipPreview = {
  vertex: number;
  leaf: number;
  colour: "red" | "green" | "orange" | "yellow" | "brown";
};

export type PlacePreview = {
  q: number;
  r: number;
  turn: number;
  leaf: number;
  tips: number[];
  actions: { [name: string]: number };
  total: number;
  met: TipPreview[];
  adjacent: number[];
  reactions: { [name: string]: number };
};

export type AcornPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  points: number;
};

export type GrowPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  mushroom: "baby" | "adult";
  points: number;
  group: number;
};

export type DrawPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  cards: number;
};

export type AnimalPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  animal: "raven" | "blackbird" | "owl" | "treefrog" | "turtle" | "fox" | "hedgehog" | "squirrel";
  points: number;
  forest: number;
};

export type DeckPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  animals: number;
};

export type SunPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  suns: number;
};

export type ClimbPreview = {
  colour: "red" | "green" | "orange" | "yellow" | "brown";
  cell: number;
  height: number;
  reward: "none" | "leaf" | "sun" | "animal" | "acorn";
  amount: number;
  points: number;
};

export type SeasonPreview = {
  cell: number;
  points: number;
  line: "" | "frost" | "winter";
  winter: boolean;
};

export type KeepPreview = {
  suns: number;
};

export type ShelterPreview = {
  count: number;
  den: number;
  points: number;
};

export type Act = 
  | { verb: "card"; species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple" }
  | { verb: "boost"; species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple" }
  | { verb: "pile"; species: "sweetgum" | "ginkgo" | "silver-maple" | "sassafras" | "tulip" | "trident-maple" }
  | { verb: "place"; leaf: number; direction: "e" | "se" | "sw" | "w" | "nw" | "ne"; turned: number }
  | { verb: "grow"; leaf: number }
  | { verb: "draw" }
  | { verb: "take"; slot: number }
  | { verb: "deck" }
  | { verb: "sun" }
  | { verb: "climb"; way: "on" | "left" | "right" }
  | { verb: "acorn"; colour: "red" | "green" | "orange" | "yellow" | "brown" }
  | { verb: "advance" }
  | { verb: "keep" }
  | { verb: "shelter"; animal: "raven" | "blackbird" | "owl" | "treefrog" | "turtle" | "fox" | "hedgehog" | "squirrel" };

export type Event = 
  | { kind: "deal"; facts: { first_seat: number } }
  | { kind: "empty-hand"; facts: { seat: number; acorns: number } }
  | { kind: "shuffle"; facts: { cards: number } }
  | { kind: "draw"; facts: { seat: number; card?: "@species-sweetgum" | "@species-ginkgo" | "@species-silver-maple" | "@species-sassafras" | "@species-tulip" | "@species-trident-maple" } }
  | { kind: "card"; facts: { seat: number; card: "@species-sweetgum" | "@species-ginkgo" | "@species-silver-maple" | "@species-sassafras" | "@species-tulip" | "@species-trident-maple" } }
  | { kind: "boost"; facts: { seat: number; card: "@species-sweetgum" | "@species-ginkgo" | "@species-silver-maple" | "@species-sassafras" | "@species-tulip" | "@species-trident-maple" } }
  | { kind: "no-room"; facts: { seat: number } }
  | { kind: "place"; facts: { seat: number; tile: string; leaf: number; actions: number; colours: string[] } }
  | { kind: "wind-place"; facts: { tile: string; leaf: number; actions: number; colours: string[] } }
  | { kind: "reaction"; facts: { seat: number; suns: number } }
  | { kind: "wind-reaction"; facts: { suns: number } }
  | { kind: "baby"; facts: { seat: number; tile: string; leaf: number } }
  | { kind: "wind-baby"; facts: { tile: string; leaf: number } }
  | { kind: "adult"; facts: { seat: number; tile: string; leaf: number } }
  | { kind: "wind-adult"; facts: { tile: string; leaf: number } }
  | { kind: "take"; facts: { seat: number; animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; acorns: number } }
  | { kind: "wind-take"; facts: { animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; acorns: number } }
  | { kind: "deck"; facts: { seat: number; animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; acorns: number } }
  | { kind: "wind-deck"; facts: { animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; acorns: number } }
  | { kind: "sun"; facts: { seat: number; suns: number } }
  | { kind: "wind-sun"; facts: { suns: number } }
  | { kind: "climb"; facts: { seat: number; height: number; reward: "none" | "leaf" | "sun" | "animal" | "acorn"; amount: number } }
  | { kind: "wind-climb"; facts: { height: number; reward: "none" | "leaf" | "sun" | "animal" | "acorn"; amount: number } }
  | { kind: "acorn"; facts: { seat: number; colour: "@action-red" | "@action-green" | "@action-orange" | "@action-yellow" | "@action-brown" } }
  | { kind: "wind-acorn"; facts: { colour: "@action-red" | "@action-green" | "@action-orange" | "@action-yellow" | "@action-brown" } }
  | { kind: "season"; facts: { seat: number; acorns: number } }
  | { kind: "wind-season"; facts: { acorns: number } }
  | { kind: "frost"; facts: { number: number } }
  | { kind: "last-frost"; facts: {} }
  | { kind: "shelter"; facts: { seat: number; animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; count: number } }
  | { kind: "wind-shelter"; facts: { animal: "@animal-raven" | "@animal-blackbird" | "@animal-owl" | "@animal-treefrog" | "@animal-turtle" | "@animal-fox" | "@animal-hedgehog" | "@animal-squirrel"; count: number } }
  | { kind: "winter-season"; facts: {} }
  | { kind: "winter-piles"; facts: {} }
  | { kind: "wind-card"; facts: { card: "@species-sweetgum" | "@species-ginkgo" | "@species-silver-maple" | "@species-sassafras" | "@species-tulip" | "@species-trident-maple"; colour: "@colour-red" | "@colour-green" | "@colour-orange" | "@colour-yellow" | "@colour-brown"; arrow: "left" | "right" } }
  | { kind: "wind-skip"; facts: { card: "@species-sweetgum" | "@species-ginkgo" | "@species-silver-maple" | "@species-sassafras" | "@species-tulip" | "@species-trident-maple"; colour: "@colour-red" | "@colour-green" | "@colour-orange" | "@colour-yellow" | "@colour-brown"; arrow: "left" | "right" } }
  | { kind: "wind-shuffle"; facts: {} }
  | { kind: "wind-no-room"; facts: {} }
  | { kind: "score"; facts: { seat: number; points: number } }
  | { kind: "wind-score"; facts: { points: number } }
  | { kind: "win"; facts: { seat: number; points: number } }
  | { kind: "beaten"; facts: { seat: number } }
  | { kind: "blown-away"; facts: { seat: number } }
  | { kind: "feat"; facts: { seat: number; feat: "@feat-den-4-3-2" | "@feat-den-5" | "@feat-den-6" | "@feat-all-animals" | "@feat-acorn-animals-6" | "@feat-acorn-animals-9" | "@feat-ahead-3" | "@feat-ahead-5" | "@feat-ahead-7" | "@feat-above-two-acorns" | "@feat-summit" | "@feat-suns-2" | "@feat-suns-5" | "@feat-cards-3" | "@feat-cards-5" | "@feat-no-pile-empty" | "@feat-nothing-left" | "@feat-adults-5" | "@feat-two-trios" | "@feat-adults-7" | "@feat-apart-4" | "@feat-adults-2-at-most" } };

export type Game = { view: GameLeafView; act: Act; preview: LeafPreview | TipPreview | PlacePreview | AcornPreview | GrowPreview | DrawPreview | AnimalPreview | DeckPreview | SunPreview | ClimbPreview | SeasonPreview | KeepPreview | ShelterPreview; event: Event };
