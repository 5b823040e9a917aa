// Made by `make types` from src/sylve/server/meet/messages.py; do not edit.

export type PlayedSeat = {
  seat: number;
  name: string;
  bot: string | null;
  mine: boolean;
  points: number | null;
  place: number | null;
};

export type PlayedRival = {
  name: string;
  points: number;
  level: string | null;
};

export type PlayedGame = {
  table: string;
  game: string;
  ended: number;
  company: "alone" | "bots" | "people";
  result: "won" | "lost" | "left";
  counts: boolean;
  points: number | null;
  place: number | null;
  seats: PlayedSeat[];
  rival: PlayedRival | null;
  day: string | null;
};

export type PlayedGames = {
  games: PlayedGame[];
  more: boolean;
};

export type PlayedPoint = {
  table: string;
  ended: number;
  points: number;
  won: boolean;
};

export type ScoreLine = {
  rule: string;
  mine: number;
  others: number | null;
};

export type Encounter = {
  name: string;
  bot: string | null;
  won: number;
  lost: number;
};

export type RatingFigures = {
  points: number;
  low: number;
  high: number;
  games: number;
};

export type Habit = {
  verb: string;
  cost: number;
  times: number;
};

export type GameFigures = {
  game: string;
  played: number;
  won: number;
  since: number;
  mean: number | null;
  best: number | null;
  latest: PlayedPoint[];
  lines: ScoreLine[];
  people: Encounter[];
  bots: Encounter[];
  rating: RatingFigures | null;
  reviewed: number;
  habits: Habit[];
};

export type Figures = {
  games: GameFigures[];
};

export type MyDay = {
  table: string;
  over: boolean;
  points: number | null;
  place: number | null;
};

export type DayGame = {
  game: string;
  commitment: string;
  tomorrow: string;
  players: number;
  mine: MyDay | null;
};

export type DayOverview = {
  today: string;
  games: DayGame[];
};

export type DayResult = {
  name: string;
  mine: boolean;
  oak: boolean;
  table: string;
  points: number | null;
  result: "won" | "lost" | "left";
  place: number | null;
};

export type DaySheet = {
  day: string;
  game: string;
  over: boolean;
  commitment: string;
  secret: string | null;
  players: number;
  mine: MyDay | null;
  results: DayResult[] | null;
};

export type NewChallenge = {
  challenge: string;
};

export type ChallengeSeat = {
  name: string;
  bot: string | null;
  mine: boolean;
  points: number | null;
  place: number | null;
};

export type ChallengeGame = {
  table: string;
  mine: boolean;
  seats: ChallengeSeat[];
};

export type ChallengeSheet = {
  game: string;
  seats: number;
  bots: string[];
  names: string[];
  seen: boolean;
  mine: string | null;
  played: number;
  games: ChallengeGame[] | null;
};

export type OpenSeat = {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
};

export type OpenTable = {
  table: string;
  game: string;
  options: { [name: string]: string | number | boolean };
  pace: number;
  seats: OpenSeat[];
  mine: boolean;
  opened: number;
  asks: string | null;
};

export type WatchedTable = {
  table: string;
  game: string;
  people: number;
  robots: number;
  moves: number;
};

export type ClearingSheet = {
  on: boolean;
  tables: OpenTable[];
  watch: WatchedTable[];
};

export type Shown = {
  shown: boolean;
  watch?: boolean;
};

export type ShownTable = {
  on: boolean;
  shown: boolean;
  watch: boolean;
};

export type Known = {
  key: string;
  name: string;
  games: number;
};

export type Invited = {
  key: string;
};
