import { describe, expect, it } from 'vitest'
import { answerScoreLine } from './answer-line.js'

const good = {
  id: 7,
  melds: ['a1111m', 'k2222s'],
  hand: '345pEE67s',
  win: '8s',
  flags: ['self'],
  round: 'E',
  seat: 'E',
}

const codes = (request: unknown, edition?: string): readonly string[] => {
  const answer = answerScoreLine(request, edition === undefined ? {} : { edition })
  return 'problems' in answer ? answer.problems.map(({ code, at }) => `${code} ${at?.path ?? ''}`.trim()) : []
}

it('answers total, fans and the minimum', () => {
  expect(answerScoreLine({ ...good, flowers: 2 })).toEqual({
    id: 7,
    total: 10,
    fans: { 73: 1, '57m': 1, 80: 1, 81: 2 },
    wins: true,
  })
  expect(answerScoreLine(good, { edition: 'mcr-1998' })).toMatchObject({ total: 7, wins: false })
})

describe('refuses with a code and a place, and never throws', () => {
  it.each([
    [undefined, 'LINE_UNREADABLE'],
    [[], 'LINE_UNREADABLE'],
    [{ id: 1 }, 'FIELD_MISSING hand'],
    [{ ...good, melds: 'x' }, 'FIELD_UNREADABLE melds'],
    [{ ...good, melds: ['c135m'] }, 'MELD_UNREADABLE melds[0]'],
    [{ ...good, melds: ['k1111m', 'p22s'] }, 'MELD_UNREADABLE melds[1]'],
    [{ ...good, melds: new Array(5).fill('p111m') }, 'TOO_MANY_MELDS melds[4]'],
    [{ ...good, hand: '345xEE67s' }, 'TILES_UNREADABLE hand'],
    [{ ...good, hand: '345' }, 'TILES_UNREADABLE hand'],
    [{ ...good, hand: '345pEE6s' }, 'TILE_COUNT_WRONG hand'],
    [{ ...good, hand: '1111mEE6s' }, 'FIVE_OF_A_KIND hand'],
    [{ ...good, win: '8' }, 'WIN_TILE_UNREADABLE win'],
    [{ ...good, flags: ['self', 'rob'] }, 'FLAGS_CONTRADICT hand'],
    [{ ...good, flags: ['dora'] }, 'FLAG_UNKNOWN flags[0]'],
    [{ ...good, round: 'X' }, 'WIND_UNREADABLE round'],
    [{ ...good, seat: undefined }, 'FIELD_MISSING seat'],
    [{ ...good, flowers: 9 }, 'FLOWERS_UNREADABLE flowers'],
    [{ ...good, win: '9p' }, 'NOT_A_WINNING_HAND hand'],
  ])('%j', (request, code) => {
    expect(codes(request)).toContain(code)
  })

  it('an unknown edition', () => {
    expect(codes(good, 'riichi')).toEqual(['EDITION_UNKNOWN'])
  })

  it('any JSON at all', () => {
    const values = [
      null,
      1,
      'x',
      true,
      {},
      { id: {} },
      { ...good, hand: 5 },
      { ...good, melds: [1] },
      { ...good, win: 'é' },
    ]
    expect(values.map(value => 'problems' in answerScoreLine(value))).toEqual(values.map(() => true))
  })
})
