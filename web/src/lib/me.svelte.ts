/** Who the reader is, as the server knows them. */
import { api } from "./api";
import type { TableSummary } from "./protocol";

/** Milliseconds for which what it told is new enough to somebody who only passes by. */
const NEW = 10_000;

class Myself {
  name = $state("");
  tables = $state.raw<TableSummary[]>([]);
  #known: Promise<void> | undefined;
  #asked = 0;

  /** Asks the server, which from then on knows this browser. */
  load(): Promise<void> {
    this.#asked = Date.now();
    this.#known = api.me().then(({ name, tables }) => {
      this.name = name;
      this.tables = tables;
    });
    return this.#known;
  }

  /** Asks again, unless it has just been asked. */
  async renew(): Promise<void> {
    if (Date.now() - this.#asked > NEW) await this.load();
  }

  /** Whatever changes something waits for the server to know us. */
  async known(): Promise<void> {
    await (this.#known ?? this.load());
  }

  async rename(name: string): Promise<void> {
    await this.known();
    const trimmed = name.trim();
    if (trimmed === this.name) return;
    await api.rename(trimmed);
    this.name = trimmed;
  }
}

export const me = new Myself();
