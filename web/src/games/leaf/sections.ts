/** The section of the rules that each question is about. */
export const sections: Record<string, string> = {
  choose: "2.3",
  pile: "2.3",
  place: "3.1",
  act: "4.1",
  reward: "4.9",
  season: "5.1",
  frost: "5.3",
  "last-frost": "5.6",
  wait: "2.1",
  "wait-frost": "5.3",
  over: "6.6",
  "over-shared": "6.6",
  "over-won": "7.13",
  "over-lost": "7.13",
};
