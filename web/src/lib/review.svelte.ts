/** The review of a finished game: begun once, followed while it runs. */
import { api, Problem } from "./api";
import type { Review, ReviewedMove } from "./protocol";

const PAUSE = 700;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly runs = $derived(this.review?.status === "waiting" || this.review?.status === "running");
  readonly moves = $derived<ReviewedMove[]>(this.review?.moves ?? []);
  #left = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {
    void this.#take(api.review(table));
  }

  begin(): void {
    void this.#take(api.beginReview(this.table));
  }

  /** What was thought of a move; nothing when it was forced. */
  of(move: number): ReviewedMove | undefined {
    return this.moves.find((each) => each.move === move);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#next);
  }

  async #take(answer: Promise<Review>): Promise<void> {
    try {
      this.review = await answer;
      this.problem = null;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem("internal");
    }
    if (this.runs && !this.#left) this.#next = setTimeout(() => void this.#take(api.review(this.table)), PAUSE);
  }
}
