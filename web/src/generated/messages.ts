// Made by `make types` from src/sylve/server/wire; do not edit.

export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };

export type Act = {
  verb: string;
};

export type Beat = {
  events: number;
  view: View;
};

export type Refusal = {
  code: string;
  section: string;
  facts: { [name: string]: Fact };
};

export type Event = {
  kind: string;
  facts: { [name: string]: Fact };
};

export type Offer = {
  action: number;
  act: Act;
  preview: { [name: string]: Fact } | null;
  refusal: Refusal | null;
};

export type Deed = {
  action: number;
  act: Act;
  say: string;
  told: Event | null;
};

export type Idea = {
  action: number;
  act: Act;
  say: string;
  told: Event | null;
  chance: number;
  points: number;
};

export type Why = {
  name: string;
  seat: number;
  amount: number;
  good: boolean;
};

export type RulePoints = {
  rule: string;
  points: number[];
};

export type RivalLine = {
  rule: string;
  points: number;
};

export type Rival = {
  name: string;
  points: number;
  breakdown: RivalLine[];
};

export type Outcome = {
  scores: number[];
  ranks: number[];
  breakdown: RulePoints[];
  rival: Rival | null;
  level: string | null;
  won: boolean | null;
  feats: string[];
};

export type Prompt = {
  code: string;
  facts: { [name: string]: Fact };
};

export type View = {
  game: string;
  version: number;
  seat: number | null;
  seats: number;
  options: { [name: string]: Fact };
  to_act: number[];
  over: boolean;
  prompt: Prompt | null;
  table: { [name: string]: Fact };
};

export type SeatSummary = {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  mine: boolean;
  present: boolean;
  thinking: boolean;
  gone: number | null;
  rests: number | null;
};

export type Silent = {
  seat: number;
  agreed: number[];
};

export type DealSummary = {
  promises: string[];
  seats: number[];
  told: number[];
  asks: "promise" | "salt" | null;
};

export type TaughtLesson = {
  name: string;
  fits: boolean;
};

export type Practised = {
  table: string;
  move: number;
};

export type TableSummary = {
  table: string;
  game: string;
  options: { [name: string]: Fact };
  status: "waiting" | "playing" | "over";
  host: boolean;
  hot_seat: boolean;
  seats: SeatSummary[];
  to_act: number[];
  sequence: number;
  commitment: string;
  updated: number;
  rematch: string | null;
  hints: boolean;
  pace: number;
  hold: boolean;
  locked: boolean;
  hushed: boolean;
  watching: number;
  silent: Silent | null;
  nudged: number[];
  conceded: number[];
  since: (number | null)[];
  left: (number | null)[];
  deal: DealSummary | null;
  seal: string | null;
  lesson?: TaughtLesson | null;
  practice?: Practised | null;
  day?: string | null;
  challenge?: string | null;
};

export type Health = {
  status: "ok" | "failing";
  version: string;
  build: string;
  why: string;
  store: "ok" | "failing";
};

export type WhenSummary = {
  seats: [number, number];
  chosen: { [name: string]: string | number | boolean };
  choices: (string | number | boolean)[];
  most: number | null;
};

export type OptionSummary = {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  parts: string[];
  when: WhenSummary[];
};

export type GameSummary = {
  id: string;
  version: number;
  seats: [number, number];
  hidden: boolean;
  options: OptionSummary[];
  bots: string[];
  puzzles: string[];
};

export type RuleSection = {
  section: string;
  title: string;
  html: string;
};

export type Words = {
  text: string;
};

export type Me = {
  name: string;
  tables: TableSummary[];
};

export type NewName = {
  name: string;
};

export type NewSeat = {
  kind: "me" | "person" | "bot" | "open";
  bot?: string | null;
  name?: string;
};

export type NewTable = {
  game: string;
  options: { [name: string]: string | number | boolean };
  seats: NewSeat[];
  promise?: string | null;
  hints?: boolean | null;
  pace?: number;
  hold?: boolean;
};

export type PlayOn = {
  seat: number;
  action?: number | null;
};

export type Opened = {
  table: string;
};

export type Frame = {
  move: number;
  moves: number;
  seat: number | null;
  say: string;
  view: View;
  events: Event[];
  earlier: Event[];
  beats: Beat[];
  outcome: Outcome | null;
  offers: Offer[];
};

export type Decision = {
  move: number;
  seat: number;
  act: Act;
  say: string;
  told: Event | null;
};

export type ReviewedMove = {
  move: number;
  seat: number;
  cost: number;
  played: Idea;
  best: Idea;
  why: Why[];
};

export type Review = {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  moves: ReviewedMove[];
};

export type LessonWrong = {
  act: { [name: string]: Fact };
  why: string;
};

export type LessonThread = {
  start: string;
  end: string;
  ink: string;
};

export type LessonStep = {
  name: string;
  at: number;
  action: number | null;
  lit: string[];
  targets: string[];
  wrong: LessonWrong[];
  thread: LessonThread | null;
  rule: string;
};

export type LessonLine = {
  rule: string;
  lit: string[];
};

export type Lesson = {
  name: string;
  kind: "first" | "more";
  minutes: number;
  thing: string;
  seat: number;
  bots: string[];
  options: { [name: string]: string | number | boolean };
  opening: number;
  ahead: number[];
  steps: LessonStep[];
  lines: LessonLine[];
};

export type Tried = {
  deed: Deed;
  cost: number;
};

export type PuzzleMessage = {
  name: string;
  puzzles: string[];
  seat: number;
  view: View;
  offers: Offer[];
  answer: Deed;
  instead: number;
  rivals: Tried[];
  why: Why[];
};

export type ErrorBody = {
  code: string;
  facts: { [name: string]: Fact };
};

export type Sit = {
  type: "sit";
  request: number;
  seat: number;
  promise?: string | null;
};

export type Stand = {
  type: "stand";
  request: number;
  seat: number;
};

export type Assign = {
  type: "assign";
  request: number;
  seat: number;
  bot: string | null;
};

export type Remove = {
  type: "remove";
  request: number;
  seat: number;
};

export type Lock = {
  type: "lock";
  request: number;
  locked: boolean;
};

export type Hush = {
  type: "hush";
  request: number;
  hushed: boolean;
};

export type React = {
  type: "react";
  request: number;
  seat: number;
  reaction: "bravo" | "laugh" | "oh" | "ouch" | "hmm" | "thanks";
};

export type Start = {
  type: "start";
  request: number;
};

export type Nudge = {
  type: "nudge";
  request: number;
  seat: number;
};

export type Vote = {
  type: "vote";
  request: number;
  seat: number;
  agree: boolean;
};

export type Concede = {
  type: "concede";
  request: number;
  seat: number;
};

export type Promise = {
  type: "promise";
  request: number;
  promise: string;
};

export type Reveal = {
  type: "reveal";
  request: number;
  salt: string;
};

export type Look = {
  type: "look";
  request: number;
  seat: number | null;
};

export type Play = {
  type: "play";
  request: number;
  seat: number;
  action: number;
  sequence: number;
};

export type Undo = {
  type: "undo";
  request: number;
  seat: number;
  sequence: number;
};

export type Hint = {
  type: "hint";
  request: number;
  seat: number;
  sequence: number;
};

export type Rematch = {
  type: "rematch";
  request: number;
  promise?: string | null;
};

export type Reading = {
  type: "reading";
  request: number;
  reading: boolean;
};

export type Go = {
  type: "go";
  request: number;
  to: number;
};

export type Ping = {
  type: "ping";
  request: number;
};

export type FromPage = Sit | Stand | Assign | Remove | Lock | Hush | React | Start | Nudge | Vote | Concede | Promise | Reveal | Look | Play | Undo | Hint | Rematch | Reading | Go | Ping;

export type TableMessage = {
  type: "table";
  table: TableSummary;
};

export type StateMessage = {
  type: "state";
  sequence: number;
  seat: number | null;
  view: View;
  offers: Offer[];
  events: Event[];
  beats: Beat[];
  undo: boolean;
  outcome: Outcome | null;
  entry: number;
  reset: boolean;
  left: (number | null)[];
  late: number | null;
};

export type ChangedBeat = {
  events: number;
  view: ([(string | number)[], Fact])[];
};

export type ChangesMessage = {
  type: "changes";
  after: number;
  sequence: number;
  entry: number;
  view?: ([(string | number)[], Fact])[];
  offers?: Offer[] | null;
  events?: Event[];
  beats?: ChangedBeat[];
  undo?: boolean;
  outcome?: Outcome | null;
  left?: (number | null)[];
  late?: number | null;
};

export type HintMessage = {
  type: "hint";
  request: number;
  seat: number;
  sequence: number;
  ideas: Idea[];
  why: Why[];
  rather: number | null;
};

export type Stops = {
  type: "stops";
  seconds: number | null;
};

export type Done = {
  type: "done";
  request: number;
};

export type Refused = {
  type: "refused";
  request: number;
  refusal: Refusal;
};

export type Error = {
  type: "error";
  request: number | null;
  code: string;
  facts: { [name: string]: Fact };
};

export type ReactionMessage = {
  type: "reaction";
  seat: number;
  reaction: "bravo" | "laugh" | "oh" | "ouch" | "hmm" | "thanks";
};

export type ToPage = TableMessage | StateMessage | ChangesMessage | HintMessage | ReactionMessage | Stops | Done | Refused | Error;
