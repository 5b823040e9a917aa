/** Where a note can stand without covering anything. */
import { type Box, height, MARGIN, middle, overlap, wider, width } from "./lesson/geometry";

/** Pixels between two places that are tried. */
const STEP = 12;
/** So many times worse than anything else it would be to cover what the note speaks of. */
const WORSE = 10;

/** Of the places in the room that cover least of what is busy, the nearest to the aim; and how much it covers. */
export function clear(size: { width: number; height: number }, room: Box, busy: Box[], aim: Box): { box: Box; covers: number } {
  const inside = wider(room, -MARGIN);
  const goal = middle(aim);
  let best = { box: inside, covers: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  const across = Math.max(0, width(inside) - size.width);
  const down = Math.max(0, height(inside) - size.height);
  for (let y = 0; y <= down; y += STEP)
    for (let x = 0; x <= across; x += STEP) {
      const [left, top] = [inside.left + x, inside.top + y];
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covers = busy.reduce((sum, each) => sum + overlap(box, each), WORSE * overlap(box, aim));
      const cost = covers * 100 + Math.hypot(middle(box).x - goal.x, middle(box).y - goal.y);
      if (cost < best.cost) best = { box, covers, cost };
    }
  return best;
}
