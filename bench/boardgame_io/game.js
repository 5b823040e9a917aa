// As little of a game as there can be: two seats add a number in turns. What is measured is all around it.
exports.Sums = {
  name: "sums",
  setup: () => ({ sum: 0, last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, number) => {
      G.sum += number;
      G.last = playerID;
    },
  },
};
