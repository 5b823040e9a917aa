/** Autumn leaves, tip against tip, with mushrooms and a squirrel. */
import squirrel from "virtual:icon/squirrel";
import { icon, tex } from "../parts/print";
import { leaf as drawn, type LeafShape, outline } from "./leaves";
import { each, HEIGHT, paper, shape, WIDTH } from "./scenery";

const SIZE = 62;
const STEP = SIZE * Math.sqrt(3);
const EARTH = "#2a1608";
/** Shape, colour, column and row of the hexagon, turn. */
const FLOOR: [LeafShape, string, number, number, number][] = [
  ["sweetgum", "red", 0, 0, 0],
  ["silver-maple", "orange", -1, 0, 120],
  ["tulip", "yellow", 1, 0, 60],
  ["trident-maple", "brown", -0.5, -1, 180],
  ["ginkgo", "yellow", 0.5, -1, 180],
  ["sassafras", "green", -0.5, 1, 0],
  ["silver-maple", "red", 0.5, 1, 60],
  ["ginkgo", "orange", -1.5, 1, 0],
  ["sweetgum", "green", 1.5, -1, 0],
  ["sassafras", "orange", 1.5, 1, -60],
  ["tulip", "brown", -1.5, -1, 120],
];

const lying = ([kind, colour, column, row, turn]: (typeof FLOOR)[number]) => {
  const [x, y] = [200 + column * STEP, 130 + row * SIZE * 1.5];
  return (
    `<g transform="translate(${x + 3} ${y + 5}) rotate(${turn})"><path d="${outline(kind, SIZE)}" fill="${EARTH}" opacity=".4"/></g>` +
    `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn(kind, `var(--l-${colour})`, SIZE)}</g>`
  );
};

const mushroom = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="var(--soot)" stroke-width="1.5" stroke-linejoin="round">` +
  shape("M-4 0C-3.5 6 -5 9 -5.5 12H5.5C5 9 3.5 6 4 0Z", "var(--cream)") +
  shape("M-11 0C-11 -10 -5 -14 0 -14S11 -10 11 0C6 2.5 -6 2.5 -11 0Z", "#a82c03") +
  `<g fill="var(--cream)" stroke="none"><circle cx="-5" cy="-5" r="2"/><circle cx="2" cy="-9" r="2.2"/><circle cx="6" cy="-3" r="1.7"/></g></g>`;

export const leaf = (): string =>
  paper("#4a2c1a") +
  tex("leafy", WIDTH, HEIGHT, "lfh", 0.18) +
  each(FLOOR, lying) +
  mushroom(150, 142, 2.4) +
  mushroom(186, 160, 1.3) +
  icon(squirrel, 222, 84, 96, EARTH, `stroke="${EARTH}" stroke-width="40" stroke-linejoin="round"`) +
  icon(squirrel, 222, 84, 96, "var(--cream)");
