/** The four mushrooms, one shape and pattern for each player, around 0, 0 and 28 wide at most. */

type Mushroom = { cap: string; marks: string };

const MUSHROOMS: Mushroom[] = [
  {
    cap: "M-11 0C-11 -10 -5 -14 0 -14S11 -10 11 0C6 2.5 -6 2.5 -11 0Z",
    marks: `<circle cx="-5" cy="-5" r="2"/><circle cx="2" cy="-9" r="2.2"/><circle cx="6" cy="-3" r="1.7"/>`,
  },
  {
    cap: "M-7 1C-9 -6 -5 -17 0 -18 5 -17 9 -6 7 1 3 3 -3 3 -7 1Z",
    marks: `<path d="M-4 -3l3-3M1 -3l3-3M-4 -9l3-3M1 -9l3-3M-1 -14l2-2" stroke-width="1.8"/>`,
  },
  {
    cap: "M-12 -10C-7 -7 7 -7 12 -10 9 -1 5 1 3 4H-3C-5 1 -9 -1 -12 -10Z",
    marks: `<path d="M-6 -6l3 7M0 -6v8M6 -6l-3 7" stroke-width="1.5"/>`,
  },
  {
    cap: "M-12 1C-8 -3 -5 -13 0 -14 5 -13 8 -3 12 1 6 4 -6 4 -12 1Z",
    marks: `<path d="M-6 0l4-8M0 0v-10M6 0l-4-8" stroke-width="1.3"/>`,
  },
];

export const STALK = "M-4 0C-3.5 6 -5 9 -5.5 12H5.5C5 9 3.5 6 4 0Z";
export const mushroom = (player: number): Mushroom => MUSHROOMS[player];

/** Where the mushroom of each player stands on a leaf, in radii from its middle. */
export const STANDS = [
  { x: -0.46, y: 0.24 },
  { x: 0.46, y: 0.24 },
  { x: -0.4, y: -0.36 },
  { x: 0.4, y: -0.36 },
];
