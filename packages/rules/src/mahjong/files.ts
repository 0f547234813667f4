import { sum, toDecimal, toText } from '../core/ratio.js'
import type { ResultCells, SportFiles } from '../core/results-file.js'
import { gamePointUnit, standardPointUnit } from './score/score-lines.js'

const whole = /^[+-]?\d{1,5}$/

const readSheet = (rows: readonly ResultCells[]): unknown => {
  const points = rows.map(({ points: text = '' }) => text.replace('−', '-'))
  return points.length === 4 && points.every(text => whole.test(text))
    ? { kind: 'totals', totals: points.map(Number) }
    : undefined
}

/** Results of mahjong: the session points of the four seats of each table. */
export const mahjongFiles: SportFiles = {
  reads: ['mahjongRows', 'tziakcha', 'botzone'],
  writes: ['rows', 'emaReport'],
  rows: {
    format: 'mahjongRows',
    kind: 'player',
    seats: ['E', 'S', 'W', 'N'],
    columns: ['points', 'standard_points'],
    adds: { column: 'points', to: 0 },
    readSheet,
    writeCells: lines => {
      const game = lines.find(line => line.unit === gamePointUnit)
      const standard = lines.find(line => line.unit === standardPointUnit)
      return {
        ...(game ? { points: toText(game.points.value) } : {}),
        ...(standard ? { standard_points: toDecimal(standard.points.value, 2) } : {}),
      }
    },
    minorTotal: lines => toText(sum(lines.filter(line => line.unit === gamePointUnit).map(line => line.points.value))),
  },
}
