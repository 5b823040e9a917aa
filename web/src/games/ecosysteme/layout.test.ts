import { expect, test } from "vitest";
import { cells, lines, whereabouts } from "./layout";

const sizes = (used: number, most: number) => lines(used, most).map(({ edge }) => (edge ? 0.5 : 1));

test("the grid on screen is never larger than four rows and five columns", () => {
  for (const most of [4, 5])
    for (let used = 0; used <= most; used++) expect(sizes(used, most).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});

test("a grid that may grow has a free line at both ends", () => {
  expect(lines(2, 4).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  expect(lines(4, 4).map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(sizes(3, 4)).toEqual([0.5, 1, 1, 1, 0.5]);
});

test("the first card has one place", () => {
  expect(cells([], lines(0, 4), lines(0, 5))).toEqual([{ row: 1, column: 1, card: null }]);
});

test("a place says on which side it lies", () => {
  const grid = { height: 2, width: 3 };
  expect(whereabouts(grid, 1, 2)).toBe("site-inside");
  expect(whereabouts(grid, 0, 2)).toBe("site-above");
  expect(whereabouts(grid, 3, 2)).toBe("site-below");
  expect(whereabouts(grid, 1, 0)).toBe("site-left");
  expect(whereabouts(grid, 1, 4)).toBe("site-right");
  expect(whereabouts(grid, 0, 4)).toBe("site-corner");
  expect(whereabouts({ height: 0, width: 0 }, 1, 1)).toBe("site-first");
});
