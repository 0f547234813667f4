import { cpus } from 'node:os'
import { entrantId, factId } from '@paiji/rules'
import {
  type BridgeFacts,
  contractCode,
  laws2017,
  parseContract,
  type ScoredField,
  scoreField,
} from '@paiji/rules/bridge'
import {
  type CompactSession,
  compactTotal,
  rescoreCompactSession,
  rescoreField,
  scoreColumn,
  scoreCompactSession,
  type SessionColumns,
} from '@paiji/rules/testing'
import { compare } from './compare.js'
import { benchDeals } from './support/double-dummy.js'

/**
 * `npm run bench -- bridge`: a session of 1,000 tables and 30 boards (30,000 results). The floor goes over the same
 * arrays, looks every contract score up and sorts each board once; it awards nothing and adds nothing up. Then all twenty
 * double-dummy results of random deals, beside another program that `PAIJI_DDS` names.
 */

const TABLES = 1000
const BOARDS = 30
const RESULTS = TABLES * BOARDS

/** Contracts, declarers and tricks of a made-up session as columns, from a small fixed sequence. */
const codes = ['3NT', '4S', '2H', '5D', '1NT', '3C', '4HX', '6S', '2D', '4H'].map(text => {
  const contract = parseContract(text)
  if (!contract.ok || contract.value === 'passedOut') throw new TypeError(text)
  return contract.value
})
const played = {
  board: new Uint16Array(RESULTS),
  ns: new Uint32Array(RESULTS),
  ew: new Uint32Array(RESULTS),
  contract: new Uint8Array(RESULTS),
  declarerNs: new Uint8Array(RESULTS),
  vulnerable: new Uint8Array(RESULTS),
  tricks: new Uint8Array(RESULTS),
}
const vulnerableNs = [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0]
const vulnerableEw = [0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 1]
let mix = 20170901
const next = (below: number): number => {
  mix = (Math.imul(mix, 1103515245) + 12345) & 0x7fffffff
  return (mix >> 8) % below
}
for (let row = 0; row < RESULTS; row++) {
  const [board, table] = [row % BOARDS, Math.floor(row / BOARDS)]
  const ns = next(2)
  played.board[row] = board
  played.ns[row] = table
  played.ew[row] = TABLES + ((table + board) % TABLES)
  played.contract[row] = contractCode(codes[next(codes.length)] as (typeof codes)[number])
  played.declarerNs[row] = ns
  played.vulnerable[row] = (ns === 1 ? vulnerableNs : vulnerableEw)[board % 16] as number
  played.tricks[row] = 6 + next(7)
}

const { book } = laws2017
const columns = (): SessionColumns => ({
  board: played.board,
  ns: played.ns,
  ew: played.ew,
  nsScore: scoreColumn(book.scores, played.contract, played.declarerNs, played.vulnerable, played.tricks),
  boards: BOARDS,
  contestants: 2 * TABLES,
  expected: TABLES,
})

/** Only looks the scores up and sorts each board once. */
const floor = (): number => {
  const scores = columns().nsScore
  let middle = 0
  for (let board = 0; board < BOARDS; board++) {
    const own = new Int16Array(TABLES)
    for (let table = 0; table < TABLES; table++) own[table] = scores[table * BOARDS + board] as number
    middle += own.sort()[TABLES >> 1] as number
  }
  return middle
}

/** Everything a results page of the session needs: every award and every total. */
const session = (): CompactSession => {
  const scored = scoreCompactSession(columns())
  for (let contestant = 0; contestant < 2 * TABLES; contestant++) compactTotal(scored, contestant)
  return scored
}

const facts = (nsScore: Int16Array): BridgeFacts => ({
  entrants: Array.from({ length: 2 * TABLES }, (_, i) => ({ id: entrantId(`${i}`), number: `${i + 1}` })),
  sheets: Array.from(nsScore, (score, row) => ({
    id: factId(`${row}`),
    slot: `${row}`,
    board: `${(played.board[row] as number) + 1}`,
    sides: [entrantId(`${played.ns[row]}`), entrantId(`${played.ew[row]}`)],
    sheet: { result: 'score' as const, nsScore: score },
  })),
  adjustments: [],
  lots: [],
  settings: {},
})

const field = (given: BridgeFacts): ScoredField => {
  const scored = scoreField(book, given)
  if (!scored.ok) throw new TypeError(JSON.stringify(scored.error))
  return scored.value
}

console.log(`Node ${process.version}, ${cpus()[0]?.model}, one thread; ${RESULTS.toLocaleString('en')} results`)
const about = { floorIs: 'look up scores, sort each board once', rounds: 40, floor: async () => void floor() }
await compare({
  ...about,
  name: 'score and matchpoint the session, totals exact',
  goal: 5,
  ours: async () => void session(),
})

const before = session()
await compare({
  name: 'one changed result: its board and the totals again',
  floorIs: 'the whole session again',
  rounds: 40,
  ours: async round => void rescoreCompactSession(before, 7 + Math.max(round, 0), 620),
  floor: async () => void session(),
})

const given = facts(before.columns.nsScore)
await compare({
  ...about,
  name: 'the edition’s own score(): facts read, an explained line for each side, fractions throughout',
  rounds: 7,
  ours: async () => {
    const scored = laws2017.score(given)
    if (!scored.ok) throw new TypeError()
  },
})

const scoredBefore = field(given)
const changed: BridgeFacts = { ...given, sheets: facts(before.columns.nsScore.with(7, 620)).sheets }
await compare({
  name: 'one changed result among the facts',
  floorIs: 'all facts scored again',
  rounds: 7,
  ours: async () => {
    if (!rescoreField(book, changed, scoredBefore, '7').ok) throw new TypeError()
  },
  floor: async () => void field(changed),
})

await benchDeals()
