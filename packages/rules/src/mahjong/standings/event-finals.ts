import type { FinalPreset } from '../../core/finals.js'

/** Four players at one table; East, South, West and North change from session to session (3.5.4). */
const finalTable = [[[1, 2, 3, 4]], [[2, 1, 4, 3]], [[3, 4, 1, 2]], [[4, 3, 2, 1]]] as const

/** Tables of four by the order of the preliminary: 1–4, 5–8 … */
const byOrder = (count: number): number[][] =>
  Array.from({ length: count / 4 }, (_, table) => [1, 2, 3, 4].map(seat => table * 4 + seat))

/** Tables on which the order is spread: the best with the last of each quarter, in a snake. */
const snaked = (count: number): number[][] => {
  const tables = count / 4
  return Array.from({ length: tables }, (_, table) =>
    [0, 1, 2, 3].map(row => row * tables + (row % 2 === 0 ? table : tables - 1 - table) + 1),
  )
}

/**
 * Finals as championships play them: standard points and contest points come along (3.10.1), so that a final decides
 * together with what was played before.
 */
export const mahjongFinals: readonly FinalPreset[] = [
  {
    code: 'finalTable',
    counts: [4],
    article: '3.5.4',
    format: () => ({ kind: 'schedule', rounds: finalTable.map(round => round.map(table => [...table])) }),
    carryOver: { kind: 'all' },
  },
  {
    code: 'byRanking',
    counts: [8, 12, 16, 20, 24, 32],
    article: '3.5.4',
    format: count => ({ kind: 'schedule', rounds: [byOrder(count)] }),
    carryOver: { kind: 'all' },
  },
  {
    code: 'snake',
    counts: [8, 12, 16, 20, 24, 32],
    article: '3.5.4',
    format: count => ({ kind: 'schedule', rounds: [snaked(count)] }),
    carryOver: { kind: 'all' },
  },
  {
    code: 'fresh',
    counts: [4, 8, 12, 16, 20, 24, 32],
    format: () => ({ kind: 'laidOut' }),
    carryOver: { kind: 'none' },
  },
]
