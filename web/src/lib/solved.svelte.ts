/** Which puzzles the person has solved, or this browser has seen solved; kept by their names, which stay when others come and go. */
import { learned } from "./learned.svelte";

const KEY = "sylve-solved";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

const mark = (game: string, name: string): string => `puzzle/${game}/${name}`;

class Solved {
  #here = $state.raw(read());

  has(game: string, name: string): boolean {
    return this.#here.includes(mark(game, name)) || learned.has(mark(game, name));
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return;
    learned.add(mark(game, name));
    this.#here = [...this.#here, mark(game, name)];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#here));
    } catch {
      // Without a place to keep it, it is known until the page is left.
    }
  }

  /** The first of these that is not solved yet; the first of all once all are. */
  next(game: string, names: readonly string[]): string | undefined {
    return names.find((name) => !this.has(game, name)) ?? names[0];
  }
}

export const solved = new Solved();
learned.brings(read);
