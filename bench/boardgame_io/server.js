// boardgame.io's own server, its matches in memory. Says its port and its process.
const { Server, Origins } = require("boardgame.io/server");
const { Sums } = require("./game.js");

const server = Server({ games: [Sums], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid }));
});
