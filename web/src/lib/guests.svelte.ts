/** Games that other packages bring: the server tells of them, and they are played at the plain table. */
import { api, Problem } from "./api";
import { isGame } from "./game";
import { lang } from "./lang.svelte";
import type { GameSummary } from "./protocol";

class Guests {
  all = $state.raw<GameSummary[]>([]);

  /** All games that are there; the guests among them with their words. One whose words do not come is left out. */
  async load(): Promise<GameSummary[]> {
    const games = await api.games();
    const brought = await Promise.all(games.filter(({ id }) => !isGame(id)).map(spoken));
    this.all = brought.filter((game) => game !== null);
    return games.filter((game) => isGame(game.id) || this.all.includes(game));
  }

  /** Asks nothing of the server about a game that is not there. */
  async expect(id: string): Promise<void> {
    if (!isGame(id) && !(await this.load()).some((game) => game.id === id)) throw new Problem("unknown-game");
  }
}

const spoken = (game: GameSummary): Promise<GameSummary | null> =>
  lang.load(game.id).then(
    () => game,
    () => null,
  );

export const guests = new Guests();
