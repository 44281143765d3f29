// Tic-tac-toe on boardgame.io, random against random: prints answers per second of CPU time.
// Usage: node tictactoe.mjs <folder of node_modules> <seconds>
import { createRequire } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV = 'production'
const require = createRequire(join(process.argv[2], 'any.js'))
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    const mine = (cell) => G.cells[cell] === ctx.currentPlayer
    if (LINES.some((line) => line.every(mine))) return { winner: ctx.currentPlayer }
    if (G.cells.every((cell) => cell !== null)) return { draw: true }
  },
}

function playout() {
  const client = Client({ game, numPlayers: 2, debug: false })
  let answers = 0
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((held, cell) => (held === null ? [cell] : []))
    client.moves.mark(free[Math.floor(Math.random() * free.length)])
    answers += 1
  }
  return answers
}

function rate(seconds) {
  const begun = process.cpuUsage()
  const spent = () => { const { user, system } = process.cpuUsage(begun); return (user + system) / 1e6 }
  let answers = 0
  while (spent() < seconds) for (let match = 0; match < 20; match += 1) answers += playout()
  return answers / spent()
}

const seconds = Number(process.argv[3])
rate(seconds / 2) // warm
console.log(rate(seconds))
