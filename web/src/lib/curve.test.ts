import { describe, expect, it } from "vitest";
import { costliest, curve, path } from "./curve";
import type { Outcome, ReviewedMove } from "./protocol";

const idea = (chance: number) => ({ action: 1, act: { verb: "show" }, say: "show b2-b3", told: null, chance, points: 10 });
const moved = (move: number, seat: number, played: number, best = played): ReviewedMove => ({
  move,
  seat,
  cost: best - played,
  played: idea(played),
  best: idea(best),
  why: [],
});
const ended = (...ranks: number[]): Outcome => ({ scores: ranks, ranks, breakdown: [], rival: null, level: null, won: null, feats: [] });
const BOX = { width: 200, height: 100 };

describe("the curve of a seat", () => {
  const moves = [moved(1, 0, 0.5), moved(2, 1, 0.4), moved(3, 0, 0.75)];
  it("has a point at each of its decisions, and ends with what became of them", () => {
    expect(curve(moves, 0, 4, ended(1, 2), BOX)).toEqual([
      { move: 1, chance: 0.5, x: 50, y: 50 },
      { move: 3, chance: 0.75, x: 150, y: 25 },
      { move: 4, chance: 1, x: 200, y: 0 },
    ]);
    expect(curve(moves, 1, 4, ended(1, 2), BOX).at(-1)).toMatchObject({ chance: 0, y: 100 });
  });
  it("has one point a move, though the last decision ended the game", () => {
    expect(curve([...moves, moved(4, 1, 0.3)], 1, 4, ended(1, 2), BOX).map(({ move, chance }) => [move, chance])).toEqual([
      [2, 0.4],
      [4, 0],
    ]);
  });
  it("ends in the middle when the win is shared, and says of a lone seat whether it won", () => {
    expect(curve(moves, 0, 4, ended(1, 1), BOX).at(-1)).toMatchObject({ chance: 0.5 });
    expect(curve(moves, 0, 4, ended(1), BOX).at(-1)).toMatchObject({ move: 4, chance: 1 });
    expect(curve(moves, 0, 4, ended(2), BOX).at(-1)).toMatchObject({ move: 4, chance: 0 });
  });
  it("is one line", () => {
    expect(path(curve(moves, 0, 4, ended(1, 2), BOX))).toBe("M50.0 50.0L150.0 25.0L200.0 0.0");
    expect(path([])).toBe("");
  });
});

describe("the costliest moves", () => {
  it("are the seat's own, the worst first, and no more than three", () => {
    const moves = [
      moved(1, 0, 0.5, 0.6),
      moved(2, 1, 0, 1),
      moved(3, 0, 0.2, 0.6),
      moved(5, 0, 0.5, 0.51),
      moved(7, 0, 0.3, 0.5),
      moved(9, 0, 0.3, 0.35),
    ];
    expect(costliest(moves, 0, 0.03).map(({ move }) => move)).toEqual([3, 7, 1]);
    expect(costliest(moves, 2, 0.03)).toEqual([]);
  });
});
