import type { EntrantId } from '../../core/ids.js'
import { add, multiply, one, type Ratio, ratio } from '../../core/ratio.js'
import type { Criterion, Field } from '../../core/standings.js'
import { drawnLots } from '../../tie-break/criteria/drawn-lots.js'
import { headToHead } from '../../tie-break/criteria/head-to-head.js'
import { higherTotal } from '../../tie-break/criteria/higher-total.js'
import { opponentsTotal } from '../../tie-break/criteria/opponents-total.js'
import { wins } from '../../tie-break/criteria/wins.js'
import { explained } from '../../tie-break/explained.js'
import { indexOf } from '../../tie-break/field-index.js'
import { criterionOfTerms, type Term } from '../../tie-break/figure.js'
import { sideOfPlace } from './individual.js'
import { amount } from './match-score.js'
import type { ArticleOf } from './scored-game.js'
import type { CriterionCode, GuandanSettings } from '../settings/settings.js'
import type { GuandanSheet } from '../sheet.js'
import { carriedOf } from './totals.js'
import { levelPointUnit, matchPointUnit, netLevelUnit, ownLevelUnit } from './units.js'

type Maker = (settings: GuandanSettings, article: ArticleOf) => Criterion

const isSheet = (sheet: unknown): sheet is GuandanSheet =>
  typeof sheet === 'object' && sheet !== null && 'kind' in sheet

/** 犯规 written on the sheets against a contestant, one more for every game lost by a ruling. */
const foulsOf = (field: Field, entrant: EntrantId): readonly Term[] => [
  ...field.facts.sheets.flatMap(({ id, slot, sheet, sides }): readonly Term[] => {
    const place = sides.indexOf(entrant)
    if (place < 0 || !isSheet(sheet) || sheet.kind !== 'game') return []
    const count = sheet.fouls[sideOfPlace(place)] ?? 0
    return count === 0 ? [] : [{ value: ratio(count), slot, from: id, code: 'tieBreakFouls' }]
  }),
  ...field.facts.adjustments.flatMap(({ id, adjustment }): readonly Term[] =>
    adjustment.kind === 'forfeit' && adjustment.entrant === entrant
      ? [{ value: one, from: id, code: 'tieBreakPenalty' }]
      : [],
  ),
]

const fewerFouls: Maker = (_settings, article) =>
  criterionOfTerms({
    label: { code: 'fewerFouls', clause: article('15.3.3'), decimals: 0 },
    direction: 'lower',
    terms: (field, _tied, entrant) => foulsOf(field, entrant),
  })

/** 场分 of the last round each of them played. */
const lastRound: Maker = (_settings, article) =>
  criterionOfTerms({
    label: { code: 'lastRound', clause: article('27.2'), decimals: 1 },
    terms: (field, _tied, entrant) => {
      const index = indexOf(field)
      return index
        .lines(entrant, { unit: matchPointUnit })
        .filter(line => index.roundOf(line) === index.rounds)
        .map(line => ({ value: line.points.value, line }))
    },
  })

/** The most that one meeting can be worth in 级分. */
const most = (settings: GuandanSettings): Ratio => {
  const last = amount(settings.levelScore.higher.at(-1) ?? '0')
  return settings.levelScore.by === 'deals' ? multiply(last, ratio(settings.deals)) : last
}

const amongTied =
  (code: string, unit: string, decimals: number, win: (settings: GuandanSettings) => Ratio): Maker =>
  (settings, article) =>
    headToHead({
      code,
      clause: article('27.2.3'),
      unit,
      decimals,
      scope: settings.headToHead.scope,
      win: win(settings),
      ...(settings.headToHead.restart ? { restart: 'step' as const } : {}),
      ...(settings.headToHead.onlyWhenTwo ? { atMost: 2 } : {}),
    })

const opponents =
  (code: string, unit: string, decimals: number): Maker =>
  (settings, article) =>
    opponentsTotal({
      code,
      clause: article('27.2.4'),
      unit,
      decimals,
      bye: settings.opponentsOfBye === 'ownAverage' ? 'dummy' : 'nothing',
    })

const total =
  (code: string, unit: string, clause: string): Maker =>
  (_settings, article) =>
    higherTotal({ code, clause: article(clause), unit, decimals: unit === matchPointUnit ? 1 : 0 })

/** 级分 of the stage with those brought along. */
const levelPoints: Maker = (settings, article) => {
  const played = total('levelPoints', levelPointUnit, '27.2.2')(settings, article)
  const column: Criterion['column'] = (...asked) =>
    new Map(
      [...played.column(...asked)].map(([entrant, value]) => [
        entrant,
        value && add(value, carriedOf(settings, entrant).levelPoints),
      ]),
    )
  const carriedTerm = (entrant: EntrantId): readonly Term[] => {
    const value = carriedOf(settings, entrant).levelPoints
    return value.num === 0n ? [] : [{ value, code: 'tieBreakCarried' }]
  }
  const terms = (field: Field, entrant: EntrantId): readonly Term[] => [
    ...carriedTerm(entrant),
    ...indexOf(field)
      .lines(entrant, { unit: levelPointUnit })
      .map(line => ({ value: line.points.value, line })),
  ]
  return settings.carry ? explained({ ...played, column }, terms) : played
}

const makers: Readonly<Record<CriterionCode, Maker>> = {
  levelPoints,
  headToHeadLevelPoints: amongTied('headToHeadLevelPoints', levelPointUnit, 0, most),
  headToHeadMatchPoints: amongTied('headToHeadMatchPoints', matchPointUnit, 1, settings =>
    amount(settings.matchPoints.win),
  ),
  opponentsLevelPoints: opponents('opponentsLevelPoints', levelPointUnit, 0),
  opponentsMatchPoints: opponents('opponentsMatchPoints', matchPointUnit, 1),
  wins: (settings, article) =>
    wins({
      code: 'wins',
      clause: article('27.2'),
      unit: matchPointUnit,
      win: amount(settings.matchPoints.win),
      games: 'all',
    }),
  fewerFouls,
  lastRound,
  netLevels: total('netLevels', netLevelUnit, '13.3'),
  ownLevels: total('ownLevels', ownLevelUnit, '13.3'),
  drawnLots: (_settings, article) => drawnLots({ code: 'drawnLots', clause: article('27.2.5') }),
}

/** The event's chain after 场分 (arts. 26.4, 27.2, 28.5); what it leaves level shares a rank. */
export const guandanTieBreaks = (settings: GuandanSettings, article: ArticleOf): readonly Criterion[] =>
  settings.eventType === 'duplicate'
    ? [makers.drawnLots(settings, article)]
    : settings.chain.map(code => makers[code](settings, article))
