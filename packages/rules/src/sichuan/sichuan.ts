import { layArticles } from '../core/article.js'
import { type Problem, problem } from '../core/problem.js'
import { ratio } from '../core/ratio.js'
import type { SportSeating } from '../core/seating.js'
import { choice, whole, yesNo } from '../core/setting.js'
import type { SportRules } from '../core/sport.js'
import type { PlainGame, PlainSettings, PlainSheet, PlainSport } from '../plain/description.js'
import { fourSeats, fourSeatsProblemCodes } from '../plain/four-seats.js'
import { plainSport } from '../plain/plain-sport.js'
import { happenings, replay } from './hands.js'
import { sichuanTerms } from './terms.js'

const SEATS = 4
const seatNames = ['east', 'south', 'west', 'north'] as const
const seats = [0, 1, 2, 3] as const

/**
 * What is customary, as two public games state it alike (kongs of 2, 1 and 2 bases, cap of four fan, the checks at the
 * end): no printed text of an association is on file. What they state differently is a setting.
 */
const articles = `
winning | 血战到底 | To the end | 一家和牌，其余各家续打，直至三家和牌或牌墙用尽。 | A winner leaves the hand and the others play on, until three have won or the wall is used up.
payment | 胡牌 | Payment | 底分乘二的番数次方，至封顶；点炮一家付，自摸未和各家付。 | The base doubled for each fan up to the cap, from the discarder, or from all still in for a self-draw.
selfDraw | 自摸 | Self-draw | 加底、加番或不加，依规程。 | A base more, a fan more or nothing, by the regulations.
kongs | 刮风下雨 | Kongs | 直杠点杠者付二倍底分，补杠未和各家付一倍，暗杠未和各家付二倍。 | An exposed kong takes two bases of who gave it, an added one a base of all still in, a concealed one two.
transfer | 呼叫转移 | Kong passed on | 杠上炮，该杠所得转归和牌者。 | Who discards into a hand after a kong passes what it brought to the winner.
pigs | 查花猪 | Three suits | 牌墙用尽仍有三门者，付其余未和各家封顶。 | Who holds three suits at the end pays the cap to all others still in.
refund | 退税 | Kongs given back | 未听牌者与花猪退还杠金。 | Who is not ready, or has three suits, gives back what kongs brought.
ready | 查叫 | Not ready | 未听牌者按听牌者最大可和番数付给。 | Who is not ready pays each ready hand the most that it could win on a discard.
ranking | 名次 | Ranking | 得分之和。 | The sum of points.
`

const writtenIn = ({ scores }: PlainSheet): readonly number[] | undefined =>
  Array.isArray(scores) ? (scores as readonly number[]) : undefined

const hasHands = ({ hands }: PlainSheet): boolean => Array.isArray(hands) && hands.length > 0

/** Written by its points, a session adds up to nothing; by its hands it must come to what is written. */
const check = (sheet: PlainSheet, settings: PlainSettings): readonly Problem[] => {
  const { problems, points } = replay(sheet, settings)
  const written = writtenIn(sheet)
  if (problems.length > 0) return problems
  if (!written) return hasHands(sheet) ? [] : [problem('FIELD_MISSING', { at: { path: 'hands' } })]
  const sum = written.reduce((all, one) => all + one, 0)
  if (sum !== 0) return [problem('POINTS_NOT_BALANCED', { at: { path: 'scores' }, params: { sum } })]
  return hasHands(sheet) && written.some((one, seat) => one !== points[seat])
    ? [problem('SCORES_DIFFER_FROM_HANDS', { at: { path: 'scores' }, params: { hands: points.join(' ') } })]
    : []
}

const score = (sheet: PlainSheet, settings: PlainSettings): PlainGame => {
  const played = replay(sheet, settings)
  const made = hasHands(sheet) ? played.points : (writtenIn(sheet) ?? [])
  const steps = seats.map(seat =>
    hasHands(sheet)
      ? played.moves.flatMap(({ code, hand, changes }) =>
          changes[seat] ? [{ code, value: ratio(changes[seat]), params: { hand } }] : [],
        )
      : [{ code: 'written', value: ratio(made[seat] ?? 0) }],
  )
  return {
    points: seats.map(seat => ratio(made[seat] ?? 0)),
    steps,
    counted: played.counted,
    printed: {
      ...(hasHands(sheet) ? { hands: `${played.hands}` } : {}),
      ...Object.fromEntries(seatNames.map((name, seat) => [name, `${made[seat] ?? 0}`])),
    },
  }
}

const about: Omit<PlainSport, 'seating'> = {
  id: 'sichuan',
  name: { zh: '四川麻将', en: 'Sichuan mahjong' },
  seats: SEATS,
  seatNames,
  edition: {
    id: 'sichuan/custom-2020',
    issuer: { zh: '通行', en: 'Custom' },
    title: { zh: '四川麻将（血战到底）通行记分', en: 'Sichuan mahjong to the end, as customarily scored' },
    effectiveFrom: '2020-01-01',
    articles: layArticles(articles),
    cites: { points: 'payment', ranking: 'ranking' },
  },
  unit: 'tablePoint',
  decimals: 0,
  fields: [
    {
      kind: 'rows',
      name: 'hands',
      optional: true,
      fields: [
        { kind: 'choice', name: 'what', options: happenings },
        { kind: 'seat', name: 'seat', optional: true },
        { kind: 'seat', name: 'from', optional: true },
        { kind: 'integer', name: 'fan', min: 0, max: 20, optional: true },
        { kind: 'yesNo', name: 'passed', optional: true },
      ],
    },
    { kind: 'integerPerSeat', name: 'scores', min: -999_999, max: 999_999, optional: true },
  ],
  settings: [
    { ...whole(1, 1_000), key: 'base', group: 'game', default: 1, main: true },
    { ...whole(1, 12), key: 'cap', group: 'game', default: 4, main: true },
    { ...choice('addBase', 'addFan', 'none'), key: 'selfDraw', group: 'game', default: 'addBase', main: true },
    { ...yesNo, key: 'refund', group: 'game', default: true },
  ],
  check,
  score,
  penalties: [],
  tallies: [
    { code: 'handsInAll', kinds: ['handsPlayed'], success: 'handsWon' },
    {
      code: 'handsByEnding',
      kinds: ['wonOnDiscard', 'wonBySelfDraw', 'dealtIn', 'kongsMade'],
      whole: ['handsPlayed'],
    },
  ],
  terms: sichuanTerms,
  problemCodes: [
    'LINE_SEAT_MISSING',
    'LINE_PAYER_MISSING',
    'LINE_PAYER_NOT_EXPECTED',
    'LINE_OWN_TILE',
    'LINE_FAN_MISSING',
    'LINE_KONG_MISSING',
    'LINE_SEAT_OUT',
    'LINE_SEAT_TWICE',
    'HAND_NOT_ENDED',
    'POINTS_NOT_BALANCED',
    'SCORES_DIFFER_FROM_HANDS',
    ...fourSeatsProblemCodes,
  ],
  formats: ['laidOut', 'schedule'],
}

/** @param seating of four at a table, each for itself */
export const sichuanWith = (seating: SportSeating): SportRules<PlainSheet> =>
  plainSport({ ...about, seating: fourSeats(seating) })
