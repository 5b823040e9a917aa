import { expect, test } from "vitest";
import { boards } from "../../../../build/rivers";
import { Course, named } from "./course";
import { print } from "./print";

const drawings = boards().flatMap((each) =>
  [false, true].map((upright) => ({ name: each.name, upright, board: each, course: new Course(each, upright) })),
);

test.each(drawings)("every space of the $name river lies on the paper, upright: $upright", ({ course }) => {
  for (const cell of course.cells.filter(({ sign }) => sign !== "#"))
    for (const [x, y] of course.outline(cell)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(course.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(course.height);
    }
});

test.each(drawings)("no two spaces of the $name river are drawn on one another, upright: $upright", ({ course }) => {
  const middles = course.cells.filter(({ sign }) => !"#W".includes(sign)).map((cell) => course.middle(cell));
  for (const [index, [x, y]] of middles.entries())
    for (const [otherX, otherY] of middles.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(course.upright ? 9 : 14);
});

test.each(drawings)("every space of the $name river that a canoe can lie on is named, each once, upright: $upright", ({ course }) => {
  const names = named(course).map(({ space }) => space);
  expect(names).toHaveLength(course.cells.filter(({ sign }) => !"#W".includes(sign)).length);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("a0");
});

test("canoes go over the fall beside them, and come out of the cave upstream", () => {
  const [{ course }] = drawings;
  expect(course.brink("e23")).toEqual(course.place("f23"));
  expect(course.place("cave")[1]).toBeLessThan(course.place("e20")[1]);
});

test("the boards in the box come with their pictures, another one is drawn", async () => {
  const [{ board }] = drawings;
  expect(await print(board, true)).toBe((await import("virtual:river-full-upright")).default);
  const other = { ...board, rows: board.rows.with(5, "#~##~#") };
  expect(await print(other, true)).toContain("<path");
  expect(await print(other, true)).not.toBe(await print(board, true));
});
