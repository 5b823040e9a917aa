import { expect, test } from "vitest";
import { journeys } from "./journeys";

const event = (kind: string, facts: Record<string, number | string | string[]>) => ({ kind, facts });

test("a canoe takes a step every 90 milliseconds", () => {
  const { seats, lasts } = journeys([event("go", { seat: 1, from: "c1", to: "c3", path: ["c1", "c2", "c3"] })]);
  expect(seats.get(1)!.map(({ space, time }) => [space, time])).toEqual([["c1", 0], ["c2", 90], ["c3", 180]]);
  expect(lasts).toBe(180);
});

test("the next canoe waits, a pushed one does not", () => {
  const { seats } = journeys([
    event("go", { seat: 0, from: "c1", to: "c2", path: ["c1", "c2"] }),
    event("drift", { seat: 1, from: "c22", to: "d22" }),
    event("push", { seat: 2, by_seat: 1, from: "d22", to: "e22" }),
  ]);
  const [drifts, pushed] = [seats.get(1)!, seats.get(2)!];
  expect(drifts[0].time).toBeGreaterThan(90);
  expect(pushed.map(({ time }) => time)).toEqual(drifts.map(({ time }) => time));
});

test("who goes over the fall comes out in the cave", () => {
  const { seats } = journeys([event("drift", { seat: 3, from: "e23", to: "cave" }), event("fall", { seat: 3 })]);
  expect(seats.get(3)!.map(({ space, falling }) => [space, falling])).toEqual([["e23", true], ["cave", false]]);
});
