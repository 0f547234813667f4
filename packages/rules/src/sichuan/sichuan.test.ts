import { describe, expect, it } from 'vitest'
import { oneTable } from '../plain/one-table.cases.js'

const { totals, problems } = oneTable('sichuan/custom-2020', 4)

const ron = (seat: number, from: number, fan: number, more: object = {}) => ({ what: 'ron', seat, from, fan, ...more })
const selfDraw = (seat: number, fan: number) => ({ what: 'selfDraw', seat, fan })
const exhausted = { what: 'exhausted' }
/** Nobody is left who is not ready: nothing moves when the wall is used up. */
const allReady = [0, 1, 2, 3].map(seat => ({ what: 'ready', seat, fan: 0 }))

describe('a hand to the end', () => {
  // Two public games' rule texts ("血战到底" with base 1 and a cap of four fan), the amounts worked out by hand.
  it.each([
    ['a win of 2 fan on a discard, then nobody', [ron(0, 1, 2), exhausted], [4, -4, 0, 0]],
    ['more fan than the cap', [ron(0, 1, 7), exhausted], [16, -16, 0, 0]],
    ['a self-draw of 1 fan: 2 and a base from each', [selfDraw(2, 1), exhausted], [-3, -3, 9, -3]],
    ['a second self-draw is not paid by who has won', [ron(0, 1, 0), selfDraw(2, 0), exhausted], [1, -3, 4, -2]],
    ['three winners end the hand', [ron(0, 3, 0), ron(1, 3, 1), ron(2, 3, 2)], [1, 2, 4, -7]],
    [
      'an exposed kong: two of who gave it',
      [{ what: 'exposedKong', seat: 0, from: 2 }, ...allReady, exhausted],
      [2, 0, -2, 0],
    ],
    ['an added kong: one of each', [{ what: 'addedKong', seat: 1 }, ...allReady, exhausted], [-1, 3, -1, -1]],
    ['a concealed kong: two of each', [{ what: 'concealedKong', seat: 3 }, ...allReady, exhausted], [-2, -2, -2, 6]],
    [
      'a kong after a win is not paid by the winner',
      [ron(0, 1, 0), { what: 'concealedKong', seat: 1 }, ron(2, 3, 0), ron(1, 3, 0)],
      [1, 4, -1, -4],
    ],
    [
      'a kong passed on with the discard after it',
      [{ what: 'concealedKong', seat: 1 }, ron(0, 1, 1, { passed: true }), exhausted],
      [-2 + 2 + 6, 6 - 2 - 6, -2, -2],
    ],
  ])('%s', (_name, hands, expected) => {
    expect(totals({ hands }, hands.at(-1) === exhausted ? { refund: true } : {})).toEqual(expected)
  })

  it.each([
    ['a fan more', 'addFan', [-4, -4, 12, -4]],
    ['nothing more', 'none', [-2, -2, 6, -2]],
  ])('may pay a self-draw %s', (_name, selfDrawn, expected) => {
    expect(totals({ hands: [selfDraw(2, 1), exhausted] }, { selfDraw: selfDrawn })).toEqual(expected)
  })

  it('counts in the base of the event', () => {
    expect(totals({ hands: [ron(0, 1, 2), exhausted] }, { base: 5 })).toEqual([20, -20, 0, 0])
  })
})

describe('the wall used up', () => {
  it('has those not ready pay the most each ready hand could win', () => {
    const hands = [{ what: 'ready', seat: 0, fan: 2 }, { what: 'ready', seat: 1, fan: 0 }, exhausted]
    expect(totals({ hands })).toEqual([8, 2, -5, -5])
  })

  it('has those with three suits pay the cap to all others still in, ready or not', () => {
    const hands = [ron(3, 0, 0), { what: 'pig', seat: 0 }, { what: 'ready', seat: 1, fan: 1 }, exhausted]
    // 16 to each of two; of the two one is not ready and pays 2; who had won has no part in it.
    expect(totals({ hands })).toEqual([-1 - 32, 16 + 2, 16 - 2, 1])
  })

  it('gives back the kongs of who is not ready, to winners too, but not what was passed on', () => {
    const kong = { what: 'addedKong', seat: 0 }
    const ready = [1, 2].map(seat => ({ what: 'ready', seat, fan: 0 }))
    expect(totals({ hands: [kong, ron(3, 1, 0), ...ready, exhausted] })).toEqual([-2, 0, 1, 1])
    expect(totals({ hands: [kong, ron(3, 1, 0), ...ready, exhausted] }, { refund: false })).toEqual([1, -1, 0, 0])
    const passed = [kong, ron(3, 0, 0, { passed: true }), ...ready, exhausted]
    expect(totals({ hands: passed })).toEqual([3 - 1 - 3 - 2, -1 + 1, -1 + 1, -1 + 1 + 3])
  })

  it('adds up to nothing whatever happened', () => {
    const hands = [
      { what: 'exposedKong', seat: 2, from: 0 },
      ron(1, 2, 3, { passed: true }),
      { what: 'pig', seat: 3 },
      { what: 'ready', seat: 0, fan: 5 },
      exhausted,
      ron(0, 1, 1),
      selfDraw(1, 0),
      ron(2, 3, 0),
    ]
    const points = totals({ hands })
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(0)
    expect(problems({ hands, scores: points })).toEqual([])
    const written = points.map((one, seat) => (seat === 0 ? one + 1 : seat === 1 ? one - 1 : one))
    expect(problems({ hands, scores: written })).toEqual([['SCORES_DIFFER_FROM_HANDS', 'scores']])
  })
})

describe('a sheet that cannot be', () => {
  it.each([
    [{}, 'FIELD_MISSING', 'hands'],
    [{ scores: [5, -3, -1, 0] }, 'POINTS_NOT_BALANCED', 'scores'],
    [{ scores: [5, -3, -2] }, 'FIELD_UNREADABLE', 'scores'],
    [{ hands: [{ what: 'ron', seat: 0, fan: 1 }] }, 'LINE_PAYER_MISSING', 'hands[0].from'],
    [{ hands: [{ what: 'exposedKong', seat: 0 }] }, 'LINE_PAYER_MISSING', 'hands[0].from'],
    [{ hands: [{ what: 'selfDraw', seat: 0, from: 1, fan: 1 }] }, 'LINE_PAYER_NOT_EXPECTED', 'hands[0].from'],
    [{ hands: [{ what: 'selfDraw', fan: 1 }] }, 'LINE_SEAT_MISSING', 'hands[0].seat'],
    [{ hands: [ron(1, 1, 1)] }, 'LINE_OWN_TILE', 'hands[0].from'],
    [{ hands: [{ what: 'ready', seat: 0 }, exhausted] }, 'LINE_FAN_MISSING', 'hands[0].fan'],
    [{ hands: [ron(0, 1, 1), ron(2, 0, 1)] }, 'LINE_SEAT_OUT', 'hands[1].from'],
    [{ hands: [ron(0, 1, 1), selfDraw(0, 1)] }, 'LINE_SEAT_OUT', 'hands[1].seat'],
    [
      {
        hands: [
          { what: 'pig', seat: 0 },
          { what: 'ready', seat: 0, fan: 1 },
        ],
      },
      'LINE_SEAT_TWICE',
      'hands[1].seat',
    ],
    [{ hands: [ron(0, 1, 1, { passed: true })] }, 'LINE_KONG_MISSING', 'hands[0].passed'],
    [{ hands: [ron(0, 1, 1)] }, 'HAND_NOT_ENDED', 'hands'],
  ])('%j: %s', (sheet, code, path) => {
    expect(problems(sheet)).toEqual([[code, path]])
  })
})
