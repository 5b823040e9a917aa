/** Short messages that come and go. */
import { Problem } from "./api";
import { t } from "./lang.svelte";

const STAY = 5000;

class Toasts {
  shown = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #last = 0;

  say(text: string, bad = false): void {
    const id = ++this.#last;
    this.shown = [...this.shown.slice(-2), { id, text, bad }];
    setTimeout(() => this.drop(id), STAY);
  }

  /** Tells what went wrong. */
  problem(problem: unknown): void {
    if (problem instanceof Problem && problem.code === "unreachable" && !navigator.onLine) return; // that is said already
    this.say(problem instanceof Problem ? t(`error-${problem.code}`, problem.facts) : t("error-internal"), true);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
