// The same game for boardgame.io's server: 72 free squares, a stack that nobody sees, a card in each hand.
// Nothing is stored: its tables are in memory, as they are unless a database is added.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const tiles = {
  name: "tiles",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const stack = random.Shuffle(Array.from({ length: 72 }, (_, card) => 1 + (card % 9)));
    const players = {};
    for (const player of ctx.playOrder) players[player] = { card: stack.pop() };
    return { board: Array(81).fill(null), scores: Array(4).fill(0), players, secret: { stack } };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID }, square) => {
        if (G.board[square] !== null) return "INVALID_MOVE";
        G.board[square] = G.players[playerID].card;
        G.scores[playerID] += 1;
        G.players[playerID].card = G.secret.stack.pop() ?? null;
      },
    },
  },
};

Server({ games: [tiles], origins: ["http://127.0.0.1"] }).run({ port: Number(process.argv[2]) });
