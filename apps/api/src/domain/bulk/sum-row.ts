import type { Problem } from '@paiji/rules'
import { foldText } from '../registry/folding.js'
import type { TableRow } from './columns.js'
import type { RowReading, SumAbove } from './kind.js'
import { readHundredths } from './read-amount.js'
import { RowReader } from './read-cells.js'

const sumWords = new Set(['合计', '总计', '总和', '共计', 'total', 'sum', 'grandtotal'])

/** Longer than any of the words with all that may stand around it, or a number: not looked at closely. */
const LONGEST_SUM = 30

const saysSum = (cell: string): boolean =>
  cell.length <= LONGEST_SUM && /^[^\d]/u.test(cell) && sumWords.has(foldText(cell).replace(/[\s:：]/gu, ''))

/** A row that stands for nobody: the sum that the old system printed under its lines. */
export const isSumRow = (row: TableRow): boolean =>
  (['person', 'name', 'identifier', 'note'] as const).some(column => saysSum(row.cell(column)))

/** What the amounts of rows come to; rows of sums are no amounts of their own. */
export const addUp = (rows: readonly TableRow[]): SumAbove =>
  rows
    .filter(row => !isSumRow(row))
    .map(row => readHundredths(new RowReader(row), 'amount'))
    .reduce<SumAbove>(
      ({ sum, readable }, amount) => ({ sum: sum + BigInt(amount ?? 0), readable: readable && amount !== undefined }),
      { sum: 0n, readable: true },
    )

const printed = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`.replace(/\.?0+$/u, '')

/**
 * What is wrong with a row of a sum, given what stands above it: SUM_DIFFERS with both, where every amount above it can be read.
 * Undefined where it is right: it is no row of its own.
 */
export const sumReading = (
  reader: RowReader,
  { sum: above, readable }: SumAbove,
): Omit<RowReading<unknown>, 'plan'> | undefined => {
  const stated = readHundredths(reader, 'amount')
  if (readable && stated !== undefined && BigInt(stated) !== above)
    reader.note('amount', 'SUM_DIFFERS', { stated: printed(BigInt(stated)), sum: printed(above) })
  const problems: readonly Problem[] = reader.problems
  return problems.length > 0 ? { row: reader.row.row, problems, asks: [], isSum: true } : undefined
}
