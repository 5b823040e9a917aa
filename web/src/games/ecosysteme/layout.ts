/** Where the cells of an ecosystem lie on the screen. Rows and columns are those of the view: 1 is the first one used. */
import type { CardView, EcosystemView } from "../../generated/ecosysteme";

export const ROWS = 4;
export const COLUMNS = 5;

/** A row or a column on screen. Two edges together are as large as one line. */
export type Line = { at: number; edge: boolean };
export type Cell = { row: number; column: number; card: CardView | null };

/** The lines in use, and a free one at both ends while the grid may grow. When only one line is left to grow, both ends share its room. */
export function lines(used: number, most: number): Line[] {
  if (used === 0) return [{ at: 1, edge: false }];
  if (used === most) return linesInUse(used);
  const edge = used === most - 1;
  return [{ at: 0, edge }, ...linesInUse(used), { at: used + 1, edge }];
}

export const linesInUse = (used: number): Line[] => Array.from({ length: used }, (_, place) => ({ at: place + 1, edge: false }));

/** The cells of some rows and columns, in reading order. */
export function cells(cards: CardView[], rows: Line[], columns: Line[]): Cell[] {
  const lying = new Map(cards.map((card) => [siteName(card.row, card.column), card]));
  return rows.flatMap(({ at: row }) => columns.map(({ at: column }) => ({ row, column, card: lying.get(siteName(row, column)) ?? null })));
}

export const siteName = (row: number, column: number): string => `${row}-${column}`;

/** Where a place lies, seen from the grid: the message that says so. */
export function whereabouts({ height, width }: Pick<EcosystemView, "height" | "width">, row: number, column: number): string {
  if (height === 0) return "site-first";
  const outside = [row === 0 && "above", row > height && "below", column === 0 && "left", column > width && "right"].filter(Boolean);
  return outside.length > 1 ? "site-corner" : `site-${outside[0] || "inside"}`;
}
