import { compare, fromDecimal, type Ratio, ratio, subtract } from '../../core/ratio.js'

interface PercentRow {
  readonly boards: readonly [number, number]
  /** Highest percentages that are still worth 10, 11, … 19 to the winner. */
  readonly upTo: readonly string[]
}

/** EBU White Book 3.1.7. */
const rows: readonly PercentRow[] = [
  {
    boards: [1, 4],
    upTo: ['50.92', '52.80', '54.71', '56.70', '58.80', '61.08', '63.63', '66.61', '70.36', '75.95'],
  },
  {
    boards: [5, 6],
    upTo: ['50.78', '52.39', '54.02', '55.72', '57.51', '59.45', '61.62', '64.17', '67.37', '72.13'],
  },
  {
    boards: [7, 9],
    upTo: ['50.65', '51.98', '53.33', '54.74', '56.23', '57.83', '59.64', '61.75', '64.40', '68.35'],
  },
  {
    boards: [10, 13],
    upTo: ['50.54', '51.65', '52.78', '53.95', '55.19', '56.53', '58.04', '59.80', '62.01', '65.30'],
  },
  {
    boards: [14, 19],
    upTo: ['50.45', '51.38', '52.32', '53.30', '54.34', '55.45', '56.71', '58.18', '60.03', '62.78'],
  },
  {
    boards: [20, 27],
    upTo: ['50.38', '51.16', '51.94', '52.77', '53.63', '54.57', '55.62', '56.85', '58.40', '60.71'],
  },
  {
    boards: [28, 39],
    upTo: ['50.32', '50.97', '51.63', '52.32', '53.04', '53.83', '54.71', '55.74', '57.04', '58.97'],
  },
  {
    boards: [40, 55],
    upTo: ['50.27', '50.81', '51.37', '51.95', '52.56', '53.21', '53.95', '54.82', '55.91', '57.53'],
  },
]

/**
 * Victory points (of 20) of a contestant that scored `percent` of the matchpoints of one match.
 * Exactly on a bound gives the points nearer the average. Undefined beyond 55 boards.
 */
export const swissPairsPoints = (boards: number, percent: Ratio): number | undefined => {
  const row = rows.find(item => boards >= item.boards[0] && boards <= item.boards[1])
  if (!row) return undefined
  const below = compare(percent, ratio(50)) < 0
  const winning = below ? subtract(ratio(100), percent) : percent
  const step = row.upTo.findIndex(bound => compare(winning, fromDecimal(bound) as Ratio) <= 0)
  const points = step < 0 ? 20 : 10 + step
  return below ? 20 - points : points
}
