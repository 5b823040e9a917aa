/** The section of the rules that each question is about. */
export const sections: Record<string, string> = {
  choose: "2.1",
  "choose-for-neutral": "5.2",
  "choose-last": "2.1",
  "choose-solo": "6.2",
  sealed: "2.2",
  place: "3.2",
  swap: "3.4",
  done: "2.3",
  give: "6.2",
  "watch-choose": "2.1",
  "watch-place": "2.3",
  "watch-solo": "6.2",
  over: "4.15",
  "over-shared": "4.15",
  "over-solo": "6.6",
  "over-solo-lost": "6.6",
};
