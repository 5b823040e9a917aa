/** The feats this browser's person has noted: one of each section for every win over the North Wind. */

const KEY = "sylve-leaf-feats";

/** By table: the feat noted in each section. */
type Notes = Record<string, Record<string, string>>;

function read(): Notes {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Notes) ?? {};
  } catch {
    return {};
  }
}

class Feats {
  #notes = $state.raw<Notes>(read());

  /** What was noted for a table. */
  of(table: string): Record<string, string> {
    return this.#notes[table] ?? {};
  }

  /** How often a feat was noted. */
  count(feat: string): number {
    return Object.values(this.#notes).filter((sections) => Object.values(sections).includes(feat)).length;
  }

  get wins(): number {
    return Object.keys(this.#notes).length;
  }

  note(table: string, section: string, feat: string): void {
    this.#write({ ...this.#notes, [table]: { ...this.of(table), [section]: feat } });
  }

  /** A win is noted once: in each section the first feat done that was not noted before, else the first. */
  noteWin(table: string, done: { section: string; feat: string }[]): void {
    if (table in this.#notes) return;
    const sections: Record<string, string> = {};
    for (const { section, feat } of done.toSorted((one, other) => Number(this.count(one.feat) > 0) - Number(this.count(other.feat) > 0)))
      sections[section] ??= feat;
    this.#write({ ...this.#notes, [table]: sections });
  }

  #write(notes: Notes): void {
    this.#notes = notes;
    try {
      localStorage.setItem(KEY, JSON.stringify(notes));
    } catch {
      // private browsing: the notes last as long as the page
    }
  }
}

export const feats = new Feats();
