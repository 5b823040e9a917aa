/** A toucan in the rain forest. */
import agave from "virtual:icon/agave";
import fern from "virtual:icon/fern";
import monstera from "virtual:icon/monstera-leaf";
import { icon } from "../parts/print";
import { clouds, crown, each, paper, shape, stroke, sun } from "./scenery";

const CREAM = "var(--cream)";

const farTree = (x: number, i: number) =>
  shape(`M${x - 7} 262L${x - 4} 90H${x + 4}L${x + 7} 262Z`, "#5d8264") + crown(x, 92 - (i % 2) * 20, 44, 24, "#5d8264", 9);

function nearTree(x: number, i: number): string {
  const y = 98 - (i % 2) * 26;
  return (
    shape(`M${x - 13} 262C${x - 8} 210 ${x - 9} 160 ${x - 7} 110H${x + 7}C${x + 9} 160 ${x + 8} 210 ${x + 13} 262Z`, "#4a3826") +
    stroke(`M${x - 2} 240V170M${x + 4} 210V140`, "var(--pig-straw)", 2, 0.5) +
    crown(x, y + 8, 66, 34, "#20503a", 11) +
    crown(x - 8, y, 50, 22, "#2f7a4c", 9) +
    stroke(
      each(
        [
          [-30, 0],
          [-10, -10],
          [14, -2],
          [-20, 10],
          [6, 8],
          [28, 6],
        ],
        ([dx, dy]) => `M${x - 8 + dx} ${y + dy}q4-7 9-5`,
      ),
      CREAM,
      1.8,
      0.55,
    )
  );
}

const toucan =
  `<g transform="translate(176 66) scale(.92)">` +
  shape("M36 88L26 132 40 128 46 92ZM34 20C50 12 62 24 63 42C64 64 54 84 42 100H32C34 84 26 74 22 58C18 40 20 26 34 20Z", "var(--soot)") +
  stroke("M24 60C30 66 34 76 36 92M30 56C34 62 38 72 40 84", CREAM, 2, 0.6) +
  shape("M50 24C62 26 66 40 60 54C50 52 44 36 50 24Z", CREAM) +
  shape("M52 18C70 2 104 8 112 34C94 28 74 38 56 36Z", "var(--pig-honey)") +
  shape("M96 13C106 18 111 25 112 34C106 31.5 101 31 96 31Z", "var(--pig-rust)") +
  stroke("M56 28C74 26 90 24 108 28", "var(--soot)", 1.8) +
  `<circle cx="47" cy="25" r="4.5" fill="var(--pig-sky)"/><circle cx="47" cy="25" r="2" fill="var(--soot)"/>` +
  stroke("M34 100v7M42 100v7", "var(--pig-honey)", 3) +
  "</g>";

export const canopee = (): string =>
  paper("#9dbb8e") +
  clouds("c4", 20, 8, 120, 0.7) +
  sun(250, 70, 34, 22, CREAM) +
  each([60, 120, 196, 300, 360], farTree) +
  each([16, 154, 262, 388], nearTree) +
  stroke("M154 150C190 170 226 168 262 140", "#2c4a2a", 5) +
  stroke("M186 164v16M212 166v22M232 160v14", "#2c4a2a", 3) +
  toucan +
  shape("M0 232C60 210 130 236 210 220S340 214 400 230V260H0Z", "#163a2a") +
  icon(monstera, -34, 150, 130, "#163a2a") +
  icon(monstera, 292, 158, 136, "#163a2a") +
  icon(monstera, -28, 158, 118, "#3c8a57") +
  icon(monstera, 300, 166, 122, "#2f7a4c") +
  icon(fern, 96, 178, 84, "#4f9a5e") +
  icon(fern, 232, 186, 76, "#3c8a57") +
  icon(agave, 166, 190, 64, "#d0637a");
