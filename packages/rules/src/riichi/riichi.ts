import { layArticles } from '../core/article.js'
import { type Problem, problem } from '../core/problem.js'
import { add, fromDecimal, type Ratio, ratio, sum, zero } from '../core/ratio.js'
import { choice, whole } from '../core/setting.js'
import type { SportRules } from '../core/sport.js'
import type { SportSeating } from '../core/seating.js'
import type { PlainGame, PlainRow, PlainSettings, PlainSheet, PlainSport, PlainStep } from '../plain/description.js'
import { fourSeats, fourSeatsProblemCodes } from '../plain/four-seats.js'
import { plainSport } from '../plain/plain-sport.js'
import { replay } from './hands.js'
import { riichiTerms } from './terms.js'

const SEATS = 4
const STICK = 1_000
const edition = 'riichi/ema-2016'

/** What is cited of the European rules of 2016, by the numbers of its table of contents. */
const articles = `
3.4.2 | 流局 | Exhaustive draw | 牌山用尽时，听牌者与未听牌者之间付三千点。 | When the wall is used up three thousand points pass to those with a ready hand.
3.4.4 | 流局后的立直棒 | Riichi bets after draws | 留在桌上，归下一和牌者。 | They stay for the next winner.
3.4.6 | 错和 | Chombo | 该盘重打；罚点在顺位点之后扣除。 | The hand is played again; the penalty comes after the winner bonus.
3.4.10 | 本场棒 | Counters | 每根三百点。 | Three hundred points each.
3.4.11 | 轮庄 | Dealer rotation | 庄家和牌或听牌则连庄。 | The dealer stays who wins or is ready.
3.6 | 终局 | End of the game | 余下的立直棒归第一名。 | Bets left over go to the winner.
3.6.1 | 顺位点 | Winner bonus | 按名次加减，同分者均分。 | Points by place, shared by those level.
4.1.3 | 点数表 | Scoring tables | 番与符换算为点数。 | From fan and minipoints to points.
`

const seatNames = ['east', 'south', 'west', 'north'] as const

const integer = (settings: PlainSettings, key: string): number => Number(settings[key] ?? 0)

const sticksLeft = (sheet: PlainSheet): number => (typeof sheet.sticksLeft === 'number' ? sheet.sticksLeft : 0)

const perSeat = (value: PlainSheet[string] | undefined): readonly number[] | undefined =>
  Array.isArray(value) ? (value as readonly number[]) : undefined

/** A session as it ended: written down, or replayed from its hands. */
const endOf = (sheet: PlainSheet, settings: PlainSettings) => {
  const played = replay(sheet, integer(settings, 'start'))
  const written = perSeat(sheet.scores)
  const chombo = perSeat(sheet.chombo) ?? []
  return {
    played,
    scores: written ?? played.scores,
    sticks: written ? sticksLeft(sheet) : played.sticks,
    chombo: played.chombo.map((times, seat) => times + (chombo[seat] ?? 0)),
  }
}

/** A chombo is a line of the hands or one of those counted at the end; the hand is played again, so nothing else moves. */
const withoutChombo: PlainSport['penalties'][number]['without'] = (sheet, { seat, line }) => {
  const hands = Array.isArray(sheet.hands) ? (sheet.hands as readonly PlainRow[]) : []
  const isIt = (row: PlainRow, at: number): boolean =>
    row.ending === 'chombo' && row.from === seat && (line === undefined || line === at + 1)
  const at = hands.findIndex(isIt)
  if (at >= 0) return { ...sheet, hands: hands.toSpliced(at, 1) }
  const counted = perSeat(sheet.chombo) ?? []
  const times = counted[seat] ?? 0
  return times > 0 ? { ...sheet, chombo: counted.with(seat, times - 1) } : undefined
}

const hasHands = ({ hands }: PlainSheet): boolean => Array.isArray(hands) && hands.length > 0

/** Nothing is made or lost at a table: the scores and the sticks on it are what four started with. */
const check = (sheet: PlainSheet, settings: PlainSettings): readonly Problem[] => {
  const { played, scores, sticks } = endOf(sheet, settings)
  if (played.problems.length > 0) return played.problems
  if (!perSeat(sheet.scores)) return hasHands(sheet) ? [] : [problem('FIELD_MISSING', { at: { path: 'scores' } })]
  const expected = SEATS * integer(settings, 'start')
  const total = scores.reduce((all, one) => all + one, 0) + STICK * sticks
  if (total !== expected)
    return [
      problem('SCORES_SUM_WRONG', { at: { path: 'scores' }, params: { sum: total, expected, off: total - expected } }),
    ]
  const differs =
    hasHands(sheet) && (sticks !== played.sticks || scores.some((one, seat) => one !== played.scores[seat]))
  return differs
    ? [problem('SCORES_DIFFER_FROM_HANDS', { at: { path: 'scores' }, params: { hands: played.scores.join(' ') } })]
    : []
}

/** Amounts by place, shared by those level: first to last of the scores. */
export const sharedByPlace = (scores: readonly number[], amounts: readonly Ratio[]): readonly Ratio[] =>
  scores.map(own => {
    const ahead = scores.filter(score => score > own).length
    const level = scores.filter(score => score === own).length
    const shared = sum(amounts.slice(ahead, ahead + level))
    return { num: shared.num, den: shared.den * BigInt(level) }
  })

const reduced = ({ num, den }: Ratio): Ratio => ratio(num, den)

const step = (code: string, value: Ratio, params: PlainStep['params'] = {}): readonly PlainStep[] =>
  value.num === 0n ? [] : [{ code, value, params }]

/** A session by the European rules: what is over the return, the bonus by place, what the first takes, chombo last. */
const score = (sheet: PlainSheet, settings: PlainSettings): PlainGame => {
  const { scores, sticks, chombo, played } = endOf(sheet, settings)
  const [start, goal] = [integer(settings, 'start'), integer(settings, 'goal')]
  const uma = (settings.uma as readonly string[]).map(text => fromDecimal(text) ?? zero)
  const bonus = sharedByPlace(scores, uma).map(reduced)
  const toFirst = (points: number) => sharedByPlace(scores, [ratio(points), zero, zero, zero]).map(reduced)
  const oka = toFirst(SEATS * (goal - start))
  const bets = toFirst(settings.sticksLeft === 'first' ? STICK * sticks : 0)
  const fined = chombo.map(times => ratio(-times * integer(settings, 'chombo')))
  const steps = scores.map((own, seat) => [
    { code: 'overReturn', value: ratio(own - goal), params: { score: own, goal } },
    ...step('uma', bonus[seat] ?? zero),
    ...step('oka', oka[seat] ?? zero),
    ...step('betsLeft', bets[seat] ?? zero, { sticks }),
    ...step('chombo', fined[seat] ?? zero, { times: chombo[seat] ?? 0 }),
  ])
  return {
    points: steps.map(own => own.reduce((all, { value }) => add(all, value), zero)),
    order: scores.map(own => ratio(own)),
    steps,
    counted: played.counted,
    printed: {
      ...(hasHands(sheet) ? { hands: `${played.changes.length}` } : {}),
      ...Object.fromEntries(seatNames.map((name, seat) => [name, `${scores[seat]}`])),
    },
  }
}

const hanOptions = [...Array.from({ length: 13 }, (_, at) => `${at + 1}`), 'yakuman']
const fuOptions = ['20', '25', '30', '40', '50', '60', '70', '80', '90', '100', '110']

const about: Omit<PlainSport, 'seating'> = {
  id: 'riichi',
  name: { zh: '立直麻将', en: 'Riichi mahjong' },
  seats: SEATS,
  seatNames,
  edition: {
    id: edition,
    issuer: { zh: '欧洲麻将协会', en: 'European Mahjong Association' },
    title: { zh: '立直麻将规则（2016）', en: 'Riichi: rules for Japanese mahjong (2016)' },
    effectiveFrom: '2016-04-01',
    articles: layArticles(articles),
    cites: { points: '3.6.1', ranking: '3.6' },
  },
  unit: 'riichiPoint',
  decimals: 0,
  fields: [
    {
      kind: 'rows',
      name: 'hands',
      optional: true,
      fields: [
        { kind: 'choice', name: 'ending', options: ['ron', 'tsumo', 'drawn', 'chombo'] },
        { kind: 'seat', name: 'winner', optional: true },
        { kind: 'seat', name: 'from', optional: true },
        { kind: 'choice', name: 'han', options: hanOptions, optional: true },
        { kind: 'choice', name: 'fu', options: fuOptions, optional: true },
        { kind: 'seats', name: 'declared', optional: true },
        { kind: 'seats', name: 'tenpai', optional: true },
        { kind: 'yesNo', name: 'also', optional: true },
      ],
    },
    { kind: 'integerPerSeat', name: 'scores', min: -300_000, max: 400_000, optional: true },
    { kind: 'integer', name: 'sticksLeft', min: 0, max: 40, optional: true },
    { kind: 'integerPerSeat', name: 'chombo', min: 0, max: 9, optional: true },
  ],
  settings: [
    { ...whole(0, 100_000), key: 'start', group: 'game', default: 30_000, main: true },
    { ...whole(0, 100_000), key: 'goal', group: 'game', default: 30_000 },
    {
      kind: 'amounts',
      min: SEATS,
      max: SEATS,
      key: 'uma',
      group: 'game',
      default: ['15000', '5000', '-5000', '-15000'],
      main: true,
    },
    { ...choice('first', 'lost'), key: 'sticksLeft', group: 'game', default: 'first' },
    { ...whole(0, 100_000), key: 'chombo', group: 'game', default: 20_000 },
  ],
  check,
  score,
  penalties: [
    {
      code: 'chombo',
      article: '3.4.6',
      amount: settings => `${integer(settings, 'chombo')}`,
      without: withoutChombo,
    },
  ],
  tallies: [
    { code: 'handsInAll', kinds: ['handsPlayed'], success: 'handsWon' },
    {
      code: 'handsByEnding',
      kinds: ['wonOnDiscard', 'wonBySelfDraw', 'dealtIn', 'declaredRiichi'],
      whole: ['handsPlayed'],
    },
  ],
  terms: riichiTerms,
  problemCodes: [
    'OFFENDER_MISSING',
    'RIICHI_WITHOUT_TENPAI',
    'HAND_WINNER_MISSING',
    'DISCARDER_MISSING',
    'DISCARDER_NOT_EXPECTED',
    'WINNER_IS_DISCARDER',
    'HAND_VALUE_MISSING',
    'WIN_WITHOUT_FIRST',
    'SCORES_SUM_WRONG',
    'SCORES_DIFFER_FROM_HANDS',
    ...fourSeatsProblemCodes,
  ],
  formats: ['laidOut', 'schedule'],
}

/** @param seating of four at a table, each for itself */
export const riichiWith = (seating: SportSeating): SportRules<PlainSheet> =>
  plainSport({ ...about, seating: fourSeats(seating) })
