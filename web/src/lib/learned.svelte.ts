/** What the person has learned, on whichever device: the server keeps it, and what this browser knew before is brought along. */
import { api } from "./api";
import { me } from "./me.svelte";

/** So many names are told at once. */
const MOST = 200;

class Learned {
  #names = $state.raw<ReadonlySet<string>>(new Set());
  #loading: Promise<void> | null = null;
  readonly #here: (() => string[])[] = [];

  /** Names that a part of the page keeps in this browser. */
  brings(names: () => string[]): void {
    this.#here.push(names);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Asks the server, once; without it the browser's own memory has to do. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    await me.known();
    const { names } = await api.learned();
    this.#names = new Set([...this.#names, ...names]);
    const known = new Set(names);
    await this.#tell(this.#here.flatMap((each) => each()).filter((name) => !known.has(name)));
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#names = new Set([...this.#names, name]);
    this.#tell([name]).catch(() => {}); // it is brought along next time
  }

  async #tell(names: string[]): Promise<void> {
    await me.known();
    for (let told = 0; told < names.length; told += MOST) await api.learn(names.slice(told, told + MOST));
  }
}

export const learned = new Learned();
