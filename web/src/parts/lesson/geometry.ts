/** Where light, bubble and rays of a lesson fall: plain reckoning with rectangles, in pixels of the window. */

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Side = "top" | "bottom" | "left" | "right";
/** The wedge of a bubble: the side it comes out of, how far along, and the tip; relative to the bubble. */
export type Wedge = { side: Side; at: number; tip: Point };
export type Placed = { left: number; top: number; wedge: Wedge | null };

const GAP = 20;
export const MARGIN = 12;
const NIP = 10;
const HALF = 12;
const FROM_CORNER = 44;

export const width = (box: Box): number => box.right - box.left;
export const height = (box: Box): number => box.bottom - box.top;
export const middle = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
export const wider = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});
export const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});
export const within = (box: Box, room: Box): Box => ({
  left: Math.max(box.left, room.left),
  top: Math.max(box.top, room.top),
  right: Math.min(box.right, room.right),
  bottom: Math.min(box.bottom, room.bottom),
});
export const overlap = (one: Box, other: Box): number => {
  const shared = within(one, other);
  return Math.max(0, width(shared)) * Math.max(0, height(shared));
};
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Windows that touch become one: each is cut once. */
export function merged(boxes: Box[]): Box[] {
  const all = [...boxes];
  for (let one = 0; one < all.length; one++)
    for (let other = one + 1; other < all.length; other++)
      if (overlap(all[one], all[other]) > 0) {
        all[one] = around([all[one], all[other]]);
        all.splice(other, 1);
        return merged(all);
      }
  return all;
}

/** An edge that a knife has cut: never quite straight, the same each time. */
function cut(from: Point, to: Point, seed: number): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const parts = Math.max(1, Math.round(long / 52));
  const [across, down] = [(to.y - from.y) / (long || 1), (from.x - to.x) / (long || 1)];
  let path = "";
  for (let part = 1; part <= parts; part++) {
    const off = part === parts ? 0 : Math.sin(seed * 12.9 + part * 78.2 + long) * 1.1;
    const share = part / parts;
    path += `L${(from.x + (to.x - from.x) * share + across * off).toFixed(1)} ${(from.y + (to.y - from.y) * share + down * off).toFixed(1)}`;
  }
  return path;
}

/** A block with nipped corners, as a path; a wedge may come out of one side. */
export function block(box: Box, nip = NIP, wedge: Wedge | null = null): string {
  const { left, top, right, bottom } = box;
  const corners: [Side, Point, Point][] = [
    ["top", { x: left + nip, y: top }, { x: right - nip, y: top }],
    ["right", { x: right, y: top + nip }, { x: right, y: bottom - nip }],
    ["bottom", { x: right - nip, y: bottom }, { x: left + nip, y: bottom }],
    ["left", { x: left, y: bottom - nip }, { x: left, y: top + nip }],
  ];
  let path = `M${left + nip} ${top}`;
  corners.forEach(([side, from, to], seed) => {
    path += `L${from.x} ${from.y}`;
    if (wedge?.side !== side) path += cut(from, to, seed);
    else {
      const flat = side === "top" || side === "bottom";
      const forward = side === "top" || side === "right" ? 1 : -1;
      const at = (off: number): Point => (flat ? { x: left + wedge.at + off, y: from.y } : { x: from.x, y: top + wedge.at + off });
      const [before, after] = [at(-HALF * forward), at(HALF * forward)];
      path += `${cut(from, before, seed)}L${left + wedge.tip.x} ${top + wedge.tip.y}L${after.x} ${after.y}${cut(after, to, seed + 4)}`;
    }
  });
  return `${path}Z`;
}

/** Where a bubble of that size stands: beside what it speaks of, over nothing that is lit, and over little of `spare`, its wedge pointing there: the more `thrift`, the farther it goes for that. */
export function place(
  size: { width: number; height: number },
  room: Box,
  lit: Box[],
  aim: Box | null,
  sides: Side[],
  spare: Box[] = [],
  thrift = 2,
): Placed {
  if (!lit.length || !aim) return { left: (room.left + room.right - size.width) / 2, top: room.bottom - size.height - MARGIN, wedge: null };
  const holder = lit.find((box) => overlap(box, aim) > 0) ?? aim;
  const goal = middle(aim);
  const inside = wider(room, -MARGIN);
  const over = (box: Box, boxes: Box[]) => boxes.reduce((sum, one) => sum + overlap(box, wider(one, 4)), 0);
  const covering = (box: Box) => {
    const covers = over(box, lit) + 60 * overlap(box, wider(aim, 10));
    return { box, covers, price: covers * 10 + over(box, spare) * thrift };
  };
  const candidates = sides.map((side) => {
    const wanted = {
      top: { x: goal.x - size.width / 2, y: holder.top - GAP - size.height },
      bottom: { x: goal.x - size.width / 2, y: holder.bottom + GAP },
      left: { x: holder.left - GAP - size.width, y: goal.y - size.height / 2 },
      right: { x: holder.right + GAP, y: goal.y - size.height / 2 },
    }[side];
    const left = clamp(wanted.x, inside.left, Math.max(inside.left, inside.right - size.width));
    const top = clamp(wanted.y, inside.top, Math.max(inside.top, inside.bottom - size.height));
    const found = covering({ left, top, right: left + size.width, bottom: top + size.height });
    const flat = side === "top" || side === "bottom";
    const [along, away] = flat ? [left - wanted.x, top - wanted.y] : [top - wanted.y, left - wanted.x];
    return { side, left, top, ...found, cost: found.price + Math.abs(along) * 0.2 + Math.abs(away) * 4 + (flat ? 0 : 40) };
  });
  // Where every side would cover something: the edges of the room, without a wedge.
  for (const top of [inside.top, inside.bottom - size.height]) {
    const left = clamp(goal.x - size.width / 2, inside.left, Math.max(inside.left, inside.right - size.width));
    const found = covering({ left, top, right: left + size.width, bottom: top + size.height });
    candidates.push({ side: top === inside.top ? "top" : "bottom", left, top, ...found, cost: found.price + 4000 });
  }
  const best = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: best.left, top: best.top, wedge: best.covers > 400 ? null : wedge(best.side, best.box, holder, goal) };
}

/** The wedge leaves the side that faces what is lit and touches the window's edge. */
function wedge(side: Side, box: Box, holder: Box, goal: Point): Wedge | null {
  const flat = side === "top" || side === "bottom";
  const long = flat ? width(box) : height(box);
  const along = flat ? goal.x - box.left : goal.y - box.top;
  const at = clamp(along, FROM_CORNER, Math.max(FROM_CORNER, long - FROM_CORNER));
  const lean = clamp(along, at - 60, at + 60);
  const reach = {
    top: holder.top - box.top,
    bottom: holder.bottom - box.top,
    left: holder.left - box.left,
    right: holder.right - box.left,
  }[side];
  const facing: Side = ({ top: "bottom", bottom: "top", left: "right", right: "left" } as const)[side];
  const edge = { top: 0, left: 0, bottom: height(box), right: width(box) }[facing];
  if (Math.abs(reach - edge) > 120) return null;
  return { side: facing, at, tip: flat ? { x: lean, y: reach } : { x: reach, y: lean } };
}

/** What is aimed at: its corners, in order round it. */
export type Shape = Point[];
export const corners = ({ left, top, right, bottom }: Box): Shape => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
export const bounds = (shape: Shape): Box => around(shape.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })));

/** The shape grown by so many pixels, away from its middle. */
function grown(shape: Shape, by: number): Shape {
  const heart = middle(bounds(shape));
  return shape.map(({ x, y }) => ({ x: x + Math.sign(Math.round(x - heart.x)) * by, y: y + Math.sign(Math.round(y - heart.y)) * by }));
}

/** A line round the shape, with soft corners. */
export function ring(shape: Shape): string {
  const points = grown(shape, 4);
  const soft = (from: Point, to: Point) => {
    const share = Math.min(0.3, 10 / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
    return `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
  };
  const path = points.map((point, place) => {
    const [before, after] = [points.at(place - 1)!, points[(place + 1) % points.length]];
    return `${place ? "L" : "M"}${soft(point, before)}Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${soft(point, after)}`;
  });
  return `${path.join("")}Z`;
}

/** Short strokes around the upper sides of the target, or the lower ones where it touches the top. */
export function rays(shape: Shape, room: Box): string {
  const box = bounds(shape);
  const heart = middle(box);
  const up = box.top - room.top > 26 ? -1 : 1;
  const points = grown(shape, 12);
  let path = "";
  let count = 0;
  points.forEach((from, place) => {
    const to = points[(place + 1) % points.length];
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const out = { x: (from.x + to.x) / 2 - heart.x, y: (from.y + to.y) / 2 - heart.y };
    const steep = Math.abs(out.y) < Math.abs(out.x) * 0.2;
    if (steep || Math.sign(out.y) !== up) return;
    const strokes = Math.max(2, Math.min(7, Math.round(long / 20)));
    for (let ray = 0; ray < strokes; ray++, count++) {
      const share = (ray + 0.5) / strokes;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const away = Math.hypot(at.x - heart.x, (at.y - heart.y) * 1.4) || 1;
      const length = 8 + 5 * Math.abs(Math.sin(count * 2.3 + 1));
      const tip = { x: at.x + ((at.x - heart.x) / away) * length * 0.8, y: at.y + (((at.y - heart.y) * 1.4) / away) * length };
      path += `M${at.x.toFixed(1)} ${at.y.toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`;
    }
  });
  return path;
}

const PILL = { width: 56, height: 34 };

/** Where the points of a thing stand: on its upper right corner, and in the room. */
export const pillAt = (box: Box, room: Box): { left: number; top: number } => ({
  left: Math.min(box.right - 6, room.right - PILL.width - 4),
  top: Math.max(box.top - 14, room.top + 2),
});

/** Of pills that would lie on each other, the last one. */
export const apart = <P extends { left: number; top: number }>(pills: P[]): P[] =>
  pills.filter((pill, place) =>
    pills
      .slice(place + 1)
      .every((later) => Math.abs(later.left - pill.left) >= PILL.width || Math.abs(later.top - pill.top) >= PILL.height),
  );

/** A curve from cause to effect that rises over what lies between. */
export function arc(from: Box, to: Box): string {
  const [start, end] = [middle(from), middle(to)];
  const rise = Math.min(160, Math.hypot(end.x - start.x, end.y - start.y) / 3);
  const top = Math.min(start.y, end.y) - rise;
  return `M${start.x} ${start.y}C${start.x + (end.x - start.x) * 0.3} ${top} ${start.x + (end.x - start.x) * 0.7} ${top} ${end.x} ${end.y}`;
}
