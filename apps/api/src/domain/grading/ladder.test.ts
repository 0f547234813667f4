import { describe, expect, it } from 'vitest'
import type { PolicyRow } from '../awards/awards.repo.js'
import { climb } from './climb.js'
import { type Ladder, laddersInForce, readLadder } from './ladder.js'
import { inPresentForm } from './ladder-old-form.js'

const row = (rule: Record<string, unknown>, more: Partial<PolicyRow> = {}): PolicyRow => ({
  id: 'p1',
  organisationId: 'o',
  kind: 'ladder',
  code: 'grades',
  version: 1,
  nameZh: '等级办法',
  nameEn: 'Grades',
  sport: 'bridge',
  effective: '[2020-01-01,)',
  rule,
  recordedAt: new Date(0),
  ...more,
})

const read = (policy: PolicyRow): Ladder => {
  const ladder = readLadder(policy)
  if (!ladder.ok) throw new Error(JSON.stringify(ladder.error))
  return ladder.value
}

const named = (grade: string, requires: object, more: object = {}) => ({
  grade,
  nameZh: grade,
  nameEn: grade,
  requires,
  ...more,
})

const old = {
  kind: 'ladder',
  steps: [
    named('third', { points: '2.00' }),
    named('second', { points: '5.00', byColour: { gold: '1.00' } }),
    named('first', { events: 4 }),
  ],
}

const award = (at: number, points: number, colour = 'local') => ({
  id: `a${at}`,
  event: `e${at}`,
  points,
  colour,
  earnedOn: `2026-01-0${at}`,
})
type Award = ReturnType<typeof award>

const climbed = (rule: Record<string, unknown>, ...awards: Award[]) =>
  climb(read(row(rule)).edition, { awards, placings: [], held: [] }, '2026-06-01')

const reached = (...awards: Award[]) => climbed(old, ...awards).map(({ grade, on }) => [grade, on])

describe('a ladder stored in the old form', () => {
  it('is read as compound conditions, each step built on the one below', () => {
    expect(inPresentForm(old).grades).toMatchObject([
      { grade: 'third', nameZh: 'third', requires: { kind: 'all', of: [{ kind: 'points', atLeast: '2.00' }] } },
      {
        requires: {
          of: [{ atLeast: '5.00' }, { atLeast: '1.00', colours: ['gold'] }, { kind: 'grade', grade: 'third' }],
        },
      },
      { requires: { of: [{ kind: 'events', atLeast: 4 }, { grade: 'second' }] } },
    ])
  })

  it('is climbed as it always was', () => {
    expect(reached(award(1, 199))).toEqual([])
    expect(reached(award(1, 199), award(2, 1))).toEqual([['third', '2026-01-02']])
    expect(reached(award(1, 900, 'gold'))).toEqual([
      ['third', '2026-01-01'],
      ['second', '2026-01-01'],
    ])
    const many = [1, 2, 3, 4, 5].map(at => award(at, 300))
    expect(reached(...many)).toEqual([['third', '2026-01-01']])
    expect(reached(...many, award(6, 100, 'gold'))).toEqual([
      ['third', '2026-01-01'],
      ['second', '2026-01-06'],
      ['first', '2026-01-06'],
    ])
  })

  it('leaves the present form alone', () => {
    const rule = { kind: 'ladder', chosenBy: 'joinDate', unit: '1', grades: [] }
    expect(inPresentForm(rule)).toBe(rule)
  })
})

describe('climb', () => {
  it('freezes what a grade was reached with', () => {
    const [first] = climbed(old, award(1, 150), award(2, 60))
    expect(first?.evidence).toMatchObject({
      code: 'gradeReached',
      value: 'third',
      steps: [
        { code: 'ladderAll', value: 'met', steps: [{ code: 'ladderAnyPoints', params: { have: '2.1', need: '2' } }] },
        { code: 'gradeAward', value: '1.50' },
        { code: 'gradeAward', value: '0.60' },
      ],
    })
  })

  it('says nothing of what is held, and builds on it', () => {
    const { edition } = read(row(old))
    const held = [{ ladder: 'grades', grade: 'third', on: '2025-01-01' }]
    const found = climb(edition, { awards: [award(1, 500, 'gold')], placings: [], held }, '2026-06-01')
    expect(found.map(({ grade }) => grade)).toEqual(['second'])
  })

  it('reaches within a window that is over by the day it is asked', () => {
    const placing = { kind: 'placing', categories: ['open'], placeAtMost: 3, fieldAtLeast: 20, times: 2, months: 24 }
    const any = { kind: 'any', of: [{ kind: 'points', atLeast: '9', colours: ['silver'] }, placing] }
    const rule = { kind: 'ladder', chosenBy: 'competitionEnd', unit: '0.01', grades: [named('master', any)] }
    const finish = (endedOn: string, field = 20, place = 3) => ({
      event: endedOn,
      category: 'open',
      place,
      field,
      endedOn,
    })
    const when = (...placings: ReturnType<typeof finish>[]) =>
      climb(read(row(rule)).edition, { awards: [], placings, held: [] }, '2026-06-01').map(({ on }) => on)
    expect(when(finish('2021-01-01'), finish('2022-12-31'))).toEqual(['2022-12-31'])
    expect(when(finish('2021-01-01'), finish('2023-01-01'))).toEqual([])
    expect(when(finish('2021-01-01'), finish('2022-01-01', 19))).toEqual([])
    expect(when(finish('2021-01-01'), finish('2022-01-01', 20, 4))).toEqual([])
  })
})

describe('readLadder', () => {
  it.each([
    [{}, ['kind', 'chosenBy', 'unit', 'grades']],
    [{ kind: 'ladder', steps: [{}] }, ['grades[0].grade', 'grades[0].requires', 'grades[0].requires.kind']],
    [{ kind: 'ladder', steps: [named('a', { points: 'many' })] }, ['grades[0].requires.of[0].atLeast']],
    [{ kind: 'ladder', steps: [{ ...named('a', { points: '1' }), nameZh: '' }] }, ['grades[0].nameZh']],
  ])('refuses %j', (rule, paths) => {
    const ladder = readLadder(row(rule))
    expect(!ladder.ok && ladder.error.map(problem => problem.at?.path)).toEqual(expect.arrayContaining(paths))
  })

  it.each([
    ['competitionEnd', '2005-01-01', 'new'],
    ['joinDate', '2005-01-01', 'old'],
    ['joinDate', '2009-12-31', 'old'],
    ['joinDate', '2010-01-01', 'new'],
    ['joinDate', undefined, 'new'],
  ])('by %s takes for a member since %s the %s version', (chosenBy, joinedOn, expected) => {
    const rule = { kind: 'ladder', chosenBy, unit: '1', grades: [] }
    const versions = [
      read(row(rule, { id: 'old', effective: '[1900-01-01,2010-01-01)' })),
      read(row(rule, { id: 'new', effective: '[2010-01-01,)' })),
    ]
    const days = { competitionEnd: '2026-01-01', ...(joinedOn ? { joinedOn } : {}) }
    expect(laddersInForce(versions, () => days).map(({ policy }) => policy.id)).toEqual([expected])
  })
})
