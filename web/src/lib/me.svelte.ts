/** Who the reader is, as the server knows them. */
import { api } from "./api";
import type { TableSummary } from "./protocol";

class Myself {
  name = $state("");
  tables = $state.raw<TableSummary[]>([]);
  #known: Promise<void> | undefined;

  /** Asks the server, which from then on knows this browser. */
  load(): Promise<void> {
    this.#known = api.me().then(({ name, tables }) => {
      this.name = name;
      this.tables = tables;
    });
    return this.#known;
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
