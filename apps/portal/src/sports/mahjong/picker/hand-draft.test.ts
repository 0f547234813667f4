import { describe, expect, it } from 'vitest'
import {
  canTake,
  draftOfText,
  emptyHand,
  requestOf,
  textOfDraft,
  withFlag,
  withoutMeld,
  withoutTile,
  withoutWin,
  withTile,
} from './hand-draft'

const text = 'p222s 444m88s567pEE +E self @SW *2'

describe('a hand being put together', () => {
  it('takes thirteen tiles and the winning one', () => {
    const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 27, 27, 31, 31]
    const hand = tiles.reduce((draft, tile) => withTile(draft, 'concealed', tile), emptyHand)
    expect(requestOf(hand)).toMatchObject({ hand: '123456789mEEEC', win: 'C' })
    expect(withTile(hand, 'concealed', 32)).toBe(hand)
    expect(requestOf(withoutWin(hand))).toBeUndefined()
    expect(withoutTile(hand, 0).concealed).toHaveLength(12)
  })

  it('lays melds on the table', () => {
    const hand = withTile(withTile(withTile(emptyHand, 'chow', 1), 'concealedKong', 27), 'pung', 17)
    expect(hand.melds).toEqual(['c234m', 'aEEEE', 'p999s'])
    expect(withoutMeld(hand, 1).melds).toEqual(['c234m', 'p999s'])
    expect(canTake(hand, 'kong', 27)).toBe(false)
    expect(canTake(hand, 'chow', 7)).toBe(false)
    expect(canTake(hand, 'chow', 33)).toBe(false)
  })

  it('has four copies of a kind', () => {
    const hand = [0, 0, 0, 0].reduce((draft, tile) => withTile(draft, 'concealed', tile), emptyHand)
    expect(canTake(hand, 'concealed', 0)).toBe(false)
  })

  it('keeps flags that can stand together', () => {
    expect(withFlag(emptyHand, 'repl', true).flags).toEqual(['self', 'repl'])
    expect(withFlag(withFlag(emptyHand, 'repl', true), 'rob', true).flags).toEqual(['rob'])
    expect(withFlag(withFlag(emptyHand, 'repl', true), 'self', false).flags).toEqual([])
  })

  it('reads the notation and writes it', () => {
    const hand = draftOfText(text)
    expect(hand && textOfDraft(hand)).toBe(text)
    expect(hand && requestOf(hand)).toMatchObject({ melds: ['p222s'], win: 'E', seat: 'W', flowers: 2 })
  })

  it.each([
    ['123456789mEEEC+C', undefined],
    ['123m', '123m @EE *0'],
    ['123456789mEEECC', '123456789mEEEC +C @EE *0'],
    ['123x', undefined],
    ['p22s 123m', undefined],
  ])('%s → %s', (typed, written) => {
    const hand = draftOfText(typed)
    expect(hand && textOfDraft(hand)).toBe(written)
  })
})
