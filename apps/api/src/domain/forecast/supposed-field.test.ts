import { describe, expect, it } from 'vitest'
import { type FieldEntry, supposedField, supposedPlayers } from './supposed-field.js'

const entry = (entryId: string, group: string | null, ...people: string[]): FieldEntry => ({ entryId, group, people })
const one: readonly FieldEntry[] = [entry('a', null, 'p1', 'p2'), entry('b', null, 'p3'), entry('c', null)]
const two: readonly FieldEntry[] = [
  entry('a', 'NS', 'p1'),
  entry('b', 'EW', 'p2'),
  entry('c', 'EW', 'p3'),
  entry('d', 'EW', 'p4'),
]

const field = (entries: readonly FieldEntry[], personId: string, place: number, size?: number) => {
  const answer = supposedField(entries, { personId, place, size })
  if (!answer.ok) return answer.error.map(problem => problem.code)
  const { standings, own, people: _, ...rest } = answer.value
  const groups = [...new Set(standings.map(line => line.group))]
  const sizes = groups.map(group => `${group ?? 'all'} ${standings.filter(line => line.group === group).length}`)
  return { ...rest, sizes, at: standings.find(line => line.entryId === own)?.rank }
}

describe('supposedField', () => {
  it.each([
    [
      'an entry',
      one,
      'p2',
      3,
      { size: 3, source: 'entries', entries: 3, entered: true, individual: false, sizes: ['all 3'], at: 3 },
    ],
    ['one more', one, 'new', 4, { size: 4, source: 'entries', entries: 3, entered: false, sizes: ['all 4'], at: 4 }],
    ['its own group', two, 'p1', 1, { size: 1, group: 'NS', individual: true, sizes: ['NS 1', 'EW 3'] }],
    ['the largest group', two, 'new', 2, { size: 4, group: 'EW', entered: false, sizes: ['EW 4', 'NS 1'] }],
  ] as const)('%s', (_, entries, person, place, expected) =>
    expect(field(entries, person, place)).toMatchObject(expected),
  )

  it('takes a given size for every group, entries or none', () => {
    expect(field(two, 'p1', 9, 12)).toMatchObject({ size: 12, source: 'stated', entries: 1, sizes: ['NS 12', 'EW 12'] })
    expect(field([], 'p1', 1, 8)).toMatchObject({ size: 8, source: 'stated', entries: 0, sizes: ['all 8'] })
  })

  it.each([
    [[], 1, undefined, 'FIELD_SIZE_NEEDED'],
    [one, 4, undefined, 'PLACE_OUT_OF_FIELD'],
    [one, 0, undefined, 'PLACE_OUT_OF_FIELD'],
    [one, 11, 10, 'PLACE_OUT_OF_FIELD'],
    [one, 1, 0, 'FIELD_SIZE_OUT_OF_RANGE'],
    [one, 1, 5001, 'FIELD_SIZE_OUT_OF_RANGE'],
  ] as const)('of %j, place %j of %j: %s', (entries, place, size, code) =>
    expect(field(entries, 'p1', place, size)).toEqual([code]),
  )

  it('gives every line a rank of its own and its own players, others as members', () => {
    const answer = supposedField(one, { personId: 'p1', place: 2 })
    if (!answer.ok) throw new Error('no field')
    expect(answer.value.standings.map(line => line.rank)).toEqual([1, 2, 3])
    expect(answer.value.people).toEqual(['p1', 'p2'])
    const players = supposedPlayers(answer.value, [{ personId: 'p1', number: '1', member: false }])
    expect(players.filter(player => player.entryId === answer.value.own)).toEqual([
      { entryId: answer.value.own, personId: 'p1', number: '1', member: false },
    ])
    expect(players.filter(player => player.member)).toHaveLength(2)
  })
})
