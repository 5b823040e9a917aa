/** The village at the end of the river: log lodges, canoes drying on a rack, a carved mooring post. Every drawing stands on 0, 0. */

const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
const line = (path: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

const CREAM = "var(--cream)";
const UMBER = "var(--pig-umber)";
const BARK = "var(--pig-bark)";
const CLAY = "var(--pig-clay)";
const STRAW = "var(--pig-straw)";

const shadow = (reach: number): string => `<ellipse cx="3" cy="1" rx="${reach}" ry="4.5" fill="var(--cv-3)" opacity=".6"/>`;

/** A lodge seen from its gable. */
const gable = (): string =>
  shadow(34) +
  shape("M-25 1L-24.500 -25L0 -46L25 -25L24.600 1Z", CLAY) +
  line(
    "M-23 -6.500h13M11 -6.800h12M-23.500 -13.500h13.500M10.500 -13.600h13M-23.500 -20.500h12M12 -20.500h12M-15 -28h30M-8 -35h16",
    UMBER,
    1.3,
    0.6,
  ) +
  shape("M-9 1V-18.500Q0 -24.500 9 -18.500V1Z", UMBER) +
  line("M-5.500 -3V-17M0 -2V-19M5.500 -3V-17", STRAW, 1, 0.5) +
  shape("M-35 -19L-1 -52.500H1L35 -19L30 -13.500L0 -41.500L-30 -13.500Z", BARK) +
  line(
    "M-28 -20.500L-5 -43M28 -20.500L5 -43M-24 -19.500l3 3M-15 -28l3 3M-7 -36l2.600 2.600M24 -19.500l-3 3M15 -28l-3 3M7 -36l-2.600 2.600",
    CREAM,
    1.2,
    0.55,
  ) +
  `<circle cy="-31" r="3.600" fill="${CREAM}"/>`;

/** A long lodge seen from its side. */
const longhouse = (): string =>
  shadow(52) +
  shape("M-44 1V-23H44V1Z", CLAY) +
  line("M-43 -5.500h86M-43 -11.500h86M-43 -17.500h86", UMBER, 1.3, 0.5) +
  shape("M-8 1V-19H8V1Z", UMBER) +
  shape("M-33 -8V-17H-21V-8ZM21 -8V-17H33V-8Z", CREAM) +
  line("M-27 -17V-8M27 -17V-8", UMBER, 1.6) +
  shape("M-53 -19.500L-41 -45H41L53 -19.500Q0 -15.500 -53 -19.500Z", BARK) +
  line(
    "M-37 -40h17M-14 -40.500h22M14 -40h22M-43 -32.500h12M-25 -33h21M3 -32.500h18M27 -33h15M-47 -25.500h21M-19 -25h17M5 -25.500h24M36 -25h10",
    CREAM,
    1.2,
    0.5,
  ) +
  shape("M-45 -46.500H45V-43H-45Z", UMBER);

/** A post with a river carved into it: waves, a leaf, and a fish on top. */
const post = (): string =>
  shadow(12) +
  shape("M-6.500 1L-6 -54H6L6.500 1Z", CLAY) +
  line("M-4 -5q2 -3 4 0t4 0M-4 -11q2 -3 4 0t4 0M-4 -17q2 -3 4 0t4 0", CREAM, 1.6) +
  line("M-6.300 -22.500H6.300M-6.200 -42H6.200", UMBER, 2.4) +
  shape("M0 -40C-5.500 -35.500 -5.500 -29.500 0 -25.500C5.500 -29.500 5.500 -35.500 0 -40Z", CREAM) +
  line("M0 -38V-27M0 -34l2.600 -2M0 -31l2.600 -2M0 -34l-2.600 -2M0 -31l-2.600 -2", CLAY, 1) +
  line("M-3.500 -47H3.500", CREAM, 1.6) +
  shape("M-16 -60C-9 -68 5 -68 12 -61L19 -66.500L17.500 -59L19 -52L12 -57.500C5 -51 -9 -52 -16 -60Z", BARK) +
  `<circle cx="-9" cy="-61" r="1.500" fill="${CREAM}"/>` +
  line("M-3 -64q3 4.500 0 9M2 -63q2.600 3.500 0 7", CREAM, 1.1, 0.7);

/** Two canoes keel up. */
const rack = (): string =>
  line("M-20 1L-16 -15M-12 1L-16 -15M14 1L18 -15M22 1L18 -15M-18 -12H20", UMBER, 2.4) +
  shape("M-32 -13C-24 -24 -10 -27 2 -27S28 -24 36 -13Q2 -18 -32 -13Z", "var(--pig-rust)") +
  line("M-22 -17.500q24 -7 48 0", CREAM, 1.3, 0.8);

const set = (drawing: () => string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing()}</g>`;

export const wideVillage = (): string =>
  set(longhouse, 124, 152, 1.2) +
  set(gable, 54, 204, 1.26) +
  set(gable, 150, 222, 1.2) +
  set(longhouse, 68, 288, 1.06) +
  set(rack, 176, 300, 1.05) +
  set(post, 134, 318, 1);

export const uprightVillage = (): string =>
  set(longhouse, 262, 444, 0.58) +
  set(post, 204, 466, 0.52) +
  set(gable, 234, 461, 0.6) +
  set(gable, 290, 464, 0.6) +
  set(rack, 326, 462, 0.56);
