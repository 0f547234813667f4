import { fromDecimal, type Ratio, toDecimal } from '../core/ratio.js'
import type { ResultCells, SportFiles } from '../core/results-file.js'
import { parseGuandanSheet } from './sheet/parse-sheet.js'
import { levelPointUnit, matchPointUnit } from './score/units.js'

const both = (rows: readonly ResultCells[], column: string): readonly [string, string] | undefined => {
  const [ns, ew] = rows.map(row => row[column])
  return ns !== undefined && ew !== undefined ? [ns, ew] : undefined
}

const amounts = (texts: readonly [string, string] | undefined) =>
  texts?.every(text => fromDecimal(text) !== undefined) ? texts : undefined

/** Points as the organiser computed them; from the levels alone otherwise. One row alone sat out. */
const readSheet = (rows: readonly ResultCells[]): unknown => {
  if (rows.length === 1) return { kind: 'bye' }
  const [matchPoints, levelPoints] = [amounts(both(rows, 'match_points')), amounts(both(rows, 'level_points'))]
  if (matchPoints && levelPoints) return { kind: 'points', matchPoints, levelPoints }
  const finalLevels = both(rows, 'level')?.map(level => level.toUpperCase().replace(/^T$/, '10'))
  if (!finalLevels) return undefined
  const ended = finalLevels.includes('A+') ? 'passAce' : 'time'
  const sheet = { kind: 'game', deals: [], extraDeals: [], ended, finalLevels }
  return parseGuandanSheet(sheet).ok ? sheet : undefined
}

const digits = (value: Ratio): number => (value.den === 1n ? 0 : value.den === 2n || value.den === 10n ? 1 : 2)

/** Results of guandan: levels, 场分 and 级分 of the two sides of each table. */
export const guandanFiles: SportFiles = {
  reads: ['trf', 'guandanRows', 'guandanLog'],
  writes: ['rows'],
  rows: {
    format: 'guandanRows',
    kind: 'pair',
    seats: ['NS', 'EW'],
    columns: ['level', 'match_points', 'level_points'],
    readSheet,
    writeCells: lines => {
      const match = lines.find(line => line.unit === matchPointUnit)?.points.value
      const level = lines.find(line => line.unit === levelPointUnit)?.points.value
      return {
        ...(match ? { match_points: toDecimal(match, digits(match)) } : {}),
        ...(level ? { level_points: toDecimal(level, digits(level)) } : {}),
      }
    },
  },
}
