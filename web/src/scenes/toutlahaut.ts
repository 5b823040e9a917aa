/** A treehouse of three storeys. */
import { birds, clouds, crown, each, grass, paper, pine, shape, stroke, sun } from "./scenery";

const CREAM = "var(--cream)";

/** One storey in a 160 × 64 box: wall, planks, roof, opening, deck. */
function storey(y: number, wall: string, dark: string, roof: string, opening: string): string {
  const planks = each([26, 38, 50, 62, 74], (x) => `M${x} 20V52`);
  return (
    `<g transform="translate(130 ${y}) scale(.8625)">` +
    shape("M18 16.5L142.5 15.5L142 54H17.6Z", wall) +
    stroke(planks, dark, 1.4, 0.55) +
    stroke("M22 20h30M66 18.8h40M112 18.6h26M24 50h24M60 51h30M100 50h36", CREAM, 1, 0.35) +
    opening +
    roof +
    shape("M6 54H154V59.5H6Z", "var(--pig-bark)") +
    stroke("M10 56.5h20M36 57h34M78 56.3h28M112 57h36", CREAM, 0.9, 0.4) +
    stroke("M30 59.5l-8 5M130 59.5l8 5", "var(--pig-bark)", 3) +
    "</g>"
  );
}

const red = (y: number) =>
  storey(
    y,
    "var(--f-red)",
    "#7a2418",
    shape("M12 17L20 9H140L148 17Z", "#7a2418") + stroke("M24 12.5h26M60 12h34M104 12.6h30", CREAM, 1, 0.5),
    shape("M90 54V33a11 11 0 0 1 22 0V54ZM121 26h15v15h-15Z", CREAM) +
      stroke("M90 54V33a11 11 0 0 1 22 0V54M101 22V54M121 33.5h15M128.5 26v15", "#7a2418", 1.9) +
      shape("M119 44h19l-2 6h-15Z", "#7a2418"),
  );
const yellow = (y: number) =>
  storey(
    y,
    "var(--f-yellow)",
    "#8f6408",
    shape("M12 17L80 7l68 10Z", "#8f6408"),
    shape("M84 22h46v10c0 3-6 6-7.7 6S115 35 115 32c0 3-6 6-7.7 6S99.6 35 99.6 32c0 3-6 6-7.7 6S84 35 84 32Z", CREAM) +
      stroke("M99.6 22v10M115 22v10", "#8f6408", 1.6) +
      shape("M92 54V42h30V54", "#8f6408") +
      `<circle cx="107" cy="47" r="4" fill="${CREAM}"/>`,
  );
const blue = (y: number) =>
  storey(
    y,
    "var(--f-blue)",
    "#1e4c67",
    shape("M14 17c4-7 10-9 16-9h100c6 0 12 2 16 9Z", "#1e4c67"),
    `<circle cx="102" cy="35" r="11.5" fill="${CREAM}" stroke="#1e4c67" stroke-width="2.5"/>` +
      stroke("M93.5 37q4.2-4 8.5 0t8.5 0M94.5 32q3.8-3.6 7.5 0t7.5 0", "#1e4c67", 2) +
      stroke("M124 26v20M133 26v20M124 31h9M124 37h9M124 43h9", CREAM, 2),
  );

export const toutlahaut = (): string =>
  paper("#2b6077") +
  clouds("c1", 26, 14, 150, 0.38) +
  sun(288, 52, 24, 18, "var(--pig-honey)") +
  shape("M0 206C70 186 150 214 230 196S340 188 400 204V260H0Z", "#3f7a62") +
  shape("M0 230C90 212 190 240 400 222V260H0Z", "#20503a") +
  each([20, 52, 82, 352, 380], (x, i) => pine(x, 214, 60 + (i % 3) * 22, "#20503a")) +
  grass("g1", 60, 236, 258, 0.4) +
  shape("M186 262C190 220 184 150 190 40L198 10 208 42C212 150 208 220 216 262Z", "var(--pig-bark)") +
  stroke("M195 250V200M205 240V190M198 60V36", "var(--pig-straw)", 2, 0.5) +
  shape("M190 236C176 240 168 250 158 262H190ZM214 236C226 242 232 250 242 262H210Z", "var(--pig-bark)") +
  crown(198, 40, 56, 27, "#20503a", 11) +
  crown(188, 34, 42, 17, "#2f7a4c", 9) +
  stroke("M160 36q4-7 9-5M180 26q4-7 9-5M204 34q4-7 9-5M226 42q4-6 8-4M176 46q4-6 8-5", CREAM, 1.8, 0.6) +
  red(64) +
  yellow(118) +
  blue(172) +
  birds("M96 70q6-7 12 0q6-7 12 0M70 96q5-6 10 0q5-6 10 0M300 120q5-6 10 0q5-6 10 0");
