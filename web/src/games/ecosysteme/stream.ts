/** The print of a stream: water between grassy banks. */
import { block, printed } from "../../parts/print";

const BANK = "M38 0C30 18 66 28 62 46S22 66 30 88 44 108 40 120H86C86 104 70 98 70 84S96 58 92 40 62 16 66 0Z";
const WATER = "M42 0C34 18 70 28 66 46S26 66 34 88 48 108 44 120H82C82 104 66 98 66 84S92 58 88 40 58 16 62 0Z";
const GRASS =
  "M10 20q2-5 1-9M22 36q0-5 3-8M84 22q-1-5 1-9M90 44q0-6 3-9M10 90q-1-5 1-8M20 108q0-5 2-8M88 100q2-8 0-11M76 112q0-8 4-10M8 58q0-5 3-8";
const RIPPLES =
  "M48 10q4 4 8 0M56 24q6 5 13 2M70 38q6 3 12 0M68 52q5 4 12 1M52 62q6 4 14 2M40 76q6 4 13 1M42 90q7 4 14 0M50 104q7 4 16 1M56 114q6 3 14 0";

export const stream = (): string =>
  printed(
    block(100, 120, "stream", 2.5),
    "stream",
    `<rect width="100" height="120" fill="#56732f"/>` +
      `<path d="${GRASS}" stroke="var(--cream)" stroke-width="1.3" opacity=".5" stroke-linecap="round" fill="none"/>` +
      `<path d="${BANK}" fill="var(--cream)"/><path d="${WATER}" fill="#3a7e9a"/>` +
      `<path d="${RIPPLES}" stroke="var(--cream)" stroke-width="1.7" stroke-linecap="round" fill="none"/>` +
      `<ellipse cx="80" cy="62" rx="6" ry="4" fill="var(--pig-slate)"/><ellipse cx="36" cy="98" rx="5" ry="3.5" fill="var(--pig-slate)"/>`,
  );
