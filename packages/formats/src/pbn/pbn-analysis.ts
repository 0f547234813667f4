import type { ImportedAnalysis } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { defined } from '../values/defined.js'
import { plainText } from '../values/text.js'
import type { PbnGame } from './pbn-games.js'
import { readBoardTables } from './pbn-record.js'
import { type PbnRecord, readTable } from './pbn-table.js'

/** In the order of `makeable`. */
export const makeableSeats = ['N', 'S', 'E', 'W'] as const
export const makeableStrains = ['NT', 'S', 'H', 'D', 'C'] as const

const textOf = (game: PbnGame, name: string): string | undefined => {
  const value = plainText(game.get(name)?.value ?? '').slice(0, 80)
  return value === '' || value === '?' || value === '-' ? undefined : value
}

const strainOf = (cell: string | undefined): string => {
  const plain = (cell ?? '').toUpperCase()
  return plain === 'N' ? 'NT' : plain
}

const tricksOf = (records: readonly PbnRecord[], seat: string, strain: string): string => {
  const row = records.find(
    ({ cells }) => cells.get('declarer')?.toUpperCase() === seat && strainOf(cells.get('denomination')) === strain,
  )
  const cell = row?.cells.get('result') ?? ''
  return /^(?:\d|1[0-3])$/.test(cell) ? Number(cell).toString(16) : '-'
}

/** From OptimumResultTable, else from DoubleDummyTricks, which says the same in twenty characters. */
const makeableOf = (game: PbnGame, log: ProblemLog): string | undefined => {
  const table = game.get('optimumresulttable')
  const records = table ? readTable(table, log) : []
  const told = makeableSeats.flatMap(seat => makeableStrains.map(strain => tricksOf(records, seat, strain))).join('')
  const compact = (textOf(game, 'doubledummytricks') ?? '').toLowerCase()
  if (/[^-]/.test(told)) {
    const at = { line: table?.line ?? 1, path: 'OptimumResultTable' }
    if (/^[0-9a-d]{20}$/.test(compact)) remarkDifference(log, at, { what: 'makeable', taken: told, stated: compact })
    return told
  }
  if (/^[0-9a-d*?-]{20}$/.test(compact)) return compact.replace(/[*?]/g, '-')
  if (compact !== '') {
    const tag = game.get('doubledummytricks')
    log.warn('TRICKS_INVALID', { line: tag?.line ?? 1, path: 'DoubleDummyTricks' }, { value: compact })
  }
  return undefined
}

/** Par and makeable tricks as the file tells them; undefined when it tells neither. */
export const readAnalysis = (log: ProblemLog, game: PbnGame): ImportedAnalysis | undefined => {
  const analysis: ImportedAnalysis = defined({
    parScore: textOf(game, 'optimumscore'),
    parContract: textOf(game, 'parcontract'),
    makeable: makeableOf(game, log),
    tables: readBoardTables(game),
  })
  return Object.keys(analysis).length > 0 ? analysis : undefined
}
