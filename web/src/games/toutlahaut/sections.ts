/** The section of the rules that each question is about. */
export const sections: Record<string, string> = {
  place: "2.3",
  "place-anything": "2.3",
  "place-hidden": "2.2",
  wait: "2.1",
  over: "3.3",
};
