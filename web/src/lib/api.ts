/** The calls under /api. A refused call throws a Problem, whose text is the message `error-<code>`. */
import type {
  Choice,
  Facts,
  Frame,
  GameSummary,
  Lesson,
  Me,
  NewSeat,
  PuzzleMessage,
  Review,
  RuleSection,
  TableSummary,
  Words,
} from "./protocol";

import { stops } from "./stops.svelte";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Sylve": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem("unreachable");
  }
  const left = answer.headers.get("x-sylve-stops");
  stops.hear(left === null ? null : Number(left));
  if (!answer.ok) {
    const { code = "internal", facts = {} } = (await answer.json().catch(() => ({}))) as { code?: string; facts?: Facts };
    throw new Problem(code, facts);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const part = encodeURIComponent;

export const api = {
  games: () => call<GameSummary[]>("GET", "/api/games"),
  rules: (game: string, language: string) => call<RuleSection[]>("GET", `/api/games/${part(game)}/rules/${language}`),
  words: (game: string, language: string) => call<Words>("GET", `/api/games/${part(game)}/words/${language}`),
  lessons: (game: string) => call<Lesson[]>("GET", `/api/games/${part(game)}/lessons`),
  openLesson: (game: string, name: string, step = "") =>
    call<{ table: string }>("POST", `/api/games/${part(game)}/lessons/${part(name)}${step && `?step=${part(step)}`}`),
  puzzle: (game: string, name: string) => call<PuzzleMessage>("GET", `/api/games/${part(game)}/puzzles/${part(name)}`),
  me: () => call<Me>("GET", "/api/me"),
  learned: () => call<{ names: string[] }>("GET", "/api/me/learned"),
  learn: (names: string[]) => call<void>("POST", "/api/me/learned", { names }),
  tables: () => call<TableSummary[]>("GET", "/api/me/tables"),
  rename: (name: string) => call<void>("PUT", "/api/me", { name }),
  /** Without a word on hints the server decides by who sits there. */
  open: async (game: string, options: Record<string, Choice>, seats: NewSeat[], hints: boolean | null = null, pace = 0, hold = false) => {
    const { promise } = await import("./promises");
    return call<{ table: string }>("POST", "/api/tables", { game, options, seats, hints, pace, hold, promise: promise() });
  },
  table: (table: string) => call<TableSummary>("GET", `/api/tables/${part(table)}`),
  deleteTable: (table: string) => call<void>("DELETE", `/api/tables/${part(table)}`),
  /** With what the seat could do, if that is asked for. */
  frame: (table: string, move: number, seat: number | null, offers = false) =>
    call<Frame>("GET", `/api/tables/${part(table)}/moves/${move}${seat === null ? "" : `?seat=${seat}${offers ? "&offers=true" : ""}`}`),
  review: (table: string) => call<Review>("GET", `/api/tables/${part(table)}/review`),
  beginReview: (table: string) => call<Review>("POST", `/api/tables/${part(table)}/review`),
  playOn: (table: string, move: number, seat: number, action: number | null = null) =>
    call<{ table: string }>("POST", `/api/tables/${part(table)}/moves/${move}/practice`, { seat, action }),
  qr: (table: string) => `/api/tables/${part(table)}/qr.svg`,
  record: (table: string) => `/api/tables/${part(table)}/record`,
};
