import { type HandRecord, parseHandEntry } from '@paiji/rules/mahjong'
import { describe, expect, it } from 'vitest'
import { draftOf, emptyDraft, handOf, readDraft } from './hand-draft'

const handFrom = (line: string): HandRecord => {
  const read = parseHandEntry(line)
  if (!read.ok) throw new Error(line)
  return { number: 1, ...read.value }
}

describe('a hand that is tapped', () => {
  it.each(['2 3 24', '2 24 f2', 'w2 r3 24', '-', '- x1', '2 3 24 x1 xx4 p1-20 p4-10>2 @1'])(
    '%s is tapped as it is typed',
    line => {
      const { number: _, ...hand } = handFrom(line)
      expect(handOf(draftOf(handFrom(line)), undefined, hand.result)).toEqual(hand)
      if (hand.result.kind !== 'drawn') expect(handOf(draftOf(handFrom(line)), undefined)).toEqual(hand)
    },
  )

  it('is none while somebody or something is missing', () => {
    expect(handOf({ ...emptyDraft, winner: 1, from: 1 }, undefined)).toBeUndefined()
    expect(handOf({ ...emptyDraft, winner: 1, points: '8' }, undefined)).toBeUndefined()
  })

  it('keeps what the desk wrote when it is corrected, but points of the result before', () => {
    const former = handFrom('2 3 24 c1.8 = -8 56 -32 -16')
    expect(handOf({ ...draftOf(former), points: '12' }, former)).toEqual({
      result: { kind: 'discard', winner: 1, discarder: 2, fan: 12 },
      penalties: former.penalties,
    })
  })

  it('keeps the tiles of a hand that was recorded tile by tile', () => {
    const play: HandRecord['play'] = { tiles: 144, acts: [{ seat: 0, act: 'discard', tile: '3m' }] }
    const former = { ...handFrom('2 3 24'), play }
    expect(handOf({ ...draftOf(former), points: '12' }, former)?.play).toEqual(play)
  })

  it('begins empty where what was kept is none', () => {
    expect(readDraft({ points: 3 })).toBe(emptyDraft)
    expect(readDraft({ ...emptyDraft, winner: 2 })).toEqual({ ...emptyDraft, winner: 2 })
  })
})
