/** The print of a meadow: a sun, two hills, flowers. */
import { block, point, printed } from "../../parts/print";

const CREAM = "var(--cream)";
const PETALS = [0, 60, 120, 180, 240, 300];

const flower = (x: number, y: number, size: number, heart: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0v16" stroke="${CREAM}" stroke-width="2"/>` +
  `<g fill="${CREAM}">${PETALS.map((turn) => `<ellipse rx="3.4" ry="6" transform="rotate(${turn}) translate(0 -6)"/>`).join("")}</g>` +
  `<circle r="3.6" fill="${heart}"/></g>`;

function rays(x: number, y: number): string {
  const marks = Array.from({ length: 14 }, (_, ray) => {
    const [across, down] = [Math.cos((ray / 14) * 2 * Math.PI), Math.sin((ray / 14) * 2 * Math.PI)];
    return `M${point(x + across * 20, y + down * 20)}L${point(x + across * 25, y + down * 25)}`;
  });
  return `<path d="${marks.join("")}" stroke="var(--pig-honey)" stroke-width="2.2" stroke-linecap="round"/>`;
}

const GRASS =
  "M8 72q2-5 1-9M18 68q0-5 3-8M30 66q-1-5 1-9M58 66q0-6 3-9M70 64q-1-5 1-8M86 62q0-5 2-8M12 112q2-8 0-13M26 116q0-8 4-12M62 114q-1-8 2-13M92 112q-2-7 1-12M78 116q1-7-1-12";

export const meadow = (): string =>
  printed(
    block(100, 120, "meadow", 2.5),
    "meadow",
    `<rect width="100" height="120" fill="var(--pig-moss)"/><circle cx="74" cy="30" r="15" fill="var(--pig-honey)"/>` +
      rays(74, 30) +
      `<path d="M0 62C24 50 52 60 100 48V120H0Z" fill="#6e8b3a"/><path d="M0 84C30 70 66 86 100 74V120H0Z" fill="#4a6629"/>` +
      `<path d="${GRASS}" stroke="${CREAM}" stroke-width="1.3" opacity=".55" stroke-linecap="round" fill="none"/>` +
      flower(22, 88, 1.25, "var(--pig-honey)") +
      flower(50, 76, 1, "var(--pig-ember)") +
      flower(76, 92, 1.35, "var(--pig-honey)") +
      flower(45, 103, 0.9, "var(--pig-honey)"),
  );
