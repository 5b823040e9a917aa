import type { ForestView } from "../../generated/canopee";

/** What a forest has so far: all that is scored, and its animals. The largest forest is known at the end only. */
export const standing = ({ sheet }: ForestView, over: boolean): number => (over ? sheet.total : sheet.total - sheet.largest);
