import { describe, expect, it } from 'vitest'
import { answerScoreLine } from '../protocol/mahjong/answer-line.js'
import { profile1998 } from './editions/mcr-1998/profile.js'
import { changes1998 } from './editions/mcr-1998/fans.js'
import { profile2006 } from './editions/wmo-2006/profile.js'
import { scoreHand } from './full/score-hand.js'
import { lineFromRequest, requestFromLine } from './lean/hand-line.js'
import { totalOf } from './lean/total-of.js'
import { type ScoringProfile, withSwitches } from './tiles/profile.js'
import { randomHands } from './random-hands.cases.js'
import type { HandRequest } from './lean/read-request.js'
import { parseTiles, rankOf, suitOf, type Tile, tilesText, tileText } from './tiles/tiles.js'

const hands = randomHands(1500, 20_261)

const fansOf = (request: HandRequest): readonly string[] => {
  const answer = answerScoreLine(request)
  return 'fans' in answer ? Object.keys(answer.fans) : []
}

const renamed = (request: HandRequest, to: (tile: Tile) => Tile): HandRequest => {
  const text = (tiles: string) => tilesText([...(parseTiles(tiles) ?? [])].map(to).sort((a, b) => a - b))
  return {
    ...request,
    melds: (request.melds ?? []).map(meld => meld.charAt(0) + text(meld.slice(1))),
    hand: text(request.hand),
    win: tileText(to(parseTiles(request.win)?.[0] ?? 0)),
  }
}

const asymmetric = ['3', '40']
const isSymmetric = (...requests: readonly HandRequest[]): boolean =>
  requests.every(request => fansOf(request).every(fan => !asymmetric.includes(fan)))

const total = (request: HandRequest, profile: ScoringProfile = profile2006): number =>
  totalOf(lineFromRequest(request), profile)

const variants: readonly (readonly [string, ScoringProfile])[] = [
  ['wmo-2006', profile2006],
  ['mcr-1998', profile1998],
  [
    'all switches the other way',
    withSwitches(profile2006, {
      waitUniqueness: 'availableInHand',
      knittedWait: 'noEdgeOrClosed',
      nineGatesPung: 'all',
      mixedKongs: 0,
      forcedHog: 'counted',
      flowers: false,
    }),
  ],
]

describe('the fast and the explaining scorer are two programs', () => {
  it.each(variants)(
    'with equal totals: %s',
    (_, profile) => {
      const differing = hands.filter(request => {
        const scored = scoreHand(request, profile)
        return !scored.ok || scored.value.total !== total(request, profile)
      })
      expect(differing.map(lineFromRequest)).toEqual([])
    },
    60_000,
  )
})

describe('symmetries', () => {
  const suits = [
    [1, 2, 0],
    [2, 0, 1],
    [1, 0, 2],
  ] as const

  it.each(suits)('suits renamed to %i %i %i score the same, green and reversible tiles aside', (...to) => {
    const rename = (tile: Tile) => (tile < 27 ? (to[suitOf(tile) as 0] as number) * 9 + rankOf(tile) : tile)
    const pairs = hands
      .map(request => [request, renamed(request, rename)] as const)
      .filter(pair => isSymmetric(...pair))
    expect(pairs.length).toBeGreaterThan(1000)
    expect(pairs.filter(([a, b]) => total(a) !== total(b)).map(([a]) => lineFromRequest(a))).toEqual([])
  })

  it('ranks mirrored (1 for 9) score the same, green and reversible tiles aside', () => {
    const mirror = (tile: Tile) => (tile < 27 ? suitOf(tile) * 9 + 8 - rankOf(tile) : tile)
    const pairs = hands
      .map(request => [request, renamed(request, mirror)] as const)
      .filter(pair => isSymmetric(...pair))
    expect(pairs.filter(([a, b]) => total(a) !== total(b)).map(([a]) => lineFromRequest(a))).toEqual([])
  })
})

it('a flower adds one point and nothing to the minimum', () => {
  const wrong = hands.filter(request => {
    const more = answerScoreLine({ ...request, flowers: (request.flowers ?? 0) + 1 })
    const before = answerScoreLine(request)
    return !('total' in more && 'total' in before && more.total === before.total + 1 && more.wins === before.wins)
  })
  expect(wrong).toEqual([])
})

it('the one-line notation reads back', () => {
  expect(hands.map(lineFromRequest).map(requestFromLine)).toEqual(hands)
})

describe('the editions differ exactly where they say', () => {
  it('in the table of fans', () => {
    const differing = profile2006.fans.filter((fan, i) => JSON.stringify(fan) !== JSON.stringify(profile1998.fans[i]))
    expect(differing.map(fan => fan.no)).toEqual(
      Object.keys(changes1998).sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    )
  })

  it('in two switches', () => {
    expect({ ...profile1998.switches, mixedKongs: 6, forcedHog: 'notCounted' }).toEqual(profile2006.switches)
  })

  it('on hands only where a changed fan is in one of the two lists', () => {
    const touched = new Set(['3', '4', '5', '6', '7', '8', '12', '17', '19', '20', '34', '48', '57m'])
    const unexplained = hands.filter(request => {
      if (total(request) === total(request, profile1998)) return false
      const old = answerScoreLine(request, { edition: 'mcr-1998' })
      const fans = [...fansOf(request), ...('fans' in old ? Object.keys(old.fans) : [])]
      return !fans.some(fan => touched.has(fan))
    })
    expect(unexplained.map(lineFromRequest)).toEqual([])
  })
})

const order: readonly string[] = profile2006.fans.map(fan => fan.no)
