import type { EntrantId } from '../core/ids.js'
import { add, multiply, type Ratio, ratio, zero } from '../core/ratio.js'
import type { Criterion, Field } from '../core/standings.js'
import { drawnLots } from '../tie-break/criteria/drawn-lots.js'
import { headToHead } from '../tie-break/criteria/head-to-head.js'
import { higherTotal } from '../tie-break/criteria/higher-total.js'
import { opponentsTotal } from '../tie-break/criteria/opponents-total.js'
import { wins } from '../tie-break/criteria/wins.js'
import { indexOf } from '../tie-break/field-index.js'
import { amount } from './match-score.js'
import type { ArticleOf } from './scored-game.js'
import type { CriterionCode, GuandanSettings } from './settings.js'
import type { GuandanSheet } from './sheet.js'
import { carriedOf } from './totals.js'
import { levelPointUnit, matchPointUnit, netLevelUnit, ownLevelUnit } from './units.js'

type Maker = (settings: GuandanSettings, article: ArticleOf) => Criterion

const isSheet = (sheet: unknown): sheet is GuandanSheet =>
  typeof sheet === 'object' && sheet !== null && 'kind' in sheet

/** 犯规 written on the sheets against each contestant, one more for every game lost by a ruling. */
const foulsOf = (field: Field): ReadonlyMap<EntrantId, number> => {
  const counts = new Map<EntrantId, number>()
  const addTo = (entrant: EntrantId | undefined, count: number): void => {
    if (entrant !== undefined) counts.set(entrant, (counts.get(entrant) ?? 0) + count)
  }
  for (const { sheet, sides } of field.facts.sheets) {
    if (!isSheet(sheet) || sheet.kind !== 'game') continue
    addTo(sides[0], sheet.fouls[0])
    addTo(sides[1], sheet.fouls[1])
  }
  for (const { adjustment } of field.facts.adjustments) {
    if (adjustment.kind === 'forfeit') addTo(adjustment.entrant, 1)
  }
  return counts
}

const fewerFouls: Maker = (_settings, article) => ({
  code: 'fewerFouls',
  clause: article('15.3.3'),
  direction: 'lower',
  decimals: 0,
  column: (field, tied) => {
    const counts = foulsOf(field)
    return new Map(tied.map(entrant => [entrant, ratio(counts.get(entrant) ?? 0)]))
  },
})

/** 场分 of the last round each of them played. */
const lastRound: Maker = (_settings, article) => ({
  code: 'lastRound',
  clause: article('27.2'),
  direction: 'higher',
  decimals: 1,
  column: (field, tied) => {
    const index = indexOf(field)
    const value = (entrant: EntrantId): Ratio =>
      index
        .lines(entrant, { unit: matchPointUnit })
        .filter(line => index.roundOf(line) === index.rounds)
        .reduce((total, line) => add(total, line.points.value), zero)
    return new Map(tied.map(entrant => [entrant, value(entrant)]))
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
  return settings.carry ? { ...played, column } : played
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
