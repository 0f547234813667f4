interface AcblRow {
  readonly boards: readonly [number, number]
  /** Lowest margins that earn one more point each. */
  readonly from: readonly number[]
}

/** 20-point scale: the winner's 11, 12, … 20 start at these margins. */
export const acbl20: readonly AcblRow[] = [
  { boards: [1, 8], from: [1, 3, 5, 8, 11, 14, 17, 20, 24, 28] },
  { boards: [9, 11], from: [1, 3, 6, 10, 14, 18, 22, 26, 31, 36] },
  { boards: [12, 15], from: [1, 4, 7, 11, 15, 20, 25, 30, 36, 42] },
  { boards: [16, 20], from: [2, 5, 9, 14, 19, 25, 32, 39, 47, 56] },
  { boards: [21, 27], from: [3, 7, 12, 18, 25, 33, 42, 51, 61, 72] },
  { boards: [28, 36], from: [4, 9, 15, 22, 30, 39, 49, 60, 72, 85] },
]

/** 30-point scale: a draw is 15, any win starts at 18; the winner's 18, 19, … 30 start at these margins. */
export const acbl30: readonly AcblRow[] = [
  { boards: [6, 8], from: [1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28] },
  { boards: [9, 11], from: [1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36] },
]

const rowFor = (rows: readonly AcblRow[], boards: number): AcblRow | undefined =>
  rows.find(row => boards >= row.boards[0] && boards <= row.boards[1])

/** Winner's points; undefined when the scale has no row for that many boards. */
export const acblPoints = (scale: 20 | 30, boards: number, margin: number): number | undefined => {
  const row = rowFor(scale === 20 ? acbl20 : acbl30, boards)
  if (!row) return undefined
  const steps = row.from.filter(start => margin >= start).length
  if (scale === 20) return 10 + steps
  return steps === 0 ? 15 : 17 + steps
}
