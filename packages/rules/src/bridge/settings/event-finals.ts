import { type FinalPreset, placementOf } from '../../core/finals.js'

/** Finals of bridge; what comes along is the organiser's to say, so the usual of each is proposed. */
export const bridgeFinals: readonly FinalPreset[] = [
  {
    code: 'knockout',
    counts: [2, 4, 8, 16, 32],
    format: count => ({ kind: 'singleElimination', placement: placementOf(count) }),
    carryOver: { kind: 'none' },
  },
  {
    code: 'roundRobin',
    counts: [4, 5, 6, 8, 10, 12],
    format: () => ({ kind: 'roundRobin', legs: 1, groups: 1 }),
    carryOver: { kind: 'all' },
  },
  {
    code: 'pairsFinal',
    counts: [8, 10, 12, 14, 16, 20, 24, 28],
    format: () => ({ kind: 'laidOut' }),
    carryOver: { kind: 'factor', factor: '0.5' },
  },
  {
    code: 'fresh',
    counts: [8, 10, 12, 14, 16, 20, 24, 28],
    format: () => ({ kind: 'laidOut' }),
    carryOver: { kind: 'none' },
  },
]
