/** The section of the rules that each question is about. */
export const sections: Record<string, string> = {
  launch: "1.2",
  bid: "3.1",
  "bid-sealed": "8.2",
  lead: "4.1",
  follow: "4.2",
  discard: "4.2",
  move: "5.4",
  "wait-launch": "1.2",
  "wait-bid": "3.2",
  "wait-bids": "8.2",
  "wait-play": "4.1",
  "wait-move": "5.1",
  over: "7.3",
};
