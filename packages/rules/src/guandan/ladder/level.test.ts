import { describe, expect, test } from 'vitest'
import { dealOutcome, penaltyOutcome, withVoidHand } from './finish-order.js'
import {
  type AceRule,
  initialLadder,
  type LadderState,
  ordinalOf,
  playedLevel,
  stepByOrder,
  stepLadder,
} from './level.js'
import { seeded } from '../cards/seeded.js'
import type { FinishingOrder, LevelMark, SideNo } from '../types.js'

const noLimit: AceRule = { maxAttempts: null, onFail: 'stay' }
const state = (a: LevelMark, b: LevelMark, playing: SideNo): LadderState => ({
  levels: [a, b],
  playing,
  failedAttempts: [0, 0],
})
const double0: FinishingOrder = [0, 2, 1, 3]
const third0: FinishingOrder = [0, 1, 2, 3]
const last0: FinishingOrder = [0, 1, 3, 2]
const double1: FinishingOrder = [1, 3, 0, 2]

describe('finishing orders', () => {
  test.each<[FinishingOrder, SideNo, number]>([
    [double0, 0, 3],
    [third0, 0, 2],
    [last0, 0, 1],
    [[1, 3], 1, 3],
    [[3, 2, 1], 1, 2],
    [[3, 2, 0], 1, 1],
  ])('%j', (order, winner, upgrade) => {
    expect(dealOutcome(order)).toMatchObject({ winner, upgrade })
  })

  test('a void hand is last and the others move up', () => {
    expect(withVoidHand([0, 1, 2, 3], 0)).toEqual([1, 2, 3, 0])
    expect(withVoidHand([0, 1, 2, 3], 2)).toEqual([0, 1, 3, 2])
  })
})

describe('the ladder', () => {
  test.each<[string, LadderState, FinishingOrder, string]>([
    ['A cannot be jumped', state('Q', '5', 0), double0, 'A-5'],
    ['A is passed in a deal at the own A', state('A', '5', 0), double0, 'A+-5'],
    ['third place is enough', state('A', '5', 0), third0, 'A+-5'],
    ['not with the partner last', state('A', '5', 0), last0, 'A-5'],
    ['not in a deal at the opponents’ level', state('A', '5', 1), double0, 'A-5'],
    ['both at A: only the side on play can pass', state('A', 'A', 1), double0, 'A-A'],
    ['both at A: the side on play passes', state('A', 'A', 1), double1, 'A-A+'],
  ])('%s', (_name, from, order, levels) => {
    expect(stepByOrder(from, order, noLimit).after.levels.join('-')).toBe(levels)
  })

  test('a deal lost by penalty at the other side’s A passes it as a double win', () => {
    expect(stepLadder(state('A', '9', 0), penaltyOutcome(1), noLimit).gameWonBy).toBe(0)
  })

  const failThree = (rule: AceRule) => {
    const steps = [stepByOrder(state('A', '3', 0), last0, rule)]
    for (let i = 0; i < 2; i++) steps.push(stepByOrder((steps.at(-1) as (typeof steps)[0]).after, last0, rule))
    return steps
  }

  test('where every deal at A counts, those at the others’ level do, and a good win there passes where any deal may', () => {
    const every: AceRule = { maxAttempts: 3, onFail: 'loseGame', counts: 'every', passAt: 'own' }
    // At A: partner last; beaten; beaten at the others’ level: three attempts, and the game is lost.
    const first = stepByOrder(state('A', '3', 0), last0, every)
    const second = stepByOrder(first.after, double1, every)
    const third = stepByOrder(second.after, double1, every)
    expect([first, second, third].map(step => step.after.failedAttempts[0])).toEqual([1, 2, 0])
    expect(third.gameWonBy).toBe(1)
    expect(stepByOrder(second.after, double1, { ...every, counts: 'own' }).gameWonBy).toBeUndefined()
    expect(stepByOrder(state('Q', '5', 0), double0, every).after.failedAttempts, 'only reached').toEqual([0, 0])
    const any: AceRule = { ...every, passAt: 'any' }
    expect(stepByOrder(state('A', '8', 1), third0, any)).toMatchObject({ gameWonBy: 0, events: ['passedAce'] })
    expect(stepByOrder(state('A', '8', 1), last0, any).after.failedAttempts).toEqual([1, 0])
  })

  test('three failures: stay, back to 2, game lost, opponents’ level', () => {
    expect(failThree(noLimit).at(-1)?.after.levels).toEqual(['A', '3'])
    expect(failThree({ maxAttempts: 3, onFail: 'to2' }).at(-1)).toMatchObject({
      after: { levels: ['2', '3'] },
      events: ['heldAtAce', 'aceFailed', 'demotedTo2'],
    })
    expect(failThree({ maxAttempts: 3, onFail: 'loseGame' }).at(-1)?.gameWonBy).toBe(1)
    const opponents = failThree({ maxAttempts: 3, onFail: 'playOpponentLevel' }).at(-1)
    expect(opponents && playedLevel(opponents.after)).toBe('3')
    const next = stepByOrder((opponents as NonNullable<typeof opponents>).after, double0, {
      maxAttempts: 3,
      onFail: 'playOpponentLevel',
    })
    expect(next.after.levels).toEqual(['A', '3'])
    expect(playedLevel(next.after)).toBe('A')
  })

  test('attempts count only deals at the own A', () => {
    const lost = stepByOrder(state('A', '3', 1), double1, { maxAttempts: 1, onFail: 'to2' })
    expect(lost.after).toMatchObject({ levels: ['A', '6'], failedAttempts: [0, 0] })
  })

  test.each<[string, AceRule, boolean]>([
    ['no limit', noLimit, false],
    ['opponents’ level', { maxAttempts: 3, onFail: 'playOpponentLevel' }, false],
    ['to 2', { maxAttempts: 3, onFail: 'to2' }, true],
  ])('levels never fall except where a setting says so: %s', (_name, rule, mayFall) => {
    const next = seeded(9)
    let falls = 0
    for (let game = 0; game < 300; game++) {
      let at = initialLadder()
      for (let deal = 0; deal < 60; deal++) {
        const seats = [0, 1, 2, 3] as const
        const first = next(4)
        const order = [first, ...seats.filter(seat => seat !== first).sort(() => next(3) - 1)] as FinishingOrder
        const step = stepByOrder(at, order, rule)
        for (const side of [0, 1] as const) {
          const fell = ordinalOf(step.after.levels[side]) < ordinalOf(at.levels[side])
          if (fell) falls++
          if (fell) expect(step.events).toContain('demotedTo2')
        }
        if (step.gameWonBy !== undefined) break
        at = step.after
      }
    }
    expect(falls > 0).toBe(mayFall)
  })
})
