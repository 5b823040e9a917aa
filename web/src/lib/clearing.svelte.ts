/** What waits in the clearing: asked for once, and again by whoever looks at it. */
import { lang } from "./lang.svelte";
import { type ClearingSheet, meet } from "./meet";

class Clearing {
  sheet = $state.raw<ClearingSheet | null>(null);
  #asked: Promise<void> | null = null;

  async look(): Promise<void> {
    const [sheet] = await Promise.all([meet.clearing(), lang.loadMeeting()]);
    this.sheet = sheet;
  }
  /** Where it cannot be known, nothing waits. */
  known(): Promise<void> {
    this.#asked ??= this.look().catch(() => {});
    return this.#asked;
  }
}

export const clearing = new Clearing();
