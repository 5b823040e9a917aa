// Two clients at each of many matches play in turns as fast as the server lets them: node load.js PORT MATCHES SECONDS
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Sums } = require("./game.js");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let moves = 0;
let playing = false;

function open(number) {
  let asked = 0;
  let played = -1;
  return ["0", "1"].map((playerID) => {
    const client = Client({
      game: Sums,
      numPlayers: 2,
      matchID: `match-${number}-${process.pid}`,
      playerID,
      debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
    });
    const next = () => {
      const state = client.getState();
      if (!playing || !state || state.ctx.currentPlayer !== playerID || state.ctx.turn === played) return;
      if (asked) {
        waits.push(performance.now() - asked);
        moves += 1;
      }
      played = state.ctx.turn;
      asked = performance.now();
      client.moves.add(1);
    };
    client.start();
    client.subscribe(next);
    return { client, next };
  });
}

const clients = Array.from({ length: matches }, (_, number) => open(number)).flat();
const ready = setInterval(() => {
  if (!clients.every(({ client }) => client.getState()?.isConnected ?? client.getState())) return;
  clearInterval(ready);
  console.log("ready");
  process.stdin.once("data", () => {
    const begun = performance.now();
    playing = true;
    for (const { next } of clients) next();
    setTimeout(() => {
      playing = false;
      waits.sort((one, other) => one - other);
      const at = (share) => waits[Math.floor(share * (waits.length - 1))] ?? 0;
      console.log(JSON.stringify({ moves, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p99: at(0.99) }));
      process.exit(0);
    }, seconds * 1000);
  });
}, 50);
