import { layArticles } from '../core/article.js'
import { type Problem, problem } from '../core/problem.js'
import { ratio } from '../core/ratio.js'
import { choice, yesNo } from '../core/setting.js'
import type { SportRules } from '../core/sport.js'
import type { PlainGame, PlainSettings, PlainSheet, PlainSport } from '../plain/description.js'
import { plainSport } from '../plain/plain-sport.js'
import { tableSeating } from '../plain/table-seating.js'
import { type BigTable, PASSED, replay } from './ladder.js'
import { bigGuandanTerms } from './terms.js'

/** Contestants are sides: of three or of four players. */
const SIDES = 2
const sides = [0, 1] as const
const seatNames = ['side1', 'side2'] as const

/**
 * No association's text is on file. What a place is worth and what a lead brings is the table of a public scorer
 * (xingfanxia/guandan_calc, `shared/ruleConfig.js`), whose own prose gives other leads for eight (11, 6, 1): so the leads
 * are a setting of the event, and with them whether the first out decides and where the aces are passed.
 */
const articles = `
places | 名次分 | Worth of the places | 各家依出完牌的先后得名次分，一方合计。 | Each player's place out is worth points to the side.
rise | 升级 | Rising | 胜方按两方名次分之差升一至三级。 | The winning side goes up one to three levels by its lead in those points.
sweep | 八人全胜 | All four | 八人一方包揽前四，升四级。 | Of eight, a side with the first four places goes up four.
first | 头游 | First out | 头游所在一方为胜方，除非规程另定。 | The side of the first out wins the deal, unless the regulations say otherwise.
aces | 过 A | Passing the aces | 打 A 获胜且无末游为过 A；不计失败次数。 | At the aces a side passes by winning with nobody last; failures are not counted.
result | 胜负与分数 | Result | 过 A 或时间到时级数高者胜；得级差或场分，依规程。 | Who passes, or is higher when time is up, wins: net levels or match points, by the regulations.
ranking | 名次 | Ranking | 得分之和。 | The sum of points.
`

const six: BigTable = { players: 6, points: [5, 4, 3, 3, 1, 0] }
const eight: BigTable = { players: 8, points: [7, 6, 5, 4, 3, 2, 1, 0], sweep: 4 }

const writtenIn = ({ levels }: PlainSheet): readonly number[] | undefined =>
  Array.isArray(levels) ? (levels as readonly number[]) : undefined

const hasDeals = ({ deals }: PlainSheet): boolean => Array.isArray(deals) && deals.length > 0

/** Both sides cannot have passed; what deals come to has to be what is written. */
const checkAt =
  (table: BigTable) =>
  (sheet: PlainSheet, settings: PlainSettings): readonly Problem[] => {
    const { problems, levels } = replay(sheet, table, settings)
    const written = writtenIn(sheet)
    if (problems.length > 0) return problems
    if (!written) return hasDeals(sheet) ? [] : [problem('FIELD_MISSING', { at: { path: 'deals' } })]
    if (written.every(level => level === PASSED)) return [problem('BOTH_PASSED', { at: { path: 'levels' } })]
    return hasDeals(sheet) && written.some((one, side) => one !== levels[side])
      ? [problem('LEVELS_DIFFER_FROM_DEALS', { at: { path: 'levels' }, params: { levels: levels.join(' : ') } })]
      : []
  }

const pointsFor = (lead: number, { counts }: PlainSettings): number =>
  counts === 'netLevels' ? lead : 1 + Math.sign(lead)

const scoreAt =
  (table: BigTable) =>
  (sheet: PlainSheet, settings: PlainSettings): PlainGame => {
    const played = replay(sheet, table, settings)
    const levels = hasDeals(sheet) ? played.levels : (writtenIn(sheet) ?? [])
    const leads = sides.map(side => (levels[side] ?? 0) - (levels[1 - side] ?? 0))
    const points = leads.map(lead => ratio(pointsFor(lead, settings)))
    return {
      points,
      order: leads.map(lead => ratio(lead)),
      steps: sides.map(side => [
        ...played.deals.flatMap(({ winner, places, ahead, rise }, at) =>
          winner === side
            ? [{ code: 'deal', value: ratio(rise), params: { hand: at + 1, places: places.join(' '), ahead } }]
            : [],
        ),
        {
          code: settings.counts === 'netLevels' ? 'netLevels' : 'result',
          value: points[side] ?? ratio(0),
          params: { own: levels[side] ?? 0, others: levels[1 - side] ?? 0 },
        },
      ]),
      counted: played.counted,
      printed: {
        ...(hasDeals(sheet) ? { deals: `${played.deals.length}` } : {}),
        ...Object.fromEntries(seatNames.map((name, side) => [name, `${levels[side] ?? ''}`])),
      },
    }
  }

interface Published {
  readonly id: string
  readonly title: PlainSport['edition']['title']
  readonly table: BigTable
  /** The least lead for three levels, for two and for one. */
  readonly thresholds: readonly [string, string, string]
  readonly digits: readonly [number, number]
}

const sportAt = ({ id, title, table, thresholds, digits: [min, max] }: Published) =>
  plainSport({
    id: 'bigguandan',
    name: { zh: '六人、八人掼蛋', en: 'Guandan of six or eight' },
    seats: SIDES,
    seatNames,
    edition: {
      id,
      issuer: { zh: '通行', en: 'Custom' },
      title,
      effectiveFrom: '2025-01-01',
      articles: layArticles(articles),
      cites: { points: 'result', ranking: 'ranking' },
    },
    unit: 'tablePoint',
    decimals: 0,
    fields: [
      { kind: 'rows', name: 'deals', optional: true, fields: [{ kind: 'integer', name: 'places', min, max }] },
      { kind: 'integerPerSeat', name: 'levels', min: 2, max: PASSED, seats: SIDES, optional: true },
    ],
    settings: [
      { ...choice('netLevels', 'matchPoints'), key: 'counts', group: 'game', default: 'netLevels', main: true },
      { kind: 'amounts', min: 3, max: 3, key: 'thresholds', group: 'game', default: [...thresholds], main: true },
      { ...yesNo, key: 'firstPlace', group: 'game', default: true },
      { ...choice('own', 'any'), key: 'passA', group: 'game', default: 'own' },
    ],
    check: checkAt(table),
    score: scoreAt(table),
    penalties: [],
    tallies: [
      { code: 'dealsInAll', kinds: ['dealsPlayed'], success: 'dealsWon' },
      { code: 'dealsByEnding', kinds: ['firstOut', 'sweeps'], whole: ['dealsPlayed'] },
    ],
    terms: bigGuandanTerms,
    problemCodes: [
      'PLACES_UNREADABLE',
      'DEAL_AFTER_GAME',
      'BOTH_PASSED',
      'LEVELS_DIFFER_FROM_DEALS',
      'SEATING_TABLE_SHORT',
      'SEATING_UNREADABLE',
    ],
    seating: tableSeating(SIDES),
    formats: ['laidOut', 'schedule'],
  })

const ofEight = sportAt({
  id: 'bigguandan/eight-custom',
  title: { zh: '八人掼蛋通行办法', en: 'Guandan of eight as customarily scored' },
  table: eight,
  thresholds: ['11', '5', '0'],
  digits: [1_234, 5_678],
})
const ofSix = sportAt({
  id: 'bigguandan/six-custom',
  title: { zh: '六人掼蛋通行办法', en: 'Guandan of six as customarily scored' },
  table: six,
  thresholds: ['7', '4', '1'],
  digits: [123, 456],
})

/** One sport, its tables of eight and of six as editions of their own; the last is the usual one. */
export const bigguandan: SportRules<PlainSheet> = {
  ...ofSix,
  editions: [...ofEight.editions, ...ofSix.editions],
  procedures: { texts: [...(ofEight.procedures?.texts ?? []), ...(ofSix.procedures?.texts ?? [])] },
  laws: { articles: { ...ofEight.laws?.articles, ...ofSix.laws?.articles } },
}
