import { expect, test } from "vitest";
import { journeys } from "./journeys";

const went = (seat: number, ...path: string[]) => ({
  kind: "go" as const,
  facts: { seat, from: path[0], to: path.at(-1)!, steps: path.length - 1, unused: 0, path },
});
const drift = (seat: number, from: string, to: string) => ({ kind: "drift" as const, facts: { seat, from, to } });

test("a canoe takes a step every 90 milliseconds", () => {
  const { seats, lasts } = journeys([went(1, "c1", "c2", "c3")]);
  expect(seats.get(1)!.map(({ space, time }) => [space, time])).toEqual([
    ["c1", 0],
    ["c2", 90],
    ["c3", 180],
  ]);
  expect(lasts).toBe(180);
});

test("a canoe that stays where it is makes no journey", () => {
  expect(journeys([went(2, "d2")]).seats.size).toBe(0);
});

test("the next canoe waits, a pushed one does not", () => {
  const { seats } = journeys([
    went(0, "c1", "c2"),
    drift(1, "c22", "d22"),
    { kind: "push", facts: { seat: 2, by_seat: 1, from: "d22", to: "e22" } },
  ]);
  const [drifts, pushed] = [seats.get(1)!, seats.get(2)!];
  expect(drifts[0].time).toBeGreaterThan(90);
  expect(pushed.map(({ time }) => time)).toEqual(drifts.map(({ time }) => time));
});

test("who goes over the fall comes out in the cave", () => {
  const { seats } = journeys([drift(3, "e23", "cave"), { kind: "fall", facts: { seat: 3 } }]);
  expect(seats.get(3)!.map(({ space, falling }) => [space, falling])).toEqual([
    ["e23", true],
    ["cave", false],
  ]);
});
