import { describe, expect, it } from 'vitest'
import { awardPoints } from './award-points.js'
import type { AwardPolicy, StrengthList } from './award-policy.js'
import { contextOfFigures, fieldStrength, figuresNeeded, statedStrength } from './field-strength.js'
import { parseAwardPolicy } from './parse-award-policy.js'
import { sbu } from './federations/bridge.cases.js'

const off = (measure: StrengthList['measure'], unlisted = '0'): StrengthList => ({
  ranking: 'bridge-open',
  measure,
  unlisted,
})

describe('fieldStrength', () => {
  it.each([
    [
      'mean of pairs',
      off('mean'),
      [
        ['10', '20'],
        ['30', '40'],
      ],
      '25',
      2,
    ],
    [
      'a player not on the list',
      off('mean'),
      [
        ['10', undefined],
        ['30', '40'],
      ],
      '20',
      2,
    ],
    [
      'counted as told',
      off('mean', '4'),
      [
        ['10', undefined],
        [undefined, undefined],
      ],
      '5.5',
      1,
    ],
    ['nobody known', off('mean', '7'), [[], ['1']], '4', 1],
    ['thirds stay exact', off('mean'), [['1'], ['0'], ['0']], '1/3', 3],
    [
      'total',
      off('total'),
      [
        ['10', '20'],
        ['30', '40'],
      ],
      '50',
      2,
    ],
  ] as const)('%s', (_, rule, field, value, listed) => {
    const strength = fieldStrength(rule, '2026-03-31', field)
    expect(strength?.value).toBe(value)
    expect(strength?.because.params).toMatchObject({ listed, contestants: field.length, asOf: '2026-03-31' })
  })

  it('has nothing to say of an empty field', () => expect(fieldStrength(off('mean'), '2026-03-31', [])).toBeUndefined())
})

const rows = [
  { from: '0', factor: '1' },
  { from: '20', factor: '1.5' },
]
const policy: AwardPolicy = { ...sbu, strength: rows, strengthList: off('mean') }
const field = ['a', 'b', 'c'].map((entrant, at) => ({ entrant, rank: at + 1 }))

describe('a policy with figures', () => {
  it('names what it needs', () => {
    expect(figuresNeeded(policy)).toEqual({ base: true, strength: true })
    expect(figuresNeeded({ base: { kind: 'fixed', amount: '1' } })).toEqual({ base: false, strength: false })
  })

  it('is read from JSON, with unlisted players as nothing', () => {
    const { unlisted: _, measure: __, ...bare } = off('mean')
    const read = parseAwardPolicy({ ...policy, strengthList: bare })
    expect(read.ok && read.value.strengthList).toEqual(off('mean'))
    const wrong = parseAwardPolicy({ ...policy, strengthList: { ranking: '', measure: 'best', unlisted: '-1' } })
    expect(wrong.ok ? [] : wrong.error.map(found => found.at?.path)).toEqual([
      'strengthList.ranking',
      'strengthList.measure',
      'strengthList.unlisted',
    ])
  })

  it('awards by them and keeps where they come from', () => {
    const strength = fieldStrength(off('mean'), '2026-03-31', [
      ['10', '20'],
      ['30', '40'],
    ])
    const given = awardPoints(policy, field, contextOfFigures({ base: '6', strength }))
    expect(given.ok && given.value[0]?.points).toBe(900)
    expect(JSON.stringify(given)).toContain('awardStrengthMean')
    const stated = awardPoints(policy, field, contextOfFigures({ base: '6', strength: statedStrength('19') }))
    expect(stated.ok && stated.value[0]?.points).toBe(600)
    expect(JSON.stringify(stated)).toContain('awardStrengthStated')
  })

  it('refuses without them', () => {
    const codes = (figures: Parameters<typeof contextOfFigures>[0]) => {
      const given = awardPoints(policy, field, contextOfFigures(figures))
      return given.ok ? [] : given.error.map(found => found.code)
    }
    expect(codes({})).toEqual(['AWARD_BASE_NOT_DECLARED'])
    expect(codes({ base: '6' })).toEqual(['AWARD_STRENGTH_NOT_DECLARED'])
  })
})
