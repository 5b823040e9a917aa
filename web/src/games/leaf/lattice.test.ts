import { expect, test } from "vitest";
import { drawnTips } from "../../scenes/leaves";
import { bounds, centre, nearest } from "./lattice";

test("the leaves are drawn to end in their tips", () => {
  expect(drawnTips("sweetgum")).toEqual([0, 1, 2, 3, 4, 5]);
  expect(drawnTips("silver-maple")).toEqual([0, 1, 2, 3, 4, 5]);
  expect(drawnTips("tulip")).toEqual([0, 1, 2, 4, 5]);
  expect(drawnTips("sassafras")).toEqual([0, 2, 3, 4]);
  expect(drawnTips("trident-maple")).toEqual([0, 2, 3, 4]);
  expect(drawnTips("ginkgo")).toEqual([0, 2, 4]);
});

test("the nearest place within reach is found", () => {
  const cells = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ];
  expect(nearest(cells, { x: 1.5, y: 0.2 }, 1)).toBe(cells[1]);
  expect(nearest(cells, { x: 5, y: 5 }, 1)).toBeNull();
});

test("bounds hold every hexagon", () => {
  const box = bounds([
    { q: 0, r: 0 },
    { q: 0, r: 2 },
  ]);
  expect(box.right).toBeCloseTo(centre({ q: 0, r: 2 }).x + Math.sqrt(3) / 2);
  expect(box.bottom).toBe(4);
});
