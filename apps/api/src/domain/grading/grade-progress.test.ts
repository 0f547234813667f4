import { evaluateLadder } from '@paiji/rules/awards'
import { describe, expect, it } from 'vitest'
import { climb, parseLadder } from './ladder.js'
import { ladderEdition } from './ladder-edition.js'

const step = (grade: string, requires: object) => ({ grade, nameZh: grade, nameEn: grade, requires })
const read = parseLadder({
  kind: 'ladder',
  steps: [
    step('first', { points: '5.00' }),
    step('second', { points: '10.00', byColour: { gold: '2.50' }, events: 3 }),
    step('third', { points: '12.00' }),
  ],
})
const steps = read.ok ? read.value : []
const edition = ladderEdition('test', steps)

const award = (id: string, points: number, colour = 'local', eventId = id) => ({
  id,
  points,
  colour,
  eventId,
  earnedOn: '2026-01-01',
})
type Award = ReturnType<typeof award>

const progress = (awards: readonly Award[], held: readonly string[] = []) => {
  const facts = {
    awards: awards.map(({ eventId, ...one }) => ({ ...one, event: eventId })),
    placings: [],
    held: held.map(grade => ({ ladder: 'test', grade, on: '2025-01-01' })),
  }
  return evaluateLadder(edition, facts, '2026-06-01')
}

describe('a stored ladder as the rules evaluate it', () => {
  it('says what is missing, by kind', () => {
    const second = progress([award('a', 600), award('b', 150, 'gold')])[1]
    expect(second?.missing).toEqual([
      { kind: 'points', amount: '2.5', have: '7.5', need: '10', colours: [] },
      { kind: 'points', amount: '1', have: '1.5', need: '2.5', colours: ['gold'] },
      { kind: 'events', times: 1, have: 2, need: 3 },
    ])
  })

  it.each([
    [[award('a', 499)]],
    [[award('a', 500)]],
    [[award('a', 1500)]],
    [[award('a', 900), award('b', 300, 'gold')]],
    [[award('a', 900), award('b', 300, 'gold'), award('c', 10)]],
    [[award('a', 900), award('b', 300, 'gold'), award('c', 10, 'local', 'a')]],
    [[award('a', 900), award('b', 250, 'gold'), award('c', 10), award('d', 100)]],
  ])('reaches what is climbed: %j', awards => {
    const reached = progress(awards).filter(grade => grade.met)
    expect(reached.map(grade => grade.grade)).toEqual(climb(steps, awards).map(one => one.step.grade))
  })

  it('asks for the step below, unless that is held', () => {
    expect(progress([])[1]?.missing.at(-1)).toEqual({ kind: 'grade', grade: 'first' })
    expect(progress([], ['first'])[1]?.missing.map(one => one.kind)).toEqual(['points', 'points', 'events'])
  })
})
