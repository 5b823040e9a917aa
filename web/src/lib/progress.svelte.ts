/** How far somebody is in the lessons: what is done goes with the person, where one stopped is kept by the browser. */
import { learned } from "./learned.svelte";

export type Progress = { /** Where the lesson is being played. */ table: string | null; step: number; of: number; done: boolean };
const KEY = "sylve-lessons";
const NOTHING: Progress = { table: null, step: 0, of: 0, done: false };

function kept(): Record<string, Progress> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

class Lessons {
  #all = $state.raw(kept());

  of(game: string, lesson: string): Progress {
    const here = { ...NOTHING, ...this.#all[`${game}/${lesson}`] };
    return { ...here, done: here.done || learned.has(`lesson/${game}/${lesson}`) };
  }

  note(game: string, lesson: string, news: Partial<Progress>): void {
    const all = { ...kept(), [`${game}/${lesson}`]: { ...this.of(game, lesson), ...news } };
    this.#all = all;
    if (news.done) learned.add(`lesson/${game}/${lesson}`);
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // private browsing: forgotten with the page
    }
  }
}

export const progress = new Lessons();
learned.brings(() => Object.entries(kept()).flatMap(([name, { done }]) => (done ? [`lesson/${name}`] : [])));
