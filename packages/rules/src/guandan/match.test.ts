import { describe, expect, test } from 'vitest'
import { ratio } from '../core/ratio.js'
import { dealRoles } from './deal-roles.js'
import { gsac2017TimeLimits } from './editions/gsac-2017/time-limits.js'
import { type MatchRule, matchState } from './match.js'
import { delayStep, type TimedAct } from './time-limits.js'
import type { FinishingOrder } from './types.js'

const game = (match: readonly [number, number], levels: readonly [number, number]) => ({
  matchPoints: [ratio(match[0]), ratio(match[1])] as const,
  levelPoints: [ratio(levels[0]), ratio(levels[1])] as const,
})
const won = game([2, 0], [16, 10])
const lost = game([0, 2], [9, 17])
const drawn = game([1, 1], [13, 13])

describe('rounds of several games', () => {
  const sum: MatchRule = { kind: 'levelPointSum', games: 2 }
  const best: MatchRule = { kind: 'bestOf', games: 3 }
  test.each<[string, readonly (typeof won)[], MatchRule, object]>([
    ['sum, one to play', [won], sum, { kind: 'open', gamesLeft: 1 }],
    ['sum of 级分 decides, not games', [won, lost], sum, { kind: 'won', by: 1 }],
    ['sum level', [drawn, drawn], sum, { kind: 'extraDeal' }],
    ['best of three in two', [won, won], best, { kind: 'won', by: 0 }],
    ['one all', [won, lost], best, { kind: 'open', gamesLeft: 1 }],
    ['one all and a level decider', [won, lost, drawn], best, { kind: 'extraDeal' }],
    ['two one', [lost, won, lost], best, { kind: 'won', by: 1 }],
    ['ahead with a draw', [won, drawn, drawn], best, { kind: 'won', by: 0 }],
  ])('%s', (_name, games, rule, expected) => {
    expect(matchState(games, rule)).toMatchObject(expected)
  })
})

describe('the next deal', () => {
  test.each<[FinishingOrder, object]>([
    [[0, 1, 2, 3], { shuffles: 3, cuts: 0, drawsFirst: 3 }],
    [[0, 2, 1, 3], { shuffles: 3, cuts: 0, drawsFirst: 1 }],
    [[3, 1], { cuts: 3, drawsFirst: 0 }],
  ])('after %j', (finish, roles) => {
    expect(dealRoles(finish)).toEqual(roles)
  })
})

describe('clocks', () => {
  test.each<[TimedAct, number, string | undefined]>([
    ['play', 20, undefined],
    ['play', 21, 'warning'],
    ['play', 31, 'violation'],
    ['tribute', 16, 'warning'],
    ['tribute', 31, 'violation'],
    ['returnTribute', 30, undefined],
    ['returnTribute', 46, 'violation'],
  ])('%s after %i seconds', (act, seconds, step) => {
    expect(delayStep(seconds, gsac2017TimeLimits[act])).toBe(step)
  })
})
