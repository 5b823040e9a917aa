import { expect, test } from "vitest";
import type { Game } from "../../generated/canyon";
import type { EventOf } from "../../lib/protocol";
import { rounds, told } from "./reckoning";

type Event = EventOf<Game>;

const line = (kind: "exact" | "missed", seat: number, drifts = false): Event => ({
  kind,
  facts: { seat, bid: 2, tricks: kind === "exact" ? 2 : 1, bonus: 3, points: 5, rapids: drifts, drifts },
});
const stay: Event = { kind: "stay", facts: { seat: 0 } };
const round: Event = { kind: "round", facts: { round: 2, cards: 7, first_seat: 1, dealer_seat: 0 } };

test("the last round's lines are found behind the moves and the next deal", () => {
  const events = [line("exact", 0), line("missed", 1), stay, line("missed", 1, true), line("exact", 0), round];
  expect(told(events).map(({ seat, exact, drifts }) => [seat, exact, drifts])).toEqual([
    [1, false, true],
    [0, true, false],
  ]);
});

test("before the first round is played out there is nothing to tell", () => {
  expect(told([round])).toEqual([]);
});

test("at the end every round played out has its lines, by its number", () => {
  const first: Event = { kind: "round", facts: { round: 1, cards: 8, first_seat: 1, dealer_seat: 0 } };
  const events = [first, line("exact", 0), line("missed", 1), stay, round, line("missed", 0, true), line("exact", 1), stay];
  const seen = rounds(events).flatMap((each) => each.lines.map(({ seat, exact }) => `${each.round} ${seat} ${exact}`));
  expect(seen).toEqual(["1 0 true", "1 1 false", "2 0 false", "2 1 true"]);
});
