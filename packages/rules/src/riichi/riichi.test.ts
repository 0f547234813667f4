import { describe, expect, it } from 'vitest'
import type { PlainSheet } from '../plain/description.js'
import { replay } from './hands.js'
import { edition, players, problems, stage, totals } from './one-table.cases.js'

describe('the winner bonus', () => {
  // MahjongPantheon/pantheon, Mimir/tests/rulesets/emaTest.php: the bonus by place, best first.
  it.each([
    [
      [30, 30, 30, 30],
      [0, 0, 0, 0],
    ],
    [
      [28, 28, 37, 27],
      [15, 0, 0, -15],
    ],
    [
      [27, 28, 37, 27],
      [15, 5, -10, -10],
    ],
    [
      [27, 27, 37, 27],
      [15, -5, -5, -5],
    ],
    [
      [33, 33, 24, 32],
      [10, 10, -5, -15],
    ],
    [
      [33, 32, 24, 32],
      [15, 0, 0, -15],
    ],
    [
      [32, 32, 24, 32],
      [5, 5, 5, -15],
    ],
    [
      [32, 29, 24, 32],
      [10, 10, -5, -15],
    ],
    [
      [36, 24, 24, 32],
      [15, 5, -10, -10],
    ],
    [
      [36, 24, 24, 36],
      [10, 10, -10, -10],
    ],
  ])('of %j thousand is %j thousand, shared by those level', (thousands, expected) => {
    const scores = thousands.map(one => one * 1000)
    const bonus = totals({ scores }).map((total, seat) => total - ((scores[seat] ?? 0) - 30_000))
    expect(bonus.toSorted((a, b) => b - a)).toEqual(expected.map(one => one * 1000))
  })
})

describe('the hands of a session', () => {
  const change = (...hands: object[]) => {
    const read = edition.parseSheet({ hands })
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const { scores, problems: found, sticks } = replay(read.value as PlainSheet, 30_000)
    expect(found).toEqual([])
    return [scores.map(score => score - 30_000), sticks]
  }
  /** Hands without value that turn the deal to this seat. */
  const dealTo = (dealer: number) => Array.from({ length: dealer }, () => ({ ending: 'drawn', tenpai: [] }))

  // MahjongPantheon/pantheon, Mimir/tests/helpers/PointsCalcTest.php, without what its European rules switch off.
  it.each([
    ['2 han 50 fu', { ending: 'ron', winner: 1, from: 2, han: '2', fu: '50' }, [0, 3200, -3200, 0]],
    ['2 han 50 fu, dealer', { ending: 'ron', winner: 0, from: 2, han: '2', fu: '50' }, [4800, 0, -4800, 0]],
    ['4 han 30 fu', { ending: 'ron', winner: 1, from: 2, han: '4', fu: '30' }, [0, 7700, -7700, 0]],
    ['4 han 40 fu', { ending: 'ron', winner: 1, from: 2, han: '4', fu: '40' }, [0, 8000, -8000, 0]],
    ['6 han', { ending: 'ron', winner: 1, from: 2, han: '6' }, [0, 12000, -12000, 0]],
    ['13 han', { ending: 'ron', winner: 1, from: 2, han: '13' }, [0, 24000, -24000, 0]],
    ['4 han 30 fu, dealer', { ending: 'ron', winner: 0, from: 2, han: '4', fu: '30' }, [11600, 0, -11600, 0]],
    ['2 han 50 fu drawn', { ending: 'tsumo', winner: 1, han: '2', fu: '50' }, [-1600, 3200, -800, -800]],
    ['2 han 50 fu drawn, dealer', { ending: 'tsumo', winner: 0, han: '2', fu: '50' }, [4800, -1600, -1600, -1600]],
    ['4 han 30 fu drawn', { ending: 'tsumo', winner: 1, han: '4', fu: '30' }, [-3900, 7900, -2000, -2000]],
    ['one ready', { ending: 'drawn', tenpai: [0] }, [3000, -1000, -1000, -1000]],
    ['two ready', { ending: 'drawn', tenpai: [0, 2] }, [1500, -1500, 1500, -1500]],
    ['three ready', { ending: 'drawn', tenpai: [0, 2, 3] }, [1000, -3000, 1000, 1000]],
    ['none ready', { ending: 'drawn', tenpai: [] }, [0, 0, 0, 0]],
  ])('%s', (_name, hand, expected) => {
    expect(change(hand)[0]).toEqual(expected)
  })

  it('leaves bets on the table until somebody wins, and the counters of a draw', () => {
    const all = { ending: 'drawn', declared: [0, 1, 3], tenpai: [0, 1, 2, 3] }
    expect(change(all)).toEqual([[-1000, -1000, 0, -1000], 3])
    // The dealer was ready and stays; one counter: 300 more from the discarder.
    expect(change(all, { ending: 'ron', winner: 2, from: 0, han: '1', fu: '30', declared: [2] })).toEqual([
      [-2300, -1000, 4300, -1000],
      0,
    ])
  })

  it('counts three counters of a dealer who stays, and none after another won', () => {
    const dealer = { ending: 'tsumo', winner: 0, han: '1', fu: '30' }
    const before = change(dealer, dealer, dealer)[0] as number[]
    const after = change(dealer, dealer, dealer, { ending: 'ron', winner: 0, from: 2, han: '6' })[0] as number[]
    // PointsCalcTest, testHonba: 18,900 with three counters.
    expect(after.map((one, seat) => one - (before[seat] ?? 0))).toEqual([18900, 0, -18900, 0])
    const passed = change(...dealTo(1), { ending: 'ron', winner: 0, from: 2, han: '1', fu: '30' })[0]
    expect(passed).toEqual([1300, 0, -1300, 0])
  })

  it('pays two winners of one discard, the bets to the nearer one', () => {
    const first = { ending: 'ron', winner: 1, from: 3, han: '2', fu: '30', declared: [0] }
    expect(change(first, { ending: 'ron', winner: 0, from: 3, han: '1', fu: '30', also: true })).toEqual([
      [1500, 2000, 0, -3500],
      0,
    ])
  })

  it('plays a hand again after a chombo and takes the penalty last', () => {
    const hands = [
      { ending: 'chombo', from: 2, declared: [1] },
      { ending: 'tsumo', winner: 0, han: '2', fu: '50' },
    ]
    expect(totals({ hands })).toEqual([4800 + 15_000, -1600 - 5_000, -1600 - 5_000 - 20_000, -1600 - 5_000])
  })

  it.each([
    [{ ending: 'ron', winner: 1, han: '2', fu: '30' }, 'DISCARDER_MISSING', 'hands[0].from'],
    [{ ending: 'ron', winner: 1, from: 1, han: '2', fu: '30' }, 'WINNER_IS_DISCARDER', 'hands[0].from'],
    [{ ending: 'tsumo', winner: 1, from: 2, han: '2', fu: '30' }, 'DISCARDER_NOT_EXPECTED', 'hands[0].from'],
    [{ ending: 'tsumo', winner: 1, han: '2' }, 'HAND_VALUE_MISSING', 'hands[0].han'],
    [{ ending: 'tsumo', han: '2', fu: '30' }, 'HAND_WINNER_MISSING', 'hands[0].winner'],
    [{ ending: 'drawn', declared: [1], tenpai: [0] }, 'RIICHI_WITHOUT_TENPAI', 'hands[0].tenpai'],
    [{ ending: 'chombo' }, 'OFFENDER_MISSING', 'hands[0].from'],
    [{ ending: 'ron', winner: 1, from: 2, han: '6', also: true }, 'WIN_WITHOUT_FIRST', 'hands[0].also'],
    [{ ending: 'ron', winner: 4, from: 2, han: '6' }, 'FIELD_UNREADABLE', 'hands[0].winner'],
    [{ ending: 'ron', winner: 1, from: 2, han: '14' }, 'FIELD_UNREADABLE', 'hands[0].han'],
    [{ winner: 1 }, 'FIELD_MISSING', 'hands[0].ending'],
  ])('refuses %j', (hand, code, path) => {
    expect(problems({ hands: [hand] })).toEqual([[code, path]])
  })
})

describe('a sheet by its scores', () => {
  it('adds up with the sticks on the table, which go to the first', () => {
    const sheet = { scores: [42_000, 31_000, 28_000, 18_000], sticksLeft: 1 }
    expect(problems(sheet)).toEqual([])
    expect(totals(sheet)).toEqual([12_000 + 15_000 + 1_000, 1_000 + 5_000, -2_000 - 5_000, -12_000 - 15_000])
    expect(totals(sheet, { sticksLeft: 'lost' })[0]).toBe(27_000)
  })

  it('is refused when it is off by the stick', () => {
    expect(problems({ scores: [42_000, 31_000, 28_000, 18_000] })).toEqual([['SCORES_SUM_WRONG', 'scores']])
    expect(problems({ scores: [42_000, 31_000, 47_000] })).toEqual([['FIELD_UNREADABLE', 'scores']])
    expect(problems({})).toEqual([['FIELD_MISSING', 'scores']])
  })

  it('is refused when its hands come to other scores', () => {
    const hands = [{ ending: 'tsumo', winner: 0, han: '2', fu: '50' }]
    expect(problems({ hands, scores: [34_800, 28_400, 28_400, 28_400] })).toEqual([])
    expect(problems({ hands, scores: [34_700, 28_500, 28_400, 28_400] })).toEqual([
      ['SCORES_DIFFER_FROM_HANDS', 'scores'],
    ])
  })

  it('gives the first what three paid in beyond what all began with', () => {
    const settings = { start: 25_000, uma: ['20000', '10000', '-10000', '-20000'] }
    const sheet = { scores: [38_000, 27_000, 22_000, 13_000] }
    expect(problems(sheet, settings)).toEqual([])
    expect(totals(sheet, settings)).toEqual([48_000, 7_000, -18_000, -37_000])
    expect(totals(sheet, settings).reduce((sum, one) => sum + one, 0)).toBe(0)
  })

  it('takes a chombo called by a director from the total', () => {
    const sheet = { scores: [42_000, 31_000, 29_000, 18_000] }
    const facts = stage(sheet)
    const context = { facts, history: [], entrant: players[1] as (typeof players)[number] }
    const choice = { situation: 'chombo', option: 'penalty', answers: {}, authority: 'director' } as const
    const resolved = edition.rulings.resolve(context, choice)
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.error))
    expect(totals(sheet, {}, [...resolved.value.adjustments])[1]).toBe(1_000 + 5_000 - 20_000)
  })

  it('says where a total comes from', () => {
    const facts = stage({ scores: [42_000, 31_000, 28_000, 18_000], sticksLeft: 1, chombo: [1, 0, 0, 0] })
    const entrant = players[0] as (typeof players)[number]
    const [game] = edition.explain(facts, { entrant })?.steps ?? []
    expect(game?.steps?.map(({ code, value }) => [code, value])).toEqual([
      ['overReturn', '12000'],
      ['uma', '15000'],
      ['betsLeft', '1000'],
      ['chombo', '-20000'],
    ])
    expect(edition.explain(facts, { entrant, slot: 'r1/t1' })?.value).toBe('8000')
  })
})
