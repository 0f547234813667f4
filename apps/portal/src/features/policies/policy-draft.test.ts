import { describe, expect, it } from 'vitest'
import { draftOf, type Rule, ruleOf } from './policy-draft'
import { sectionsOf } from './policy-fields'

const award: Rule = {
  kind: 'award',
  unit: '0.01',
  rounding: { step: '0.01', direction: 'nearest', half: 'up' },
  field: { oddOneWinner: 'asIs', severalGroups: 'largest', minimum: 6 },
  base: {
    kind: 'table',
    rows: [
      { from: 0, amount: '1' },
      { from: 6, amount: '2' },
    ],
  },
  categories: { club: '1', national: '5' },
  curve: { kind: 'reciprocal', shares: ['1', '0.7'], offset: 1 },
  cutOff: { fraction: '1/2', of: 'entered', rounding: 'up' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  colour: 'local',
  nonMembers: 'award',
}
const ranking: Rule = {
  kind: 'ranking',
  unit: '0.01',
  rounding: { step: '0.01', direction: 'nearest', half: 'up' },
  decay: { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '0.5'], after: '0' },
  decayRounding: 'each',
  bestOf: { count: 12 },
}
const rating: Rule = {
  kind: 'rating',
  method: 'wengLin',
  rated: 'order',
  keptFor: 'person',
  model: 'plackettLuce',
  start: { mean: 25_000, uncertainty: 8333 },
  drift: 83,
  deviations: 2,
  settled: { events: 4, uncertaintyAtMost: 7700 },
}

const wins = { kind: 'placing', categories: ['national'], placeAtMost: 1 }
const ladder: Rule = {
  kind: 'ladder',
  chosenBy: 'competitionEnd',
  unit: '0.01',
  grades: [
    { grade: 'third', nameZh: '三级', nameEn: 'Third', requires: { kind: 'points', atLeast: '5' } },
    {
      grade: 'second',
      nameZh: '二级',
      nameEn: 'Second',
      requires: {
        kind: 'all',
        of: [
          { kind: 'points', atLeast: '20' },
          { kind: 'grade', grade: 'third' },
        ],
      },
    },
    { grade: 'first', nameZh: '一级', nameEn: 'First', requires: wins, kept: 'life' },
  ],
}

/** Everything as the form shows it, with some of it typed over. */
const typing = (rule: Rule, changes: Readonly<Record<string, string>> = {}) => {
  const fields = sectionsOf(String(rule.kind), rule).flatMap(section => section.fields)
  const shown = new Map(fields.map(field => [field.path, draftOf(field, rule)]))
  return ruleOf(String(rule.kind), rule, path => changes[path] ?? shown.get(path) ?? '')
}

describe('the form of a policy', () => {
  it.each([award, ranking, rating, ladder])('leaves a rule as it is when nothing is typed', rule => {
    expect(typing(rule)).toEqual(rule)
  })

  it.each<[Rule, Record<string, string>, Rule]>([
    [
      rating,
      { rated: 'table', 'settled.events': '12' },
      { ...rating, rated: 'table', settled: { events: 12, uncertaintyAtMost: 7700 } },
    ],
    [ranking, { 'decay.kind': '', 'bestOf.count': '' }, { kind: 'ranking', unit: '0.01', rounding: ranking.rounding }],
    [ranking, { 'bestOf.perCategory': 'club = 3' }, { ...ranking, bestOf: { count: 12, perCategory: { club: 3 } } }],
    [award, { categories: 'club = 1\nnational＝6\n' }, { ...award, categories: { club: '1', national: '6' } }],
    [
      award,
      { 'base.rows': '0 = 2\n10 = 3.5' },
      {
        ...award,
        base: {
          kind: 'table',
          rows: [
            { from: 0, amount: '2' },
            { from: 10, amount: '3.5' },
          ],
        },
      },
    ],
    [
      award,
      { 'curve.shares': '1，0.8, 0.6', 'field.minimum': '' },
      {
        ...award,
        curve: { kind: 'reciprocal', shares: ['1', '0.8', '0.6'], offset: 1 },
        field: { oddOneWinner: 'asIs', severalGroups: 'largest' },
      },
    ],
    [
      ladder,
      { grades: 'third = 三级牌手 = Third Class = 6\nfirst = 一级 = First = *' },
      {
        ...ladder,
        grades: [
          { grade: 'third', nameZh: '三级牌手', nameEn: 'Third Class', requires: { kind: 'points', atLeast: '6' } },
          { grade: 'first', nameZh: '一级', nameEn: 'First', requires: wins, kept: 'life' },
        ],
      },
    ],
    [award, { 'field.minimum': 'many' }, { ...award, field: { ...(award.field as object), minimum: 'many' } }],
  ])('%#: what is typed', (rule, changes, expected) => {
    expect(typing(rule, changes)).toEqual(expected)
  })

  it('has no fields for what it does not know', () => {
    expect(sectionsOf('handicap', {})).toEqual([])
  })
})
