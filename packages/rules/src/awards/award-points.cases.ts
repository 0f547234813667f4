import type { AwardContext } from './award-policy.js'

export interface AwardCase {
  readonly name: string
  readonly policy: string
  /** Ranks of the contestants, by group. */
  readonly ranks: Readonly<Record<string, readonly number[]>>
  readonly context?: AwardContext
  readonly points: Readonly<Record<string, readonly number[]>>
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
const padded = (n: number, points: readonly number[], rest = 0): number[] => upTo(n).map((_, i) => points[i] ?? rest)

/** Published awards of club sessions (pair numbers left out), and worked figures of the federations' own tools. */
export const awardCases: readonly AwardCase[] = [
  {
    name: 'red, Howell of 12 pairs',
    policy: 'bridge/abf-club-red',
    ranks: { '': upTo(12) },
    points: { '': padded(12, [60, 42, 30, 20, 15, 12]) },
  },
  {
    name: 'green, Butler of 8 pairs: 16.8 becomes 17',
    policy: 'bridge/abf-club-green',
    ranks: { '': upTo(8) },
    points: { '': padded(8, [24, 17, 12, 8]) },
  },
  {
    name: 'green, two winners: the larger side counts for both, a tie over the cut-off averages rounded places',
    policy: 'bridge/abf-club-green',
    ranks: { NS: [1, 2, 3, 3, 5, 6, 7], EW: upTo(6) },
    points: { NS: [21, 15, 6, 6, 0, 0, 0], EW: [21, 15, 11, 0, 0, 0] },
  },
  {
    name: 'green, odd one-winner field counts one more for the first prize',
    policy: 'bridge/abf-club-green',
    ranks: { '': upTo(11) },
    points: { '': padded(11, [36, 25, 18, 12, 9]) },
  },
  {
    name: 'linear steps rounded up; the maximum is the licence’s',
    policy: 'bridge/sbu',
    ranks: { '': upTo(10) },
    context: { base: '0.50' },
    points: { '': padded(10, [50, 38, 25, 13]) },
  },
  {
    name: 'linear steps: a tie over the last awarded place averages awarded places only',
    policy: 'bridge/sbu',
    ranks: { '': [1, 2, 3, 4, 4, 6, 7, 8, 9, 10] },
    context: { base: '0.50' },
    points: { '': padded(10, [50, 38, 25, 13, 13]) },
  },
  {
    name: 'Flemish club tournament of 20 pairs: everybody below a third gets one',
    policy: 'bridge/vbl-club',
    ranks: { '': upTo(20) },
    points: { '': padded(20, [80, 60, 40, 32, 28, 24], 1) },
  },
  {
    name: 'Flemish club, two series of 7 and 6: the mean 6½ is the field; ties take the shared rank’s award',
    policy: 'bridge/vbl-club',
    ranks: { NS: [1, 1, 3, 4, 5, 6, 7], EW: upTo(6) },
    points: { NS: [26, 26, 1, 1, 1, 1, 1], EW: [26, 20, 1, 1, 1, 1] },
  },
  {
    name: 'Flemish open pairs, category II, 60 pairs: rank 18 has 19 %, ranks 19 and 20 the same',
    policy: 'bridge/vbl-open-pairs',
    ranks: { '': upTo(60) },
    context: { category: 'II' },
    points: {
      '': padded(
        60,
        [960, 912, 864, 816, 768, 720, 672, 624, 576, 528, 480, 432, 384, 336, 288, 240, 192, 182, 182, 182],
        1,
      ),
    },
  },
  {
    name: 'Flemish open pairs, category VI is capped at 10',
    policy: 'bridge/vbl-open-pairs',
    ranks: { '': upTo(120) },
    context: { category: 'VI' },
    points: {
      '': upTo(120).map(rank =>
        rank > 40
          ? 1
          : rank <= 17
            ? 1050 - 50 * rank
            : ([190, 180, 170, 160, 150, 140][[21, 25, 29, 33, 37].filter(x => x <= rank).length] ?? 0),
      ),
    },
  },
  {
    name: 'Flemish individual of 14: three tables',
    policy: 'bridge/vbl-individual',
    ranks: { '': upTo(14) },
    points: { '': padded(14, [24, 18, 12, 10], 1) },
  },
  {
    name: 'local points, 13 pairs',
    policy: 'bridge/ebu-local-one-winner',
    ranks: { '': upTo(13) },
    points: { '': padded(13, [24, 18, 12, 6]) },
  },
  {
    name: 'local points, 35 pairs: twelve steps',
    policy: 'bridge/ebu-local-one-winner',
    ranks: { '': upTo(35) },
    points: { '': padded(35, [72, 66, 60, 54, 48, 42, 36, 30, 24, 18, 12, 6]) },
  },
  {
    name: 'local points, two winners of 11 with a shared second place',
    policy: 'bridge/ebu-local-two-winner',
    ranks: { NS: [1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11], EW: upTo(11) },
    points: { NS: padded(11, [40, 25, 25, 10]), EW: padded(11, [40, 30, 20, 10]) },
  },
  {
    name: 'club session of 11: 0.935 becomes 0.94 for places 1/2',
    policy: 'bridge/acbl-club-session',
    ranks: { '': [1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    points: { '': padded(11, [94, 94, 55]) },
  },
  {
    name: 'stratified overall: each place three quarters of the one before',
    policy: 'bridge/acbl-stratified-overall',
    ranks: { '': upTo(13) },
    context: { base: '4.31' },
    points: { '': padded(13, [431, 323, 242, 182, 136]) },
  },
]
