import { expect, test } from "vitest";
import type { BoardView } from "../../../generated/canyon";
import { Course } from "./course";
import { picture } from "./picture";

const ROWS =
  "SSSSSS ~~~~~~ #~~~~# ##~~## ##~~## #~~~~# ~~##~~ ~###~~ ~~##~~ #~~~~# ##~~~# ###~~# ###~~# ##~~~~ #~~#~~ ~~##~# #~~#~# #~~~## ##~~## #~~~~# #~~~~# #↘↘↘→W #→→→→W ##→→→W ##→→→W ##→→→W #→→→↗W #→→↗↗W #LLL##".split(" ");
const board = (name: BoardView["name"], rows: string[], cave_exits: string[]): BoardView => ({ name, house: true, lanes: "abcdef", rows, cave_exits, length: rows.length - 1 });
const boards = [board("full", ROWS, ["e19", "e20"]), board("quick", ROWS.filter((_, rank) => ![2, 9, 13].includes(rank)), ["e16", "e17"])];
const drawings = boards.flatMap((each) => [false, true].map((upright) => ({ name: each.name, upright, board: each, course: new Course(each, upright) })));

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
    for (const [otherX, otherY] of middles.slice(index + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(course.upright ? 9 : 14);
});

test("canoes go over the fall beside them, and come out of the cave upstream", () => {
  const [{ course }] = drawings;
  expect(course.brink("e23")).toEqual(course.place("f23"));
  expect(course.place("cave")[1]).toBeLessThan(course.place("e20")[1]);
});

test("the same board is drawn once", () => {
  expect(picture(boards[1], true)).toBe(picture(board("quick", [...boards[1].rows], ["e16", "e17"]), true));
});
