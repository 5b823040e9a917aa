// Made by `make types` from src/sylve/games/canyon; do not edit.

export type CardView = {
  card: string;
  suit: "sun" | "feather" | "paw" | "pine" | "fire";
  value: number;
};

export type LaidView = {
  seat: number;
  card: CardView;
  lost: "low" | "suit" | "cut" | null;
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
  bonus_row: number;
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
  drifts: boolean;
  drift_to: string | null;
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

export type LaunchPreview = {
  space: string;
  left: number;
};

export type BidPreview = {
  bid: number;
  tempo: number[];
  bonus: number;
  points: number;
  possible: boolean;
  best: boolean;
};

export type CardPreview = {
  card: string;
  leads: boolean;
  takes: boolean;
  last: boolean;
};

export type WayPreview = {
  to: string;
  path: string[];
  steps: number;
  unused: number;
  left: number;
  water: "absent" | "start" | "calm" | "rapids" | "stage" | "cave";
  lands: boolean;
};

export type Act = 
  | { verb: "launch"; pier: "a0" | "b0" | "c0" | "d0" | "e0" | "f0" }
  | { verb: "bid"; bid: "0" | "1" | "2" | "3" | "2+1" | "4" | "3+1" | "4+1" | "3+2" | "4+2" | "3+2+1" | "4+3" | "4+2+1" | "4+3+1" | "4+3+2" | "4+3+2+1" }
  | { verb: "play"; card: "sun-1" | "sun-2" | "sun-3" | "sun-4" | "sun-5" | "sun-6" | "sun-7" | "sun-8" | "sun-9" | "sun-10" | "feather-1" | "feather-2" | "feather-3" | "feather-4" | "feather-5" | "feather-6" | "feather-7" | "feather-8" | "feather-9" | "feather-10" | "paw-1" | "paw-2" | "paw-3" | "paw-4" | "paw-5" | "paw-6" | "paw-7" | "paw-8" | "paw-9" | "paw-10" | "pine-1" | "pine-2" | "pine-3" | "pine-4" | "pine-5" | "pine-6" | "pine-7" | "pine-8" | "pine-9" | "pine-10" | "fire-1" | "fire-2" | "fire-3" | "fire-4" | "fire-5" | "fire-6" | "fire-7" | "fire-8" | "fire-9" | "fire-10" }
  | { verb: "go"; space: "a0" | "b0" | "c0" | "d0" | "e0" | "f0" | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "b2" | "c2" | "d2" | "e2" | "c3" | "d3" | "b4" | "c4" | "d4" | "e4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "a6" | "b6" | "e6" | "f6" | "a7" | "b7" | "e7" | "f7" | "a8" | "b8" | "c8" | "d8" | "e8" | "f8" | "b9" | "c9" | "d9" | "e9" | "c10" | "d10" | "e10" | "b11" | "c11" | "d11" | "e11" | "f11" | "a12" | "b12" | "d12" | "e12" | "b13" | "c13" | "d13" | "e13" | "f13" | "b14" | "c14" | "d14" | "e14" | "f14" | "a15" | "b15" | "c15" | "d15" | "e15" | "b16" | "c16" | "d16" | "e16" | "b17" | "c17" | "d17" | "e17" | "b18" | "c18" | "d18" | "e18" | "b19" | "c19" | "d19" | "e19" | "b20" | "c20" | "d20" | "e20" | "b21" | "c21" | "d21" | "e21" | "b22" | "c22" | "d22" | "e22" | "b23" | "c23" | "d23" | "e23" | "b24" | "c24" | "d24" | "e24" | "b25" | "c25" | "d25" | "e25" | "b26" | "c26" | "d26" | "e26" | "b27" | "c27" | "d27" | "e27" | "b28" | "c28" | "d28" | "cave" | "g0" | "h0" | "i0" | "j0" | "g1" | "h1" | "i1" | "j1" | "a2" | "f2" | "g2" | "h2" | "i2" | "j2" | "a3" | "b3" | "e3" | "f3" | "g3" | "h3" | "i3" | "j3" | "a4" | "f4" | "g4" | "h4" | "i4" | "j4" | "g5" | "h5" | "i5" | "j5" | "c6" | "d6" | "g6" | "h6" | "i6" | "j6" | "c7" | "d7" | "g7" | "h7" | "i7" | "j7" | "g8" | "h8" | "i8" | "j8" | "a9" | "f9" | "g9" | "h9" | "i9" | "j9" | "a10" | "b10" | "f10" | "g10" | "h10" | "i10" | "j10" | "a11" | "g11" | "h11" | "i11" | "j11" | "c12" | "f12" | "g12" | "h12" | "i12" | "j12" | "a13" | "g13" | "h13" | "i13" | "j13" | "a14" | "g14" | "h14" | "i14" | "j14" | "f15" | "g15" | "h15" | "i15" | "j15" | "a16" | "f16" | "g16" | "h16" | "i16" | "j16" | "a17" | "f17" | "g17" | "h17" | "i17" | "j17" | "a18" | "f18" | "g18" | "h18" | "i18" | "j18" | "a19" | "f19" | "g19" | "h19" | "i19" | "j19" | "a20" | "f20" | "g20" | "h20" | "i20" | "j20" | "a21" | "f21" | "g21" | "h21" | "i21" | "j21" | "a22" | "f22" | "g22" | "h22" | "i22" | "j22" | "a23" | "f23" | "g23" | "h23" | "i23" | "j23" | "a24" | "f24" | "g24" | "h24" | "i24" | "j24" | "a25" | "f25" | "g25" | "h25" | "i25" | "j25" | "a26" | "f26" | "g26" | "h26" | "i26" | "j26" | "a27" | "f27" | "g27" | "h27" | "i27" | "j27" | "a28" | "e28" | "f28" | "g28" | "h28" | "i28" | "j28" | "a29" | "b29" | "c29" | "d29" | "e29" | "f29" | "g29" | "h29" | "i29" | "j29" | "a30" | "b30" | "c30" | "d30" | "e30" | "f30" | "g30" | "h30" | "i30" | "j30" | "a31" | "b31" | "c31" | "d31" | "e31" | "f31" | "g31" | "h31" | "i31" | "j31" | "a32" | "b32" | "c32" | "d32" | "e32" | "f32" | "g32" | "h32" | "i32" | "j32" | "a33" | "b33" | "c33" | "d33" | "e33" | "f33" | "g33" | "h33" | "i33" | "j33" | "a34" | "b34" | "c34" | "d34" | "e34" | "f34" | "g34" | "h34" | "i34" | "j34" | "a35" | "b35" | "c35" | "d35" | "e35" | "f35" | "g35" | "h35" | "i35" | "j35" | "a36" | "b36" | "c36" | "d36" | "e36" | "f36" | "g36" | "h36" | "i36" | "j36" | "a37" | "b37" | "c37" | "d37" | "e37" | "f37" | "g37" | "h37" | "i37" | "j37" | "a38" | "b38" | "c38" | "d38" | "e38" | "f38" | "g38" | "h38" | "i38" | "j38" | "a39" | "b39" | "c39" | "d39" | "e39" | "f39" | "g39" | "h39" | "i39" | "j39" };

export type Event = 
  | { kind: "launch"; facts: { seat: number; space: string } }
  | { kind: "draw"; facts: { seat: number; card: "@card-sun-1" | "@card-sun-2" | "@card-sun-3" | "@card-sun-4" | "@card-sun-5" | "@card-sun-6" | "@card-sun-7" | "@card-sun-8" | "@card-sun-9" | "@card-sun-10" | "@card-feather-1" | "@card-feather-2" | "@card-feather-3" | "@card-feather-4" | "@card-feather-5" | "@card-feather-6" | "@card-feather-7" | "@card-feather-8" | "@card-feather-9" | "@card-feather-10" | "@card-paw-1" | "@card-paw-2" | "@card-paw-3" | "@card-paw-4" | "@card-paw-5" | "@card-paw-6" | "@card-paw-7" | "@card-paw-8" | "@card-paw-9" | "@card-paw-10" | "@card-pine-1" | "@card-pine-2" | "@card-pine-3" | "@card-pine-4" | "@card-pine-5" | "@card-pine-6" | "@card-pine-7" | "@card-pine-8" | "@card-pine-9" | "@card-pine-10" | "@card-fire-1" | "@card-fire-2" | "@card-fire-3" | "@card-fire-4" | "@card-fire-5" | "@card-fire-6" | "@card-fire-7" | "@card-fire-8" | "@card-fire-9" | "@card-fire-10" } }
  | { kind: "round"; facts: { round: number; cards: number; first_seat: number; dealer_seat: number } }
  | { kind: "deal"; facts: { cards: number; hand?: string[] } }
  | { kind: "trump"; facts: { card: "@card-sun-1" | "@card-sun-2" | "@card-sun-3" | "@card-sun-4" | "@card-sun-5" | "@card-sun-6" | "@card-sun-7" | "@card-sun-8" | "@card-sun-9" | "@card-sun-10" | "@card-feather-1" | "@card-feather-2" | "@card-feather-3" | "@card-feather-4" | "@card-feather-5" | "@card-feather-6" | "@card-feather-7" | "@card-feather-8" | "@card-feather-9" | "@card-feather-10" | "@card-paw-1" | "@card-paw-2" | "@card-paw-3" | "@card-paw-4" | "@card-paw-5" | "@card-paw-6" | "@card-paw-7" | "@card-paw-8" | "@card-paw-9" | "@card-paw-10" | "@card-pine-1" | "@card-pine-2" | "@card-pine-3" | "@card-pine-4" | "@card-pine-5" | "@card-pine-6" | "@card-pine-7" | "@card-pine-8" | "@card-pine-9" | "@card-pine-10" | "@card-fire-1" | "@card-fire-2" | "@card-fire-3" | "@card-fire-4" | "@card-fire-5" | "@card-fire-6" | "@card-fire-7" | "@card-fire-8" | "@card-fire-9" | "@card-fire-10"; suit: "@suit-sun" | "@suit-feather" | "@suit-paw" | "@suit-pine" | "@suit-fire" } }
  | { kind: "bid"; facts: { seat: number; bid: number; tempo: number[] } }
  | { kind: "bid-sealed"; facts: { seat: number; bid?: number; tempo?: number[] } }
  | { kind: "lead"; facts: { seat: number; card: "@card-sun-1" | "@card-sun-2" | "@card-sun-3" | "@card-sun-4" | "@card-sun-5" | "@card-sun-6" | "@card-sun-7" | "@card-sun-8" | "@card-sun-9" | "@card-sun-10" | "@card-feather-1" | "@card-feather-2" | "@card-feather-3" | "@card-feather-4" | "@card-feather-5" | "@card-feather-6" | "@card-feather-7" | "@card-feather-8" | "@card-feather-9" | "@card-feather-10" | "@card-paw-1" | "@card-paw-2" | "@card-paw-3" | "@card-paw-4" | "@card-paw-5" | "@card-paw-6" | "@card-paw-7" | "@card-paw-8" | "@card-paw-9" | "@card-paw-10" | "@card-pine-1" | "@card-pine-2" | "@card-pine-3" | "@card-pine-4" | "@card-pine-5" | "@card-pine-6" | "@card-pine-7" | "@card-pine-8" | "@card-pine-9" | "@card-pine-10" | "@card-fire-1" | "@card-fire-2" | "@card-fire-3" | "@card-fire-4" | "@card-fire-5" | "@card-fire-6" | "@card-fire-7" | "@card-fire-8" | "@card-fire-9" | "@card-fire-10" } }
  | { kind: "play"; facts: { seat: number; card: "@card-sun-1" | "@card-sun-2" | "@card-sun-3" | "@card-sun-4" | "@card-sun-5" | "@card-sun-6" | "@card-sun-7" | "@card-sun-8" | "@card-sun-9" | "@card-sun-10" | "@card-feather-1" | "@card-feather-2" | "@card-feather-3" | "@card-feather-4" | "@card-feather-5" | "@card-feather-6" | "@card-feather-7" | "@card-feather-8" | "@card-feather-9" | "@card-feather-10" | "@card-paw-1" | "@card-paw-2" | "@card-paw-3" | "@card-paw-4" | "@card-paw-5" | "@card-paw-6" | "@card-paw-7" | "@card-paw-8" | "@card-paw-9" | "@card-paw-10" | "@card-pine-1" | "@card-pine-2" | "@card-pine-3" | "@card-pine-4" | "@card-pine-5" | "@card-pine-6" | "@card-pine-7" | "@card-pine-8" | "@card-pine-9" | "@card-pine-10" | "@card-fire-1" | "@card-fire-2" | "@card-fire-3" | "@card-fire-4" | "@card-fire-5" | "@card-fire-6" | "@card-fire-7" | "@card-fire-8" | "@card-fire-9" | "@card-fire-10" } }
  | { kind: "trick"; facts: { seat: number; card: "@card-sun-1" | "@card-sun-2" | "@card-sun-3" | "@card-sun-4" | "@card-sun-5" | "@card-sun-6" | "@card-sun-7" | "@card-sun-8" | "@card-sun-9" | "@card-sun-10" | "@card-feather-1" | "@card-feather-2" | "@card-feather-3" | "@card-feather-4" | "@card-feather-5" | "@card-feather-6" | "@card-feather-7" | "@card-feather-8" | "@card-feather-9" | "@card-feather-10" | "@card-paw-1" | "@card-paw-2" | "@card-paw-3" | "@card-paw-4" | "@card-paw-5" | "@card-paw-6" | "@card-paw-7" | "@card-paw-8" | "@card-paw-9" | "@card-paw-10" | "@card-pine-1" | "@card-pine-2" | "@card-pine-3" | "@card-pine-4" | "@card-pine-5" | "@card-pine-6" | "@card-pine-7" | "@card-pine-8" | "@card-pine-9" | "@card-pine-10" | "@card-fire-1" | "@card-fire-2" | "@card-fire-3" | "@card-fire-4" | "@card-fire-5" | "@card-fire-6" | "@card-fire-7" | "@card-fire-8" | "@card-fire-9" | "@card-fire-10"; number: number; tricks: number; bid: number; cut: boolean } }
  | { kind: "exact"; facts: { seat: number; bid: number; tricks: number; bonus: number; points: number; rapids: boolean; drifts: boolean } }
  | { kind: "missed"; facts: { seat: number; bid: number; tricks: number; bonus: number; points: number; rapids: boolean; drifts: boolean } }
  | { kind: "go"; facts: { seat: number; from: string; to: string; steps: number; unused: number; path: string[] } }
  | { kind: "land"; facts: { seat: number; from: string; to: string; steps: number; unused: number; path: string[] } }
  | { kind: "forfeit"; facts: { seat: number } }
  | { kind: "stay"; facts: { seat: number } }
  | { kind: "blocked"; facts: { seat: number; points: number } }
  | { kind: "held"; facts: { seat: number } }
  | { kind: "drift"; facts: { seat: number; from: string; to: string } }
  | { kind: "push"; facts: { seat: number; from: string; to: string; by_seat: number } }
  | { kind: "fall"; facts: { seat: number } }
  | { kind: "evening"; facts: { round: number } }
  | { kind: "win"; facts: { seat: number; left: number; unused: number } };

export type Game = { view: CanyonView; act: Act; preview: LaunchPreview | BidPreview | CardPreview | WayPreview; event: Event };
