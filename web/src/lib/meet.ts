/** The calls that are about one's games and where people meet. */
import type {
  ChallengeSheet,
  ClearingSheet,
  DayOverview,
  DaySheet,
  Figures,
  Known,
  OpenTable,
  PlayedGames,
  ShownTable,
} from "../generated/meet";
import { call } from "./api";
import type { Decision } from "./protocol";

export type {
  ChallengeGame,
  ChallengeSheet,
  ClearingSheet,
  DayGame,
  DayResult,
  DaySheet,
  Encounter,
  Figures,
  GameFigures,
  Known,
  OpenTable,
  PlayedGame,
  PlayedGames,
  PlayedPoint,
  WatchedTable,
} from "../generated/meet";

/** Which of one's games; what is empty does not matter. */
export type Wanted = { game: string; result: string; company: string };

export const meet = {
  games: (wanted: Wanted, before: number | null = null) => {
    const query = new URLSearchParams(
      Object.entries({ ...wanted, before: before === null ? "" : String(before) }).filter(([, value]) => value),
    );
    return call<PlayedGames>("GET", `/api/me/games?${query}`);
  },
  days: () => call<DayOverview>("GET", "/api/days"),
  /** The reader's own table of today's deal, opened once. */
  openDay: (game: string) => call<{ table: string }>("POST", `/api/days/${encodeURIComponent(game)}`),
  daySheet: (game: string, day: string) => call<DaySheet>("GET", `/api/days/${encodeURIComponent(game)}/${encodeURIComponent(day)}`),
  decisions: (table: string) => call<Decision[]>("GET", `/api/tables/${encodeURIComponent(table)}/decisions`),
  /** What to send to friends, who are dealt the same cards. */
  newChallenge: (table: string) => call<{ challenge: string }>("POST", `/api/tables/${encodeURIComponent(table)}/challenge`),
  challenge: (challenge: string) => call<ChallengeSheet>("GET", `/api/challenges/${encodeURIComponent(challenge)}`),
  openChallenge: (challenge: string) => call<{ table: string }>("POST", `/api/challenges/${encodeURIComponent(challenge)}`),
  clearing: () => call<ClearingSheet>("GET", "/api/clearing"),
  shown: (table: string) => call<ShownTable>("GET", `/api/tables/${encodeURIComponent(table)}/clearing`),
  show: (table: string, shown: boolean, watch: boolean) =>
    call<void>("PUT", `/api/tables/${encodeURIComponent(table)}/clearing`, { shown, watch }),
  companions: () => call<Known[]>("GET", "/api/me/companions"),
  invite: (table: string, key: string) => call<void>("POST", `/api/tables/${encodeURIComponent(table)}/invitations`, { key }),
  invitations: () => call<OpenTable[]>("GET", "/api/me/invitations"),
  decline: (table: string) => call<void>("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`),
  block: (table: string, seat: number) => call<void>("POST", `/api/tables/${encodeURIComponent(table)}/seats/${seat}/block`),
  blocks: () => call<Known[]>("GET", "/api/me/blocks"),
  unblock: (key: string) => call<void>("DELETE", `/api/me/blocks/${encodeURIComponent(key)}`),
  figures: () => call<Figures>("GET", "/api/me/figures"),
};
