import { describe, expect, it } from 'vitest'
import { readStagePlan } from './read-stage.js'

const codes = (input: unknown): readonly string[] => {
  const read = readStagePlan(input)
  return read.ok ? [] : read.error.map(found => `${found.code} ${found.at?.path}`)
}

describe('readStagePlan', () => {
  it('fills in what a plan leaves open', () => {
    expect(readStagePlan({ format: { kind: 'swiss', rounds: 7 } })).toEqual({
      ok: true,
      value: {
        format: {
          kind: 'swiss',
          rounds: 7,
          settings: {
            objective: 'lexicographicFirst',
            firstRound: 'snake',
            secondBye: 'refuse',
            rematch: 'refuse',
            avoid: [],
          },
        },
        carryOver: { kind: 'none' },
      },
    })
  })

  it.each([
    { format: { kind: 'roundRobin', legs: 2, groups: 4 }, carryOver: { kind: 'all' } },
    {
      format: { kind: 'singleElimination', placement: 'all', series: { kind: 'bestOf', games: 3 } },
      carryOver: { kind: 'none' },
    },
    { format: { kind: 'doubleElimination', final: 'reset' }, carryOver: { kind: 'none' }, site: '南京', online: true },
    {
      format: {
        kind: 'schedule',
        rounds: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
      carryOver: { kind: 'factor', factor: '0.5', cap: '10', step: '0.01' },
    },
    {
      format: { kind: 'roundRobin', legs: 1, groups: 1 },
      carryOver: { kind: 'none' },
      from: [
        { kind: 'places', stage: '1', perGroup: 2 },
        { kind: 'places', stage: '2', perGroup: 16, quotaOf: 'association', quotaMost: 4 },
        { kind: 'bestOfPlace', stage: '1', place: 3, count: 2 },
      ],
    },
  ])('reads %j as it is, and again', plan => {
    const read = readStagePlan(plan)
    expect(read).toEqual({ ok: true, value: plan })
    expect(readStagePlan(read.ok ? read.value : undefined)).toEqual(read)
  })

  it.each([
    ['nothing', undefined, ['OBJECT_EXPECTED plan', 'OBJECT_EXPECTED format', 'KIND_UNKNOWN format.kind']],
    ['no such format', { format: { kind: 'ladder' } }, ['KIND_UNKNOWN format.kind']],
    ['no rounds', { format: { kind: 'swiss' } }, ['WHOLE_NUMBER_EXPECTED format.rounds']],
    ['half a round', { format: { kind: 'swiss', rounds: 1.5 } }, ['WHOLE_NUMBER_EXPECTED format.rounds']],
    ['an empty schedule', { format: { kind: 'schedule', rounds: [[]] } }, ['LIST_EXPECTED format.rounds']],
    [
      'a rule from nowhere',
      { format: { kind: 'swiss', rounds: 3 }, from: [{ kind: 'places', perGroup: 1 }] },
      ['ID_EXPECTED from[0].stage'],
    ],
    [
      'a quota of what there is none',
      { format: { kind: 'swiss', rounds: 3 }, from: [{ kind: 'places', stage: '1', perGroup: 1, quotaOf: 'sign' }] },
      ['KIND_UNKNOWN from[0].quotaOf'],
    ],
    [
      'a factor in words',
      { format: { kind: 'swiss', rounds: 3 }, carryOver: { kind: 'factor', factor: 'half' } },
      ['NUMBER_EXPECTED carryOver.factor'],
    ],
  ])('refuses %s', (_what, input, expected) => {
    expect(codes(input)).toEqual(expected)
  })
})
