import { expect, test } from "vitest";
import type { Event } from "../../lib/protocol";
import { told } from "./reckoning";

const line = (kind: string, seat: number, rapids = false): Event => ({ kind, facts: { seat, bid: 2, tricks: kind === "exact" ? 2 : 1, bonus: 3, points: 5, rapids } });

test("the last round's lines are found behind the moves and the next deal", () => {
  const events: Event[] = [line("exact", 0), line("missed", 1), { kind: "go", facts: { seat: 0 } }, line("missed", 1, true), line("exact", 0), { kind: "round", facts: {} }];
  expect(told(events).map(({ seat, exact, drifts }) => [seat, exact, drifts])).toEqual([
    [1, false, true],
    [0, true, false],
  ]);
});

test("before the first round is played out there is nothing to tell", () => {
  expect(told([{ kind: "round", facts: {} }])).toEqual([]);
});
