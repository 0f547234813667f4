import { type JsonRecord, textAt } from '../json-access.js'
import type { ProblemLog } from '../problem-log.js'
import { type AccessTables, integer, rowsOf } from './access-tables.js'

/** A row of ReceivedData with its place in the table. */
export interface Received {
  readonly row: JsonRecord
  readonly index: number
}

/** No round has more; a movement that says so is damaged. */
const MOST_BOARDS_IN_ROUND = 99

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === -1 || value === '1' || value === '-1'

const numbersIn = (row: JsonRecord, names: readonly string[]): string => names.map(name => integer(row, name)).join('/')
const slotOf = (row: JsonRecord): string => numbersIn(row, ['Section', 'Table', 'Round', 'Board'])

/** The last of several rows for the same; the others are reported. */
const lastOfEach = (
  log: ProblemLog,
  rows: readonly Received[],
  keyOf: (received: Received) => string,
): readonly Received[] => {
  const last = new Map<string, Received>()
  for (const received of rows) {
    const key = keyOf(received)
    const before = last.get(key)
    if (before) log.info('LINE_SUPERSEDED', { path: `ReceivedData[${before.index}]` }, { slot: key })
    last.set(key, received)
  }
  return [...last.values()]
}

/**
 * The rows that count, in the order of the table: a result entered again replaces the one before, also where it was
 * entered under another table or round, and erased rows do not count.
 */
export const effectiveRows = (log: ProblemLog, rows: readonly JsonRecord[]): readonly Received[] => {
  const ordered = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => integer(a.row, 'ID') - integer(b.row, 'ID') || a.index - b.index)
  const current = lastOfEach(log, ordered, ({ row }) => slotOf(row)).filter(({ row }) => !isTrue(row.Erased))
  const met = ['Section', 'Board', 'PairNS', 'PairEW']
  return [...lastOfEach(log, current, ({ row }) => numbersIn(row, met))].sort((a, b) => a.index - b.index)
}

/** Whether the two sides sat the other way round. */
export const isSwapped = (row: JsonRecord): boolean => /wrong\s*direction/i.test(textAt(row, 'Remarks') ?? '')

/**
 * Results of pairs or boards that the movement does not have at that table in that round: a number mistyped, or a change
 * of plan that nobody wrote down. Where they sat the wrong way round the remark of the row says so.
 */
export const warnOfSeating = (log: ProblemLog, tables: AccessTables, received: readonly Received[]): void => {
  const place = ['Section', 'Table', 'Round']
  const planned = new Map<string, JsonRecord[]>()
  for (const row of rowsOf(tables, 'RoundData')) {
    const key = numbersIn(row, place)
    planned.set(key, [...(planned.get(key) ?? []), row])
  }
  const fits = (row: JsonRecord, plan: JsonRecord): boolean => {
    const [low, high, board] = [integer(plan, 'LowBoard'), integer(plan, 'HighBoard'), integer(row, 'Board')]
    const sides = [integer(plan, 'NSPair'), integer(plan, 'EWPair')].join('/')
    const sat = [integer(row, 'PairNS'), integer(row, 'PairEW')]
    const isThere = low === 0 || (board >= low && board <= high)
    return isThere && (sat.join('/') === sides || (isSwapped(row) && sat.reverse().join('/') === sides))
  }
  const sections = new Set(rowsOf(tables, 'RoundData').map(row => integer(row, 'Section')))
  for (const { row, index } of received) {
    const plans = planned.get(numbersIn(row, place)) ?? []
    if (!sections.has(integer(row, 'Section')) || plans.some(plan => fits(row, plan))) continue
    const plan = plans[0] ?? {}
    log.warn(
      'SEATING_DIFFERS',
      { path: `ReceivedData[${index}]` },
      {
        board: integer(row, 'Board'),
        sides: `${integer(row, 'PairNS')}–${integer(row, 'PairEW')}`,
        isPlanned: plans.length > 0 ? 'yes' : 'no',
        planned: `${integer(plan, 'NSPair')}–${integer(plan, 'EWPair')}`,
        low: integer(plan, 'LowBoard'),
        high: integer(plan, 'HighBoard'),
      },
    )
  }
}

/** Boards due by the movement that no table has sent yet: a file taken while they still play says so. */
export const warnOfOutstanding = (log: ProblemLog, tables: AccessTables, received: readonly Received[]): void => {
  const there = new Set(received.map(({ row }) => slotOf(row)))
  const playing = new Set(
    received.flatMap(({ row }) => [numbersIn(row, ['Section', 'PairNS']), numbersIn(row, ['Section', 'PairEW'])]),
  )
  const missingPairs = new Set(rowsOf(tables, 'Section').map(row => numbersIn(row, ['ID', 'MissingPair'])))
  const sitsOut = (row: JsonRecord, column: string): boolean => {
    const pair = numbersIn(row, ['Section', column])
    return integer(row, column) === 0 || (missingPairs.has(pair) && !playing.has(pair))
  }
  let [due, missing] = [0, 0]
  for (const row of rowsOf(tables, 'RoundData')) {
    const [low, high] = [integer(row, 'LowBoard'), integer(row, 'HighBoard')]
    if (sitsOut(row, 'NSPair') || sitsOut(row, 'EWPair') || low === 0) continue
    for (let board = low; board <= high && board - low < MOST_BOARDS_IN_ROUND; board++) {
      due += 1
      if (!there.has(slotOf({ ...row, Board: board }))) missing += 1
    }
  }
  if (missing > 0) log.warn('RESULTS_OUTSTANDING', { path: 'RoundData' }, { missing, due })
}
