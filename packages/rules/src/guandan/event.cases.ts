import type { SheetFact } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'

/**
 * An invented Swiss of eight pairs, four tables, four rounds of eight deals or fifty minutes.
 * One letter a deal: D, T, L = 上游's partner second, third, last for seats N/S; small letters for E/W.
 */
const games: readonly (readonly [
  round: number,
  table: number,
  ns: number,
  ew: number,
  deals: string,
  ended: string,
  endedBy?: 0 | 1,
])[] = [
  [1, 1, 1, 8, 'LTttLTLD', 'dealCount'],
  [1, 2, 2, 7, 'lTtLddTT', 'dealCount'],
  [1, 3, 3, 6, 'TlTdtLTL', 'dealCount'],
  [1, 4, 4, 5, 'TDDDTT', 'passAce'],
  [2, 1, 4, 1, 'tlTllTlL', 'dealCount'],
  [2, 2, 3, 7, 'lDLDtDtL', 'dealCount'],
  [2, 3, 2, 6, 'lLltltTt', 'dealCount'],
  [2, 4, 8, 5, '', 'forfeit', 1],
  [3, 1, 3, 1, 'LTLLDLll', 'dealCount'],
  [3, 2, 4, 6, 'TDDDDl', 'penalty', 1],
  [3, 3, 8, 7, 'TLttTDlT', 'dealCount'],
  [3, 4, 2, 5, 'tTdTtTdT', 'dealCount'],
  [4, 1, 3, 4, 'TlttTTl', 'time'],
  [4, 2, 8, 6, 'lLllDllD', 'dealCount'],
  [4, 3, 1, 2, 'tdLDDLLT', 'dealCount'],
  [4, 4, 7, 5, 'tLTldLTt', 'dealCount'],
]

const orders: Readonly<Record<string, string>> = {
  D: 'NSEW',
  T: 'NESW',
  L: 'NEWS',
  d: 'EWNS',
  t: 'ENWS',
  l: 'ENSW',
}

export const pairId = (number: number) => entrantId(`pair-${number}`)

/** The sheets as the desk hands them in: unread JSON, finishing orders only. */
export const eventSheets: readonly SheetFact<unknown>[] = games.map(
  ([round, table, ns, ew, deals, ended, endedBy]) => ({
    id: factId(`sheet-${round}-${table}`),
    slot: `A/r${round}/t${table}`,
    round,
    table: `${table}`,
    sides: [pairId(ns), pairId(ew)],
    sheet: { deals: [...deals].map(deal => ({ finish: orders[deal] })), ended, endedBy },
  }),
)

/** Reckoned by a separate program from the same letters: place, pair, 场分, 级分, 对手级分. */
export const eventStandings: readonly (readonly [
  rank: number,
  pair: number,
  matchPoints: number,
  levelPoints: number,
  opponents: number,
])[] = [
  [1, 3, 7, 67, 215],
  [2, 1, 6, 58, 236],
  [3, 8, 6, 58, 170],
  [4, 4, 5, 75, 196],
  [5, 5, 4, 30, 210],
  [6, 6, 2, 41, 236],
  [7, 7, 2, 41, 191],
  [8, 2, 0, 36, 170],
]
