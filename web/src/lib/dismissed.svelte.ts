/** Tables that the reader does not want to see at home any more; this browser remembers which. */
const KEY = "sylve-dismissed";
const MOST = 300;

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Dismissed {
  #tables = $state.raw(kept());

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  add(table: string): void {
    this.#keep([...this.#tables.filter((each) => each !== table), table].slice(-MOST));
  }

  restore(table: string): void {
    this.#keep(this.#tables.filter((each) => each !== table));
  }

  #keep(tables: string[]): void {
    this.#tables = tables;
    try {
      localStorage.setItem(KEY, JSON.stringify(tables));
    } catch {
      // private browsing: forgotten with the page
    }
  }
}

export const dismissed = new Dismissed();
