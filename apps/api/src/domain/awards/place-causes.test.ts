import { describe, expect, it } from 'vitest'
import type { CountedAwardOf } from './compare-lists.repo.js'
import { awardCauses, type TwoDays, withRest } from './place-causes.js'

const days: TwoDays = { earlierDay: '2026-05-31', policyChanged: false }

const award = (given: Partial<CountedAwardOf> & { eventId: string; points: number }): CountedAwardOf => ({
  listId: 'list',
  awardId: `${given.eventId}-${given.points}`,
  earnedOn: '2026-01-01',
  counted: given.points,
  counts: true,
  crowdedOut: false,
  ...given,
})

describe('the causes of another value', () => {
  it('are each event whose points are new, gone, corrected or worth less, with its amount', () => {
    const before = [
      award({ eventId: 'faded', points: 1000 }),
      award({ eventId: 'corrected', points: 500 }),
      award({ eventId: 'gone', points: 300 }),
      award({ eventId: 'crowded', points: 200 }),
      award({ eventId: 'same', points: 100 }),
    ]
    const after = [
      award({ eventId: 'faded', points: 1000, counted: 750 }),
      award({ eventId: 'corrected', points: 450 }),
      award({ eventId: 'crowded', points: 200, counted: 0, counts: false, crowdedOut: true }),
      award({ eventId: 'same', points: 100, awardId: 'given again' }),
      award({ eventId: 'new', points: 800, earnedOn: '2026-06-10' }),
      award({ eventId: 'late', points: 60, earnedOn: '2026-05-01' }),
    ]
    const causes = awardCauses(before, after, days)
    expect(causes.map(({ kind, eventId, amount }) => [kind, eventId, amount])).toEqual([
      ['faded', 'faded', -250],
      ['corrected', 'corrected', -50],
      ['withdrawn', 'gone', -300],
      ['crowdedOut', 'crowded', -200],
      ['newResult', 'new', 800],
      ['lateResult', 'late', 60],
    ])
    expect(withRest(causes, 60)).toEqual(causes)
    expect(withRest(causes, 61).at(-1)).toMatchObject({ kind: 'rest', amount: 1 })
  })

  it('are the rule where the policy changed between the issues', () => {
    const [was, is] = [award({ eventId: 'one', points: 900 }), award({ eventId: 'one', points: 900, counted: 600 })]
    expect(awardCauses([was], [is], { ...days, policyChanged: true })[0]).toMatchObject({
      kind: 'ruleChanged',
      amount: -300,
    })
    expect(awardCauses([is], [was], days)[0]).toMatchObject({ kind: 'countsAgain', amount: 300 })
  })
})
