import { describe, expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/mahjong/answer-line.js'

const base = { round: 'E', seat: 'S' }

/** 和绝张 is settled by the tiles where they settle it, whatever was flagged (fan 58). */
describe.each(['wmo-2006', 'mcr-1998'])('%s', edition => {
  const score = (hand: object): unknown => {
    const answer = answerScoreLine({ id: 1, ...base, ...hand }, { edition })
    return 'problems' in answer ? answer.problems : [answer.total, answer.wins, answer.fans['58'] ?? 0]
  }

  test('is not granted while another tile of the kind is concealed', () => {
    const without = score({ melds: ['p111p'], hand: '456m46m789s22s', win: '5m' })
    expect(score({ melds: ['p111p'], hand: '456m46m789s22s', win: '5m', flags: ['lok'] })).toEqual(without)
    expect(without).toMatchObject([expect.any(Number), false, 0])
  })

  test('holds without being flagged when the own melds show the other three', () => {
    const hand = { melds: ['p555m', 'c123p'], hand: '46m789pEE', win: '5m' }
    expect(score(hand)).toEqual(score({ ...hand, flags: ['lok'] }))
    expect(score(hand)).toMatchObject([expect.any(Number), true, 1])
  })

  test('is as announced where the tiles leave it open', () => {
    const hand = { melds: ['p111p'], hand: '46m456s789s22s', win: '5m' }
    expect(score(hand)).toMatchObject([expect.any(Number), false, 0])
    expect(score({ ...hand, flags: ['lok'] })).toMatchObject([expect.any(Number), expect.any(Boolean), 1])
  })
})
