import { describe, expect, it } from 'vitest'
import type { QualificationRule } from './qualification.js'
import { unfilledPlaces } from './unfilled.js'

const sides = (groups: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(groups).flatMap(([group, ids]) => ids.map(side => ({ side, group })))

const two: readonly QualificationRule[] = [{ kind: 'places', stage: '1', perGroup: 2 }]

describe('unfilledPlaces', () => {
  const stages = new Map([['1', sides({ '1': ['a', 'b', 'c'], '2': ['d', 'e', 'f'] })]])

  it('says nothing where every group has its places filled', () => {
    expect(unfilledPlaces(two, stages, new Set(['a', 'b', 'd', 'e']))).toEqual([])
  })

  it('names the group that sends fewer than its places', () => {
    const found = unfilledPlaces(two, stages, new Set(['a', 'b', 'd']))
    expect(found).toMatchObject([
      { code: 'QUALIFICATION_UNFILLED', severity: 'warning', params: { stage: '1', group: '2', places: 2, found: 1 } },
    ])
  })

  it('counts one field as a whole, and the best of a place with it', () => {
    const field = new Map([['1', sides({ '': ['a', 'b'] })]])
    expect(unfilledPlaces([{ kind: 'places', stage: '1', perGroup: 4 }], field, new Set(['a', 'b']))).toMatchObject([
      { params: { group: '', places: 4, found: 2 } },
    ])
    const best: readonly QualificationRule[] = [...two, { kind: 'bestOfPlace', stage: '1', place: 3, count: 2 }]
    expect(unfilledPlaces(best, stages, new Set(['a', 'b', 'd', 'e', 'c']))).toMatchObject([
      { params: { group: '', places: 6, found: 5 } },
    ])
    expect(unfilledPlaces(best, stages, new Set(['a', 'b', 'd', 'e', 'c', 'f']))).toEqual([])
  })
})
