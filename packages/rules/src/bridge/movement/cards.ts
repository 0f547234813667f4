import type { CyclicCard } from './cyclic.js'

/** Cards taken from published sessions; the generator of `howell.ts` makes the complete ones. */
export const publishedCards: readonly CyclicCard[] = [
  {
    id: 'howell-12-pairs-9-rounds',
    source: 'ACBL club session of 2026-04-15: three pairs sit, everyone misses two opponents',
    moving: 9,
    tables: [
      { ns: 12, ew: 1, set: 1 },
      { ns: 11, ew: 4, set: 2, reversed: [4, 8, 9] },
      { ns: 10, ew: 8, set: 3, reversed: [3, 4, 7, 8, 9] },
      { ns: 2, ew: 7, set: 4 },
      { ns: 9, ew: 6, set: 5 },
      { ns: 5, ew: 3, set: 6 },
    ],
  },
]
