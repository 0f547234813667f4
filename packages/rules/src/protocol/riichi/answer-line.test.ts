import { describe, expect, it } from 'vitest'
import { riichiVectors } from '../../riichi/vectors.cases.js'
import { answerScoreLine } from './answer-line.js'

const good = {
  id: 7,
  concealed: '123m567p3456788s',
  melds: [],
  win: '8s',
  by: 'tsumo',
  seat: 'E',
  round: 'S',
  flags: ['riichi'],
  doraIndicators: ['7s'],
  uraIndicators: [],
  honba: 1,
}

describe('score riichi', () => {
  it('agrees with every vector', () => {
    const wrong = riichiVectors.filter(vector => {
      const answer = answerScoreLine(vector) as Readonly<Record<string, unknown>>
      const said = Object.fromEntries(Object.keys(vector.expect).map(name => [name, answer[name]]))
      return JSON.stringify(said) !== JSON.stringify(vector.expect)
    })
    expect(riichiVectors).toHaveLength(500)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('counts dora, counters and the dealer', () => {
    expect(answerScoreLine(good)).toEqual({
      id: 7,
      han: 6,
      fu: 20,
      yakuman: 0,
      yaku: ['menzen-tsumo', 'pinfu', 'riichi'],
      dora: 3,
      ura: 0,
      payment: { each: 6100 },
    })
  })

  it.each([
    [undefined, 'LINE_UNREADABLE'],
    [{ id: 1 }, 'FIELD_MISSING concealed'],
    [{ ...good, concealed: '234m567p3456788' }, 'TILES_UNREADABLE concealed'],
    [{ ...good, concealed: '234m567p345678s' }, 'TILE_COUNT_WRONG concealed'],
    [{ ...good, concealed: '889m567p3456788s' }, 'NOT_A_WINNING_HAND concealed'],
    [{ ...good, concealed: '88888s567p34567m' }, 'FIVE_OF_A_KIND concealed'],
    [{ ...good, melds: ['chi 135m'] }, 'MELD_UNREADABLE melds[0]'],
    [{ ...good, melds: ['kan 1111m'] }, 'MELD_UNREADABLE melds[0]'],
    [{ ...good, melds: Array(5).fill('pon 111z') }, 'TOO_MANY_MELDS melds[4]'],
    [{ ...good, melds: 'pon 111z' }, 'FIELD_UNREADABLE melds'],
    [{ ...good, win: '88s' }, 'WIN_TILE_UNREADABLE win'],
    [{ ...good, by: 'rob' }, 'FIELD_UNREADABLE by'],
    [{ ...good, seat: 'X' }, 'WIND_UNREADABLE seat'],
    [{ ...good, flags: ['dora'] }, 'FLAG_UNKNOWN flags[0]'],
    [{ ...good, flags: ['riichi', 'double-riichi'] }, 'FLAGS_CONTRADICT flags'],
    [{ ...good, flags: ['ippatsu'] }, 'FLAGS_CONTRADICT flags'],
    [{ ...good, flags: ['houtei'] }, 'FLAGS_CONTRADICT flags'],
    [{ ...good, flags: ['rinshan'] }, 'FLAGS_CONTRADICT flags'],
    [{ ...good, flags: ['chiihou'] }, 'FLAGS_CONTRADICT flags'],
    [{ ...good, doraIndicators: ['8z'] }, 'TILES_UNREADABLE doraIndicators[0]'],
    [{ ...good, honba: -1 }, 'FIELD_UNREADABLE honba'],
  ])('refuses %j with a code and its place', (request, place) => {
    const answer = answerScoreLine(request)
    const said = 'problems' in answer ? answer.problems.map(({ code, at }) => `${code} ${at?.path ?? ''}`.trim()) : []
    expect(said).toContain(place)
  })

  it('knows one edition', () => {
    expect(answerScoreLine(good, { edition: 'ema-2016' })).toHaveProperty('payment')
    expect(answerScoreLine(good, { edition: 'mleague' })).toMatchObject({ problems: [{ code: 'EDITION_UNKNOWN' }] })
  })
})
