/** The calls that are about one's games and where people meet. */
import type { Figures, PlayedGames } from "../generated/meet";
import { call } from "./api";

export type { Encounter, Figures, GameFigures, PlayedGame, PlayedGames, PlayedPoint } from "../generated/meet";

/** Which of one's games; what is empty does not matter. */
export type Wanted = { game: string; result: string; company: string };

export const meet = {
  games: (wanted: Wanted, before: number | null = null) => {
    const query = new URLSearchParams(
      Object.entries({ ...wanted, before: before === null ? "" : String(before) }).filter(([, value]) => value),
    );
    return call<PlayedGames>("GET", `/api/me/games?${query}`);
  },
  figures: () => call<Figures>("GET", "/api/me/figures"),
};
