/** Which puzzles the person has solved, or this browser has seen solved; kept. */
import { learned } from "./learned.svelte";

const KEY = "sylve-puzzles";

function read(): Record<string, number[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number[]>) : {};
  } catch {
    return {};
  }
}

class Solved {
  #games = $state<Record<string, number[]>>(read());

  has(game: string, number: number): boolean {
    return (this.#games[game]?.includes(number) ?? false) || learned.has(`puzzle/${game}/${number}`);
  }

  add(game: string, number: number): void {
    if (this.has(game, number)) return;
    learned.add(`puzzle/${game}/${number}`);
    this.#games[game] = [...(this.#games[game] ?? []), number];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    } catch {
      // Without a place to keep it, it is known until the page is left.
    }
  }

  /** The first that is not solved yet. */
  next(game: string): number {
    let number = 1;
    while (this.has(game, number)) number += 1;
    return number;
  }
}

export const solved = new Solved();
learned.brings(() => Object.entries(read()).flatMap(([game, numbers]) => numbers.map((number) => `puzzle/${game}/${number}`)));
