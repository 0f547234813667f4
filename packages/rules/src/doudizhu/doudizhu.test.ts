import { describe, expect, it } from 'vitest'
import { oneTable } from '../plain/one-table.cases.js'
import { tableSeating } from '../plain/table-seating.js'

const { totals, problems } = oneTable('doudizhu/custom-2020', 3)

describe('a deal of one against two', () => {
  // The customary scoring as a public game states it in its tests: bid 3, doubled once, 12 to the landlord, 6 from each.
  it.each([
    ['bid 3, one bomb', { landlord: 0, bid: '3', winner: 'landlordSide', bombs: 1 }, [12, -6, -6]],
    ['the same lost', { landlord: 0, bid: '3', winner: 'peasantSide', bombs: 1 }, [-12, 6, 6]],
    ['a spring on top', { landlord: 0, bid: '3', winner: 'landlordSide', bombs: 1, spring: true }, [24, -12, -12]],
    ['bid 1 and nothing else', { landlord: 2, bid: '1', winner: 'landlordSide' }, [-1, -1, 2]],
  ])('%s', (_name, deal, expected) => {
    expect(totals({ deals: [deal] })).toEqual(expected)
  })

  it('may treble a spring where the conditions say so', () => {
    const deals = [{ landlord: 1, bid: '2', winner: 'peasantSide', spring: true }]
    expect(totals({ deals }, { springFactor: 3 })).toEqual([6, -12, 6])
  })

  it('adds up over a session in which the landlord changes', () => {
    const deals = [
      { landlord: 0, bid: '3', winner: 'landlordSide' },
      { landlord: 1, bid: '2', winner: 'peasantSide', bombs: 2 },
      { landlord: 0, bid: '1', winner: 'peasantSide' },
    ]
    expect(totals({ deals })).toEqual([6 + 8 - 2, -3 - 16 + 1, -3 + 8 + 1])
    expect(problems({ deals, scores: [12, -18, 6] })).toEqual([])
    expect(problems({ deals, scores: [12, -17, 5] })).toEqual([['SCORES_DIFFER_FROM_DEALS', 'scores']])
  })

  it.each([
    [{ scores: [5, -3, -1] }, [['POINTS_NOT_BALANCED', 'scores']]],
    [{ scores: [5, -3, -1, -1] }, [['FIELD_UNREADABLE', 'scores']]],
    [{ deals: [{ landlord: 3, bid: '1', winner: 'landlordSide' }] }, [['FIELD_UNREADABLE', 'deals[0].landlord']]],
    [{ deals: [{ landlord: 0, bid: '4', winner: 'landlordSide' }] }, [['FIELD_UNREADABLE', 'deals[0].bid']]],
    [{ deals: [{ landlord: 0, bid: '1' }] }, [['FIELD_MISSING', 'deals[0].winner']]],
  ])('refuses %j', (sheet, expected) => {
    expect(problems(sheet)).toEqual(expected)
  })

  it('has nothing to say of an empty sheet', () => {
    expect(problems({})).toEqual([['FIELD_MISSING', 'deals']])
  })
})

describe('tables of three', () => {
  const seating = tableSeating(3)
  const none = { apart: [], rather: [] }

  it('lays out rounds in which nobody meets again while there is room, those left over sitting out in turn', () => {
    const plan = seating.plan?.({ kind: 'search', rounds: 4 }, 13, none)
    if (!plan?.ok) throw new Error('refused')
    const { rounds } = plan.value
    for (const round of rounds)
      expect(round.flatMap(({ sides }) => sides).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 13 }, (_, at) => at + 1),
      )
    expect(new Set(rounds.map(round => round.find(({ sides }) => sides.length === 1)?.sides[0])).size).toBe(4)
    expect(seating.report?.(rounds, 13, none)).toMatchObject({ repeats: 0, apart: 0 })
  })

  it('refuses a table that is short, and a table of two held', () => {
    const short = { ok: false, error: [{ code: 'SEATING_TABLE_SHORT' }] }
    expect(seating.plan?.({ kind: 'search', rounds: 2 }, 2, none)).toMatchObject(short)
    expect(seating.byRanking?.([1, 2, 3, 4], [])).toMatchObject(short)
    expect(seating.swiss?.([1, 2, 3, 4, 5, 6], [], { groups: none, locked: [[1, 2]] })).toMatchObject(short)
    expect(seating.plan?.({ kind: 'roller', rounds: 2 }, 6, none)).toMatchObject({ ok: false })
  })
})
