/** A meadow with a stream, a stag and a fox. */
import deer from "virtual:icon/deer";
import dragonfly from "virtual:icon/dragonfly";
import fox from "virtual:icon/fox";
import { icon } from "../parts/print";
import { clouds, each, grass, paper, pine, shape, stroke, sun } from "./scenery";

const CREAM = "var(--cream)";
const PETALS = [0, 72, 144, 216, 288];
const flower = ([x, y]: [number, number]) =>
  `<g transform="translate(${x} ${y})"><g fill="${CREAM}">` +
  each(PETALS, (turn) => `<ellipse rx="3" ry="5.5" transform="rotate(${turn}) translate(0 -5.5)"/>`) +
  `</g><circle r="3" fill="var(--pig-honey)"/></g>`;

export const ecosysteme = (): string =>
  paper("#c9a24a") +
  clouds("c2", 30, 10, 110, 0.55) +
  sun(196, 56, 30, 22, CREAM) +
  shape("M0 138C60 96 120 122 180 108S310 82 400 122V260H0Z", "#7a8b3e") +
  each([238, 262, 284, 306, 330, 352, 376, 396], (x, i) => pine(x, 142, 56 + ((i * 37) % 40), i % 2 ? "#3f5a2a" : "#2f4a2a")) +
  shape("M0 168C90 140 170 172 260 150S360 148 400 156V260H0Z", "#56702a") +
  grass("g2", 70, 166, 200, 0.5) +
  shape("M250 150C236 166 286 176 262 194S170 214 196 262H330C320 230 352 220 336 198S272 176 288 150Z", CREAM) +
  shape("M256 150C242 166 292 176 268 194S178 214 204 262H322C312 230 344 220 328 198S266 176 282 150Z", "#2f7390") +
  stroke(
    "M262 160q8 4 16 0M276 178q8 4 18 1M262 196q12 5 26 0M240 212q14 5 30 0M226 230q16 6 36 0M268 244q14 5 30 0M224 252q12 4 24 0",
    CREAM,
    2,
  ) +
  shape("M0 214C50 200 110 220 190 236L206 262H0ZM400 204C366 208 338 222 330 262H400Z", "#3e5721") +
  icon(deer, 92, 84, 124, "#3e2416") +
  icon(fox, 92, 200, 52, CREAM) +
  grass("g3", 46, 226, 258, 0.55) +
  each<[number, number]>(
    [
      [20, 236],
      [60, 244],
      [158, 246],
      [176, 232],
      [372, 250],
    ],
    flower,
  ) +
  icon(dragonfly, 268, 206, 34, CREAM);
