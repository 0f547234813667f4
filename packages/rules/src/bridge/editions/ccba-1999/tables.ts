import type { ArtificialTable } from '../../book.js'
import type { DuplicateTable } from '../../contract/duplicate-score.js'

/** Law 77. */
export const duplicateTable: DuplicateTable = {
  trick: { minor: 20, major: 30, notrump: 30, firstNotrump: 40 },
  gameAt: 100,
  partscore: 50,
  game: [300, 500],
  smallSlam: [500, 750],
  grandSlam: [1000, 1500],
  making: [0, 50, 100],
  doubledOvertrick: [100, 200],
  undertrick: [50, 100],
  doubledUndertricks: [
    [100, 200, 300],
    [200, 300, 300],
  ],
}

/** Law 78B: the lowest difference that is worth 1, 2, 3 … IMPs. */
export const impThresholds: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
]

/** Laws 12C1 and 86A. */
export const artificial: ArtificialTable = { percent: { plus: 60, average: 50, minus: 40 }, imps: 3 }
