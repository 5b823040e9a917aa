/** The measures of a drawn tree. */
import type { TreeView } from "../../generated/canopee";

export const SEGMENT = 34;
/** What would be added to a tree. */
export type Ghost = { trunk?: number; canopy?: number } | null;

export const boxOf = (trunks: number, closed: boolean): { width: number; height: number } => ({
  width: closed ? 112 : 70,
  height: trunks * SEGMENT + (closed ? 66 : 34) + 12,
});

/** Trees counted in earlier seasons stand further back. */
export const distance = (tree: Pick<TreeView, "scored">): number => (tree.scored ? 0.66 : 1);

const LEGIBLE = 0.55;
export const showsNumbers = (scale: number): boolean => scale >= LEGIBLE;

/** How many px a unit may have so that all trees stand side by side in the room there is. */
export function fittingScale(trees: TreeView[], width: number, height: number, most: number, gap: number, reserve = 0): number {
  const boxes = trees.map((tree) => ({ ...boxOf(tree.trunks.length, tree.canopy !== null), far: distance(tree) }));
  const wide = boxes.reduce((sum, box) => sum + box.width * box.far, reserve);
  const tall = Math.max(130, ...boxes.map((box) => box.height * box.far));
  return Math.max(0.2, Math.min(most, (width - gap * (trees.length + 1)) / Math.max(1, wide), height / tall));
}
