/** Relief print: wobbly ink blocks, carved textures and bare-paper silhouettes, as SVG markup. Same seed, same drawing. */

export type Random = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function random(seed: string): Random {
  let state = 0;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  state ||= 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coordinate, short enough for markup. */
export const at = (value: number): number => Math.round(value * 10) / 10;
export const point = (x: number, y: number): string => `${at(x)} ${at(y)}`;

/** The outline of an inked block whose edges were cut by hand. */
export function block(width: number, height: number, seed: string, inset = 2, unevenness = 1.1): string {
  const next = random(`b${seed}`);
  const off = () => (next() - 0.5) * 2 * unevenness;
  const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => step / 7);
  const [right, bottom] = [width - inset, height - inset];
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  return `M${[
    ...steps.map((part) => point(inset + across * part + (part ? off() : 0), inset + off())),
    ...steps.map((part) => point(right + off(), inset + down * part)),
    ...steps.map((part) => point(right - across * part, bottom + off())),
    ...steps.map((part) => point(inset + off(), bottom - down * part)),
  ].join("L")}Z`;
}

export type Texture = "water" | "grass" | "sky" | "rays" | "hill" | "rain" | "leafy" | "plank";
type Carver = (width: number, height: number, next: Random) => string;

const spread = (next: Random, size: number) => (next() - 0.5) * size;

/** Broken lines across the block, row by row. */
function rows(width: number, next: Random, y: number, first: number, mark: (x: number, y: number) => number, gap: () => number): void {
  for (let x = 4 + next() * first; x < width - 8; ) x += mark(x, y) + gap();
}

const carvers: Record<Texture, Carver> = {
  water(width, height, next) {
    let marks = "";
    for (let y = 8; y < height - 4; y += 8.5)
      rows(
        width,
        next,
        y,
        14,
        (x) => {
          const long = 10 + next() * 22;
          marks += `M${point(x, y + spread(next, 2))}q${at(long / 4)} -3 ${at(long / 2)} 0t${at(long / 2)} 0`;
          return long;
        },
        () => 5 + next() * 9,
      );
    return marks;
  },
  sky(width, height, next) {
    let marks = "";
    for (let y = 7; y < height - 4; y += 7)
      rows(
        width,
        next,
        y,
        18,
        (x) => {
          const long = 6 + next() * 20;
          marks += `M${point(x, y + spread(next, 1.5))}h${at(long)}`;
          return long;
        },
        () => 6 + next() * 16,
      );
    return marks;
  },
  grass(width, height, next) {
    let marks = "";
    for (let y = 10; y < height; y += 12)
      for (let x = 5 + next() * 6; x < width - 4; x += 7 + next() * 7)
        marks += `M${point(x, y + spread(next, 5))}q${at(spread(next, 3))} -4 ${at(spread(next, 5))} -${at(5 + next() * 4)}`;
    return marks;
  },
  rays(width, height, next) {
    const [x, y, size] = [width / 2, height * 0.46, Math.min(width, height)];
    let marks = "";
    for (let ray = 0; ray < 34; ray++) {
      const angle = (ray / 34) * Math.PI * 2 + spread(next, 0.06);
      const [inner, outer] = [size * (0.44 + next() * 0.05), size * (0.58 + next() * 0.5)];
      marks += `M${point(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner)}L${point(x + Math.cos(angle) * outer, y + Math.sin(angle) * outer)}`;
    }
    return marks;
  },
  hill(width, height, next) {
    let marks = "";
    for (let row = 0; row < 9; row++) {
      const ground = (x: number) => height * (0.42 + row * 0.075) - Math.sin((x / width) * Math.PI) * height * 0.1;
      for (let x = 3; x < width - 6; ) {
        const long = 8 + next() * 18;
        marks += `M${point(x, ground(x))}Q${point(x + long / 2, ground(x + long / 2) - 0.8)} ${point(Math.min(x + long, width - 3), ground(x + long))}`;
        x += long + 4 + next() * 8;
      }
    }
    return marks;
  },
  rain: (width, height, next) =>
    Array.from({ length: (width * height) / 150 }, () => `M${point(next() * width, next() * height)}l-2.6 7`).join(""),
  leafy: (width, height, next) =>
    Array.from({ length: (width * height) / 190 }, () => {
      const start = point(next() * width, next() * height);
      const [angle, long] = [spread(next, 1.6) - 1.57, 5 + next() * 7];
      return `M${start}q${point(Math.cos(angle) * long * 0.5 + 3, Math.sin(angle) * long * 0.5)} ${point(Math.cos(angle) * long, Math.sin(angle) * long)}`;
    }).join(""),
  plank(width, height, next) {
    let marks = "";
    for (let y = 9; y < height; y += 9) marks += `M${point(3, y + spread(next, 1))}L${point(width - 3, y + spread(next, 1))}`;
    return marks;
  },
};

/** Chisel marks: strokes of bare paper in the ink. */
export function tex(kind: Texture, width: number, height: number, seed: string, opacity = 0.42, colour = "var(--cream)"): string {
  const marks = carvers[kind](width, height, random(kind + seed));
  return `<path d="${marks}" fill="none" stroke="${colour}" stroke-width="1.25" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** An icon's path (from `virtual:icon/…`), `size` wide, with its corner at x, y. */
export function icon(path: string, x: number, y: number, size: number, fill: string, more = ""): string {
  return `<path d="${path}" transform="translate(${point(x, y)}) scale(${(size / 512).toFixed(4)})" fill="${fill}" ${more}/>`;
}

export type Picture = {
  icon: string;
  ink: string;
  texture?: Texture;
  width?: number;
  height?: number;
  /** How wide the silhouette is. */
  size?: number;
  dx?: number;
  dy?: number;
  paper?: string;
  opacity?: number;
  /** The colour of a ground the silhouette stands on. */
  land?: string;
  /** Further markup between ground and silhouette. */
  extra?: string;
  inset?: number;
};

/** The picture of a species: an ink block, a carved ground, the uncut halo, the silhouette of bare paper. Goes into an `<svg viewBox="0 0 width height">`. */
export function art(seed: string, picture: Picture): string {
  const { width = 100, height = 120, size = 74, dx = 0, dy = 0, ink, paper = "var(--cream)" } = picture;
  const [x, y] = [(width - size) / 2 + dx, (height - size) / 2 + dy - 2];
  const land = picture.land
    ? `<path d="M0 ${at(height * 0.7)}C${point(width * 0.25, height * 0.6)} ${point(width * 0.55, height * 0.78)} ${point(width, height * 0.66)}V${height}H0Z" fill="${picture.land}"/>`
    : "";
  return printed(
    block(width, height, seed, picture.inset ?? 2.5),
    `art-${seed}`,
    `<rect width="${width}" height="${height}" fill="${ink}"/>` +
      tex(picture.texture ?? "sky", width, height, seed, picture.opacity ?? 0.38) +
      land +
      (picture.extra ?? "") +
      icon(picture.icon, x, y, size, ink, `stroke="${ink}" stroke-width="46" stroke-linejoin="round"`) +
      icon(picture.icon, x, y, size, paper),
  );
}

let prints = 0;

/** Markup kept inside an outline. Every print has a clip of its own, so that the same drawing may appear twice on a page. */
export function printed(outline: string, seed: string, body: string): string {
  const clip = `print-${seed}-${++prints}`;
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${body}</g>`;
}
