import rivers from "virtual:rivers";
import type { BoardView } from "../../../generated/canyon";
import { drawingOf } from "./course";

/** The picture of a board: those in the box were drawn when the page was built, another one is drawn now. */
export async function print(board: BoardView, upright: boolean): Promise<string> {
  const ready = rivers[drawingOf(board, upright)];
  if (ready) return (await ready()).default;
  const { picture } = await import("./picture");
  return picture(board, upright);
}
