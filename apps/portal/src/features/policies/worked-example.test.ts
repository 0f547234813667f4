import { policyStarts } from '@paiji/rules/awards'
import { describe, expect, it } from 'vitest'
import { draftOf, ruleOf } from './policy-draft'
import { sectionsOf } from './policy-fields'
import { workedExample } from './worked-example'

const rule = {
  kind: 'award',
  unit: '0.01',
  rounding: { step: '0.01', direction: 'nearest', half: 'up' },
  field: { oddOneWinner: 'asIs', severalGroups: 'own' },
  base: { kind: 'perEntrant', amount: '0.1' },
  categories: { club: '1', national: '3' },
  curve: { kind: 'geometric', ratio: '0.7' },
  cutOff: { fraction: '1/3', of: 'entered', rounding: 'up' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  colour: 'green',
  nonMembers: 'award',
}

describe('the worked example of a policy', () => {
  it('pays the first places of a field at each level it knows, and names those it does not', () => {
    expect(workedExample(rule, 12)).toEqual({
      entrants: 12,
      paid: [
        { category: 'club', points: ['1.2', '0.84', '0.59', '0.41', '0'] },
        { category: 'national', points: ['3.6', '2.52', '1.76', '1.23', '0'] },
      ],
      unknown: ['local', 'regional', 'association', 'international'],
    })
  })

  it('is none while the rule cannot be read, or where an event states its first prize', () => {
    expect(workedExample({ ...rule, base: { kind: 'perEntrant', amount: 'many' } }, 12)).toBeUndefined()
    expect(workedExample({ ...rule, base: { kind: 'declared' } }, 12)).toBeUndefined()
  })

  it('knows every level of the points that a body may start from, as the form shows them', () => {
    const start = policyStarts.find(({ kind }) => kind === 'award')?.rule ?? {}
    const shown = new Map(
      sectionsOf('award', start).flatMap(({ fields }) => fields.map(one => [one.path, draftOf(one, start)])),
    )
    const typed = ruleOf('award', start, path => shown.get(path) ?? '')
    expect(typed).toEqual(start)
    expect(workedExample(typed, 12)?.unknown).toEqual([])
  })
})
