import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { classificationOf, usualClassification } from './classify.js'

const text = (stages: Parameters<typeof classificationOf>[0]): string[] =>
  classificationOf(stages).map(({ side, rank, shared, stage }) => `${rank}${shared ? '=' : ''} ${side} by ${stage}`)

const ranked = (...ranks: readonly (readonly [string, number])[]) => ranks.map(([side, rank]) => ({ side, rank }))

describe('classificationOf', () => {
  it('places the knock-out first and the rest by the Swiss, losers of one round sharing their places', () => {
    const knockout = ranked(['a', 2], ['b', 1], ['c', 3], ['d', 3])
    const swiss = ranked(['a', 1], ['e', 2], ['b', 3], ['c', 4], ['f', 5], ['d', 6], ['g', 6])
    expect(
      text([
        { stage: '2', lines: knockout },
        { stage: '1', lines: swiss },
      ]),
    ).toEqual(['1 b by 2', '2 a by 2', '3= c by 2', '3= d by 2', '5 e by 1', '6 f by 1', '7 g by 1'])
  })

  it('puts final B behind final A, and those who went out behind both', () => {
    const stages = [
      { stage: '2', lines: ranked(['a', 1], ['b', 2]) },
      { stage: '3', lines: ranked(['d', 1], ['c', 2]) },
      { stage: '1', lines: ranked(['a', 1], ['b', 2], ['c', 3], ['d', 4], ['e', 5]) },
    ]
    expect(text(stages)).toEqual(['1 a by 2', '2 b by 2', '3 d by 3', '4 c by 3', '5 e by 1'])
  })

  it('has those of one place in their groups share it', () => {
    const groups = ranked(['a1', 1], ['b1', 1], ['a2', 2], ['b2', 2], ['a3', 3], ['b3', 3])
    const final = ranked(['a1', 1], ['b1', 2])
    expect(
      text([
        { stage: '2', lines: final },
        { stage: '1', lines: groups },
      ]),
    ).toEqual(['1 a1 by 2', '2 b1 by 2', '3= a2 by 1', '3= b2 by 1', '5= a3 by 1', '5= b3 by 1'])
  })

  it('names everybody once, in places without a gap, whoever is placed by an earlier part before all others', () => {
    const sides = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 })
    const parts = fc.array(sides, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(parts, stages => {
        const given = stages.map((own, stage) => ({
          stage: `${stage}`,
          lines: own.map((side, at) => ({ side: `${side}`, rank: at + 1 })),
        }))
        const lines = classificationOf(given)
        expect(lines.map(line => line.side).sort()).toEqual([...new Set(stages.flat().map(String))].sort())
        expect(lines.map(line => line.rank)).toEqual(lines.map((_, at) => at + 1))
        const parts = lines.map(line => Number(line.stage))
        expect(parts).toEqual([...parts].sort((a, b) => a - b))
      }),
      { numRuns: 100, seed: 3 },
    )
  })
})

describe('usualClassification', () => {
  const links = (...from: readonly (readonly number[])[]) => from.map((own, at) => ({ ordinal: at + 1, from: own }))
  test.each([
    ['one stage', links([]), [1]],
    ['a preliminary and its final', links([], [1]), [2, 1]],
    ['three stages one after the other', links([], [1], [2]), [3, 2, 1]],
    ['finals A and B', links([], [1], [1]), [2, 3, 1]],
    ['a repechage', links([], [1], [2], [2, 3]), [4, 3, 2, 1]],
    ['two preliminaries of one final', links([], [], [1, 2]), [3, 1, 2]],
    ['a last stage that nobody qualified for', links([], []), [2]],
    ['stages that lead to each other', links([2], [1]), [1, 2]],
  ])('%s', (_, stages, order) => expect(usualClassification(stages)).toEqual(order))
})
