/** That the server will stop for a while, as every answer of it says, and when. */
class Stops {
  /** As `Date.now()` counts; null: it goes on. */
  at = $state<number | null>(null);

  hear(seconds: number | null): void {
    this.at = seconds === null ? null : Date.now() + 1000 * seconds;
  }
}

export const stops = new Stops();
