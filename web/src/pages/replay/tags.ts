/** Where the tags of what was played and of what was better stand, so that neither covers the other. */
export type Box = { top: number; bottom: number };

/** The tag of what was played stands above: both can be read on one and the same place. Only what is better and lies higher up takes the upper side. */
export const playedAbove = (played: Box | undefined, better: Box | undefined): boolean =>
  !(played && better && better.bottom <= played.top);
