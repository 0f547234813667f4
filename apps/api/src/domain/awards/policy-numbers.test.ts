import { describe, expect, it } from 'vitest'
import { changesAwards, numbersOf, withAwardNumbers, withRankingNumbers } from './policy-numbers.js'

const ranking = {
  unit: '0.01',
  bestOf: { count: 10, perCategory: { club: 4 } },
  decay: { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '0.5'], after: '0' },
}
const award = {
  field: { oddOneWinner: 'asIs', minimum: 6 },
  categories: { club: '1', national: '5' },
  cutOff: { of: 'entered', fraction: '1/2' },
}

describe('the numbers of a policy', () => {
  it('leave a rule as it is when none is given', () => {
    expect(withRankingNumbers(ranking, {})).toEqual(ranking)
    expect(withAwardNumbers(award, {})).toEqual(award)
    expect(changesAwards({ categories: [] })).toBe(false)
  })

  it.each([
    [{ bestOf: 8 }, { ...ranking, bestOf: { count: 8, perCategory: { club: 4 } } }],
    [{ bestOf: 0 }, { ...ranking, bestOf: null }],
    [{ yearShares: ['1'] }, { ...ranking, decay: { ...ranking.decay, shares: ['1'] } }],
    [{ expiryMonths: 18 }, { ...ranking, expiry: { age: { kind: 'anniversary', months: 18 }, periods: 1 } }],
    [{ expiryMonths: 0 }, { ...ranking, expiry: null }],
  ])('%o change a ranking rule', (numbers, rule) => expect(withRankingNumbers(ranking, numbers)).toEqual(rule))

  it('change the categories an award rule knows, and no others', () => {
    const categories = [
      { category: 'national', factor: '8' },
      { category: 'moon', factor: '9' },
    ]
    expect(withAwardNumbers(award, { categories, awardedShare: '1/3', minimumField: 8 })).toEqual({
      field: { oddOneWinner: 'asIs', minimum: 8 },
      categories: { club: '1', national: '8' },
      cutOff: { of: 'entered', fraction: '1/3' },
    })
  })

  it('are read back, in the forms they can take', () => {
    expect(numbersOf(ranking)).toEqual({ bestOf: 10, yearShares: ['1', '0.5'], categories: [] })
    expect(
      numbersOf({ decay: { kind: 'compound', keep: '0.85' }, expiry: { age: { months: 12 }, periods: 3 } }),
    ).toEqual({
      categories: [],
      expiryMonths: 36,
    })
    expect(numbersOf(award)).toEqual({
      categories: [
        { category: 'club', factor: '1' },
        { category: 'national', factor: '5' },
      ],
      awardedShare: '1/2',
      minimumField: 6,
    })
  })
})
