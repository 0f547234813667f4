import { type FinalPreset, placementOf } from '../../core/finals.js'

const knockoutSizes = [2, 4, 8, 16, 32] as const

/** Second stages of the standard: articles 25, 26, 28 and 29. */
export const guandanFinals: readonly FinalPreset[] = [
  {
    code: 'knockout',
    counts: knockoutSizes,
    article: '25.1',
    format: count => ({ kind: 'singleElimination', placement: placementOf(count) }),
    carryOver: { kind: 'none' },
  },
  {
    code: 'bestOfThree',
    counts: knockoutSizes,
    article: '29.3',
    format: count => ({
      kind: 'singleElimination',
      placement: placementOf(count),
      series: { kind: 'bestOf', games: 3 },
    }),
    carryOver: { kind: 'none' },
  },
  {
    code: 'doubleElimination',
    counts: [4, 8, 16, 32],
    article: '25.2',
    format: () => ({ kind: 'doubleElimination', final: 'reset' }),
    carryOver: { kind: 'none' },
  },
  {
    code: 'roundRobin',
    counts: [3, 4, 5, 6, 8],
    article: '26',
    format: () => ({ kind: 'roundRobin', legs: 1, groups: 1 }),
    carryOver: { kind: 'none' },
  },
  {
    code: 'swissOn',
    counts: [8, 12, 16, 20, 24, 32],
    article: '28',
    format: () => ({ kind: 'swiss', rounds: 3, settings: {} }),
    carryOver: { kind: 'all' },
  },
]
