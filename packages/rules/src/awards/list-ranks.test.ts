import { describe, expect, it } from 'vitest'
import { type Placeable, placed, type RankRule } from './list-ranks.js'
import { parseRankingPolicy } from './parse-ranking-rules.js'

const one = (number: string, ...counted: number[]): Placeable => ({
  number,
  counted,
  value: counted.reduce((sum, result) => sum + result, 0),
})

const people = [one('A', 100), one('B', 30, 30), one('C', 50, 10), one('D', 60), one('E', 40), one('F', 20, 20)]
const ranks = (rule: RankRule | undefined) =>
  placed(rule, people)
    .map(({ number, rank, shared }) => `${number}${rank}${shared ? '=' : ''}`)
    .join(' ')

describe('places on a list', () => {
  it('leave places out behind those that share one, leave none out, or are split by a further criterion', () => {
    expect(ranks(undefined)).toBe('A1 B2= C2= D2= E5= F5=')
    expect(ranks({ method: 'shared' })).toBe(ranks(undefined))
    expect(ranks({ method: 'dense' })).toBe('A1 B2= C2= D2= E3= F3=')
    expect(ranks({ method: 'split', first: 'bestResults' })).toBe('A1 D2 C3 B4 E5 F6')
    expect(ranks({ method: 'split', first: 'mostResults' })).toBe('A1 B2= C2= D4 F5 E6')
    expect(ranks({ method: 'split', first: 'fewestResults', second: 'bestResults' })).toBe('A1 D2 C3 B4 E5 F6')
  })

  it('number the lines one after the other, whatever the places', () => {
    for (const method of ['shared', 'dense'] as const)
      expect(placed({ method }, people).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are read from a policy, with a criterion where they are split', () => {
    const base = { kind: 'ranking', id: 'x', unit: '0.01', rounding: { step: '0.01' } }
    const dense = parseRankingPolicy({ ...base, ranks: { method: 'dense' } })
    expect(dense.ok && dense.value.ranks).toEqual({ method: 'dense' })
    const split = parseRankingPolicy({ ...base, ranks: { method: 'split', first: 'bestResults' } })
    expect(split.ok && split.value.ranks).toEqual({ method: 'split', first: 'bestResults' })
    const unnamed = parseRankingPolicy({ ...base, ranks: { method: 'split' } })
    expect(!unnamed.ok && unnamed.error.map(({ at }) => at?.path)).toEqual(['ranks.first'])
    const plain = parseRankingPolicy(base)
    expect(plain.ok && plain.value).not.toHaveProperty('ranks')
  })
})
