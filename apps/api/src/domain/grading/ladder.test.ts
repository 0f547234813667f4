import { describe, expect, it } from 'vitest'
import { climb, type LadderAward, parseLadder } from './ladder.js'

const rule = {
  kind: 'ladder',
  steps: [
    { grade: 'third', nameZh: '三级', nameEn: 'Third', requires: { points: '2.00' } },
    { grade: 'second', nameZh: '二级', nameEn: 'Second', requires: { points: '5.00', byColour: { gold: '1.00' } } },
    { grade: 'first', nameZh: '一级', nameEn: 'First', requires: { events: 4 } },
  ],
}

const award = (at: number, points: number, colour = 'local'): LadderAward => ({
  id: `a${at}`,
  eventId: `e${at}`,
  points,
  colour,
  earnedOn: `2026-01-0${at}`,
})

const reached = (...awards: LadderAward[]) => {
  const steps = parseLadder(rule)
  if (!steps.ok) throw new Error('unreadable')
  return climb(steps.value, awards).map(({ step, on }) => [step.grade, on])
}

describe('climb', () => {
  it('reaches a step on the day of the award that completes it', () => {
    expect(reached(award(1, 199))).toEqual([])
    expect(reached(award(1, 199), award(2, 1))).toEqual([['third', '2026-01-02']])
  })

  it('asks for every part of a step, and takes two steps in one day', () => {
    expect(reached(award(1, 900))).toEqual([['third', '2026-01-01']])
    expect(reached(award(1, 900, 'gold'))).toEqual([
      ['third', '2026-01-01'],
      ['second', '2026-01-01'],
    ])
  })

  it('does not skip a step whose requirements are not met', () => {
    const many = [1, 2, 3, 4, 5].map(at => award(at, 300))
    expect(reached(...many)).toEqual([['third', '2026-01-01']])
    expect(reached(...many, award(6, 100, 'gold'))).toEqual([
      ['third', '2026-01-01'],
      ['second', '2026-01-06'],
      ['first', '2026-01-06'],
    ])
  })

  it('freezes what it was reached with', () => {
    const steps = parseLadder(rule)
    const [first] = steps.ok ? climb(steps.value, [award(1, 150), award(2, 60)]) : []
    expect(first?.evidence).toMatchObject({
      code: 'gradeReached',
      value: 'third',
      steps: [
        { code: 'gradePoints', value: '2.10', params: { needed: '2.00' } },
        { code: 'gradeAward', value: '1.50' },
        { code: 'gradeAward', value: '0.60' },
      ],
    })
  })
})

describe('parseLadder', () => {
  it.each([
    [{}, 'steps'],
    [{ kind: 'ladder', steps: [{}] }, 'steps[0]'],
    [{ kind: 'ladder', steps: [{ grade: 'a', nameZh: 'a', nameEn: 'a', requires: {} }] }, 'steps[0].requires'],
    [
      { kind: 'ladder', steps: [{ grade: 'a', nameZh: 'a', nameEn: 'a', requires: { points: '0.001' } }] },
      'steps[0].requires.points',
    ],
  ])('refuses %j', (input, path) => {
    expect(parseLadder(input)).toMatchObject({ ok: false, error: [{ code: 'LADDER_UNREADABLE', at: { path } }] })
  })
})
