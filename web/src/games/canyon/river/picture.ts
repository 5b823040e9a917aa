/** The canyon as a print: banks, water, rapids, fall, cave, piers, woods and village. Same board, same drawing. */
import type { BoardView } from "../../../generated/canyon.ts";
import { at, block, point, printed, type Random, random } from "../../../parts/print.ts";
import { contours, type Noise, type Point } from "./contours.ts";
import { ARROWS, type Cell, Course, calmCells, rapids, signed, waters } from "./course.ts";
import { uprightVillage, wideVillage } from "./village.ts";

const CREAM = "var(--cream)";
/** Distances from the water at which the rock changes its colour, and the colours: the shore is bare paper. */
const TERRACES: [number, string][] = [
  [3.5, "var(--cv-water)"],
  [7, CREAM],
  [14, "var(--cv-5)"],
  [23, "var(--cv-4)"],
  [33, "var(--cv-3)"],
  [45, "var(--cv-2)"],
  [60, "var(--cv-1)"],
];
const LEDGE = 28;

const path = (points: Point[]): string => `M${points.map(([x, y]) => point(x, y)).join("L")}Z`;
const stroke = (d: string, width: number, more = "", colour = CREAM): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${at(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export function picture(board: BoardView, upright: boolean): string {
  const course = new Course(board, upright);
  const next = random(`canyon${upright}`);
  const { width, height } = course;
  return printed(
    block(width, height, `plateau${upright}`, upright ? 3 : 5, 1.8),
    `canyon-${upright}`,
    `<rect width="${width}" height="${height}" fill="var(--cv-plateau)"/>` +
      rock(course) +
      fall(course, next) +
      water(course, next) +
      piers(course) +
      cave(course) +
      scratches(course, next) +
      woods(course, next) +
      (upright ? uprightVillage() : wideVillage()),
  );
}

function rock(course: Course): string {
  const { width, height, upright, scale } = course;
  const near = upright ? 0.72 : 1;
  const wet = [...waters(course), ...signed(course, "W"), ...signed(course, "S")].map((cell) => course.outline(cell));
  const uneven: Noise = (x, y, level) =>
    level < 2
      ? 0
      : (Math.sin(x * 0.031 + level * 2.1) + Math.sin(y * 0.037 + level) + Math.sin((x + y) * 0.021 + level * 0.7)) *
        (1 + level * 0.9) *
        scale *
        0.8;
  const levels = [...TERRACES.map(([far]) => far), LEDGE].map((far) => far * near);
  const outlines = contours(wet, width, height, upright ? 3 : 4, levels, uneven);
  const dashes = upright ? "5 11 2 8" : "9 16 3 12";
  return (
    TERRACES.map(([, colour], level) => `<path d="${outlines[level]}" fill="${colour}" fill-rule="evenodd"/>`)
      .reverse()
      .join("") + stroke(outlines[TERRACES.length], 1.5 * scale, `stroke-dasharray="${dashes}" opacity=".5"`)
  );
}

/** Water that goes over the edge, outwards: a curtain of strokes and a line of foam at its foot. */
function fall(course: Course, next: Random): string {
  const falls = signed(course, "W").filter((cell) => course.offset(cell.lane) === course.edge);
  if (!falls.length) return "";
  const { scale, upright } = course;
  const [first, last, lip] = [falls[0].rank - 0.5, falls.at(-1)!.rank + 0.5, course.edge - 0.5];
  const foot = upright ? 1.55 : 1.95;
  const ranks = (step: number): number[] =>
    Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  const curtain = [
    ...ranks(0.5).map((rank) => course.at(rank, lip)),
    ...ranks(0.5)
      .toReversed()
      .map((rank) => course.at(rank, lip + foot + Math.sin(rank * 3) * 0.1)),
  ];
  const strands = ranks(0.145)
    .slice(1)
    .map((rank) => {
      const [from, to] = [
        course.at(rank, lip + 0.02 + next() * 0.22),
        course.at(rank + (next() - 0.5) * 0.06, lip + 0.7 + next() * (upright ? 0.8 : 1.1)),
      ];
      return stroke(`M${point(...from)}L${point(...to)}`, (1.3 + next() * 2.4) * scale, `opacity="${at(0.65 + next() * 0.35)}"`);
    });
  const foam = ranks(0.3).map((rank) => {
    const [x, y] = course.at(rank, lip + foot - 0.1 + next() * 0.2);
    return `<circle cx="${at(x)}" cy="${at(y)}" r="${at((7 + next() * 7) * scale)}" fill="${CREAM}"/>`;
  });
  const edge = ranks(0.25).map((rank) => point(...course.at(rank, lip + Math.sin(rank * 5) * 0.05)));
  return `<path d="${path(curtain)}" fill="var(--cv-fall)"/>` + strands.join("") + foam.join("") + stroke(`M${edge.join("L")}`, 4 * scale);
}

function water(course: Course, next: Random): string {
  const { scale } = course;
  const flow = calmCells(course).flatMap((cell) =>
    [-0.2, 0.2].map((aside) => {
      const offset = course.offset(cell.lane) + aside + (next() - 0.5) * 0.12;
      const from = cell.rank - 0.3 + next() * 0.2;
      const to = from + 0.22 + next() * 0.22;
      return `M${point(...course.at(from, offset))}Q${point(...course.at((from + to) / 2, offset - 0.07))} ${point(...course.at(to, offset))}`;
    }),
  );
  return (
    `<path d="${rapids(course)
      .map((cell) => path(course.outline(cell)))
      .join("")}" fill="var(--cv-rapid)"/>` +
    stroke(flow.join(""), 1.4 * scale, 'opacity=".34"') +
    stroke(
      waters(course)
        .map((cell) => path(course.outline(cell, 0.055)))
        .join(""),
      1.1 * scale,
      'opacity=".42"',
    ) +
    rapids(course)
      .map((cell) => arrow(course, cell))
      .join("")
  );
}

function arrow(course: Course, cell: Cell): string {
  const [ranks, lanes] = ARROWS[cell.sign];
  const [x, y] = course.middle(cell);
  const [tipX, tipY] = course.at(cell.rank + ranks / 2, course.offset(cell.lane) + lanes / 2);
  const angle = (Math.atan2(tipY - y, tipX - x) * 180) / Math.PI;
  // Up and to the left of the middle: the space's name is in the other corner.
  const corner = 5 * course.scale;
  return `<path d="M-11 -3.200h10v-5.300l12 8.500-12 8.500v-5.300h-10Z" fill="${CREAM}" transform="translate(${point(x - corner, y - corner)}) rotate(${at(angle)}) scale(${0.84 * course.scale})"/>`;
}

/** Planks at the start, where canoes are launched, and at the village, where they land. */
function piers(course: Course): string {
  return (
    signed(course, "S")
      .map((cell) => planks(course, cell, -0.45, 0.42))
      .join("") +
    signed(course, "L")
      .map((cell) => planks(course, cell, -0.5, 0.42))
      .join("")
  );
}

function planks(course: Course, { rank, lane }: Cell, from: number, to: number): string {
  const { scale } = course;
  const side = (along: number, aside: number): Point => course.at(rank + along, course.offset(lane) + aside);
  const joints = [0.12, 0.28, 0.44, 0.6, 0.76, 0.92].map((part) => {
    const along = from + (to - from) * part;
    return `M${point(...side(along, -0.33))}L${point(...side(along, 0.33))}`;
  });
  const deck = path([side(from, -0.33), side(to, -0.33), side(to, 0.33), side(from, 0.33)]);
  return (
    `<path d="${deck}" fill="var(--pig-bark)" stroke="var(--pig-umber)" stroke-width="${at(1.6 * scale)}"/>` +
    stroke(joints.join(""), 1.1 * scale, 'opacity=".55"', "var(--pig-straw)")
  );
}

function cave(course: Course): string {
  const [x, y] = course.place("cave");
  return (
    `<g transform="translate(${point(x, y)}) rotate(${course.upright ? -90 : 0}) scale(${at(course.scale * 10.5) / 10})">` +
    '<path d="M-50 14C-54 -22 -30 -44 0 -44S54 -22 50 14C30 20 -30 20 -50 14Z" fill="var(--cv-4)"/>' +
    '<path d="M-40 12C-42 -16 -24 -34 0 -34S42 -16 40 12Z" fill="var(--cv-5)"/>' +
    '<path d="M-29 13C-30 -8 -18 -24 0 -24S30 -8 29 13C14 17 -14 17 -29 13Z" fill="#171310"/>' +
    stroke("M-44 -6l7 2M-38 -22l6 5M-22 -34l3 7M0 -40v7M22 -34l-3 7M38 -22l-6 5M44 -6l-7 2", 1.5, 'opacity=".5"') +
    stroke("M-20 8q6 3 12 0t12 0 12 0", 2, "", "var(--cv-rapid)") +
    "</g>"
  );
}

/** Whether a point keeps its distance from all water. */
const isDry = (course: Course, far: number): ((x: number, y: number) => boolean) => {
  const wet = [...waters(course), ...signed(course, "W"), ...signed(course, "S")].map((cell) => course.middle(cell));
  return (x, y) => wet.every(([wetX, wetY]) => Math.hypot(wetX - x, wetY - y) > far);
};

/** Room for the village, the round counter and the words. */
const isKept = (course: Course, x: number, y: number): boolean =>
  course.upright ? (y > 404 && x > 160) || y > 470 : (x < 440 && y > 330) || (x < 232 && y < 345) || (y < 130 && x < 740);

function woods(course: Course, next: Random): string {
  const { width, height, scale, upright } = course;
  const dry = isDry(course, upright ? 40 : 66);
  const trees: Point[] = [];
  for (let tries = 0; tries < 900 && trees.length < (upright ? 26 : 46); tries++) {
    const [x, y] = [20 + next() * (width - 40), 40 * scale + next() * (height - 60 * scale)];
    const apart = trees.every(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) > (upright ? 17 : 25));
    if (dry(x, y - 8) && !isKept(course, x, y) && apart) trees.push([x, y]);
  }
  return trees
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) => pine(x, y, (30 + next() * 20) * scale, index % 3 ? "var(--cv-pine)" : "var(--cv-pine2)", scale))
    .join("");
}

function pine(x: number, y: number, tall: number, fill: string, scale: number): string {
  const part = (of: number) => at(tall * of);
  const outline =
    `M${point(x, y - tall)}l${part(0.22)} ${part(0.4)}h${part(-0.1)}l${part(0.18)} ${part(0.42)}h${part(-0.25)}v${part(0.18)}h${part(-0.1)}` +
    `v${part(-0.18)}h${part(-0.25)}l${part(0.18)} ${part(-0.42)}h${part(-0.1)}Z`;
  const marks = `M${point(x - tall * 0.05, y - tall * 0.62)}l${part(0.09)} ${part(0.1)}M${point(x - tall * 0.1, y - tall * 0.36)}l${part(0.16)} ${part(0.12)}`;
  return `<path d="${outline}" fill="${fill}"/>` + stroke(marks, 1.3 * scale, 'opacity=".55"');
}

/** Chisel marks on the plateau. */
function scratches(course: Course, next: Random): string {
  const { width, height, scale, upright } = course;
  const dry = isDry(course, upright ? 44 : 72);
  let marks = "";
  for (let count = 0; count < (upright ? 260 : 520); count++) {
    const [x, y, long] = [10 + next() * (width - 20), 10 + next() * (height - 20), 3 + next() * 8 * scale];
    if (dry(x, y)) marks += `M${point(x, y)}h${at(long)}`;
  }
  return stroke(marks, 1.2, 'opacity=".35"', "var(--cv-4)");
}
