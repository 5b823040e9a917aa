// An agent in another language: it is asked a question on each line of standard input, and answers with a line.
// It knows the table in words and the legal actions, and takes the one with the most promising words.
//   sylve arena leaf --bots "random,command:node examples/agent.mjs@5s" --games 20
import { createInterface } from "node:readline";

const LIKED = ["keep", "boost", "show", "climb", "take", "bid-2"];

function choose(actions) {
  const worth = (action) => LIKED.filter((word) => action.startsWith(word)).length;
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { actions } = JSON.parse(line);
  console.log(JSON.stringify({ action: choose(actions) }));
}
