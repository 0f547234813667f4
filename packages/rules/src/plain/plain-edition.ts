import { clause } from '../core/clause.js'
import type { RulesEdition } from '../core/edition.js'
import type { Explanation } from '../core/explanation.js'
import type { SheetFact, StageFacts } from '../core/facts.js'
import { editionId, type EntrantId } from '../core/ids.js'
import { isRecord } from '../core/json-value.js'
import { withOwnPenalties } from '../core/own-rulings.js'
import { placeOf, rankSides } from '../core/played-game.js'
import { points, unitCode } from '../core/points.js'
import { type Problem, problem } from '../core/problem.js'
import { fromText, type Ratio, ratio, subtract, sum, toDecimal } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import type { ScoreLine } from '../core/score-line.js'
import { accepts } from '../core/setting.js'
import type { Criterion } from '../core/standings.js'
import { counted } from '../core/tally.js'
import { bestUnit } from '../tie-break/criteria/best-unit.js'
import { drawnLots } from '../tie-break/criteria/drawn-lots.js'
import { besideRulings, calledRemarks } from './called.js'
import type { PlainGame, PlainSettings, PlainSheet, PlainSport } from './description.js'
import { plainRulings } from './plain-rulings.js'
import { readPlainSheet } from './read-sheet.js'

type Facts = StageFacts<PlainSheet>
type Fact = SheetFact<PlainSheet>

const settingsOf = (facts: Facts): PlainSettings => facts.settings as PlainSettings

const annulled = ({ adjustments }: Facts): ReadonlySet<string> =>
  new Set(adjustments.flatMap(({ adjustment }) => (adjustment.kind === 'annulled' ? [adjustment.slot] : [])))

/** The tables that count: every seat taken, and not annulled; each without what a ruling has taken already. */
const tablesOf = (sport: PlainSport, facts: Facts): readonly Fact[] => {
  const out = annulled(facts)
  return facts.sheets
    .filter(({ slot, sides }) => sides.length === sport.seats && !out.has(slot))
    .map(fact => besideRulings(sport, fact, facts.adjustments))
}

const penaltyOf = ({ adjustments }: Facts, entrant: EntrantId): Ratio =>
  sum(
    adjustments.flatMap(({ adjustment }) =>
      adjustment.kind === 'penalty' && adjustment.entrant === entrant ? [fromText(adjustment.amount)] : [],
    ),
  )

const readSettings =
  (sport: PlainSport) =>
  (input: unknown): Result<PlainSettings, readonly Problem[]> => {
    if (input !== undefined && input !== null && !isRecord(input))
      return err([problem('SETTING_UNREADABLE', { at: { path: 'settings' } })])
    const given = isRecord(input) ? input : {}
    const written = sport.settings.filter(({ key }) => given[key] !== undefined && given[key] !== null)
    const refused = written.filter(setting => !accepts(setting, given[setting.key]))
    if (refused.length > 0) return err(refused.map(({ key }) => problem('SETTING_UNREADABLE', { at: { path: key } })))
    const usual = sport.settings.map(setting => [setting.key, setting.default ?? null] as const)
    return ok(Object.fromEntries([...usual, ...written.map(({ key }) => [key, given[key]] as const)]) as PlainSettings)
  }

const linesOf = (sport: PlainSport, facts: Facts): readonly ScoreLine[] => {
  const unit = unitCode(sport.unit)
  const because = clause(sport.edition.id, sport.edition.cites.points)
  return tablesOf(sport, facts).flatMap(fact => {
    const { points: made } = sport.score(fact.sheet, settingsOf(facts))
    return fact.sides.map((entrant, seat) => ({
      entrant,
      unit,
      points: points(unit, made[seat] ?? ratio(0)),
      opponents: fact.sides.filter(side => side !== entrant),
      slot: fact.slot,
      from: fact.id,
      because,
    }))
  })
}

/** One game of a contestant, from its points down to the steps of the description. */
const gameNode = (sport: PlainSport, fact: Fact, seat: number, game: PlainGame): Explanation => ({
  code: 'game',
  value: toDecimal(game.points[seat] ?? ratio(0), sport.decimals),
  params: { slot: fact.slot },
  clause: clause(sport.edition.id, sport.edition.cites.points),
  from: fact.id,
  steps: (game.steps[seat] ?? []).map(({ code, value, params }) => ({
    code,
    value: toDecimal(value, sport.decimals),
    ...(params ? { params } : {}),
  })),
})

const explain = (
  sport: PlainSport,
  facts: Facts,
  { entrant, slot }: { readonly entrant: EntrantId; readonly slot?: string },
): Explanation | undefined => {
  const own = tablesOf(sport, facts).filter(fact => fact.sides.includes(entrant))
  const games = own.map(fact => ({
    fact,
    node: gameNode(sport, fact, fact.sides.indexOf(entrant), sport.score(fact.sheet, settingsOf(facts))),
  }))
  if (slot !== undefined) return games.find(({ fact }) => fact.slot === slot)?.node
  const taken = penaltyOf(facts, entrant)
  const lost = toDecimal(taken, sport.decimals)
  const total = totalOf(linesOf(sport, facts), facts, entrant)
  return {
    code: 'total',
    value: toDecimal(total, sport.decimals),
    params: { games: games.length },
    clause: clause(sport.edition.id, sport.edition.cites.ranking),
    steps: [
      ...games.map(({ node }) => node),
      ...(taken.num === 0n ? [] : [{ code: 'penalty', value: `-${lost}`, params: { amount: lost } }]),
    ],
  }
}

const totalOf = (lines: readonly ScoreLine[], facts: Facts, entrant: EntrantId): Ratio =>
  subtract(
    sum(lines.filter(line => line.entrant === entrant).map(line => line.points.value)),
    penaltyOf(facts, entrant),
  )

const isUnranked = ({ adjustments }: Facts, entrant: EntrantId): boolean =>
  adjustments.some(({ adjustment }) => adjustment.kind === 'unranked' && adjustment.entrant === entrant)

/** Who is level is parted by the best game, then by lots. */
const chainOf = ({ edition, unit }: PlainSport): readonly Criterion[] => {
  const article = clause(edition.id, edition.cites.ranking)
  return [bestUnit({ clause: article, unit: unitCode(unit) }), drawnLots({ clause: article })]
}

/** The edition of a plain sport: everything shared code asks, answered from the description. */
export const plainEdition = (sport: PlainSport): RulesEdition<PlainSheet> => {
  const edition: RulesEdition<PlainSheet> = {
    id: editionId(sport.edition.id),
    meta: sport.edition,
    sheetFields: sport.fields,
    parseSheet: readPlainSheet(sport.fields, sport.seats),
    refusals: (sheet, place) =>
      place?.settings === undefined ? [] : sport.check(sheet, place.settings as PlainSettings),
    remarks: (sheet, place) => (place ? calledRemarks(sport, sheet, place) : []),
    settledBeforeClosing: ['RULED_POINTS_NOT_ON_SHEET'],
    settings: sport.settings,
    parseSettings: readSettings(sport),
    score: facts => ok(linesOf(sport, facts)),
    totals: (facts, lines) =>
      facts.entrants
        .filter(({ id }) => !isUnranked(facts, id))
        .map(({ id }) => {
          const value = totalOf(lines, facts, id)
          const played = lines.filter(line => line.entrant === id).length
          return { entrant: id, total: points(unitCode(sport.unit), value), rankBy: value, played }
        }),
    games: facts =>
      tablesOf(sport, facts).map(fact => {
        const { points: made, order = made } = sport.score(fact.sheet, settingsOf(facts))
        const scores = fact.sides.map((entrant, seat) => ({ entrant, by: [order[seat] ?? ratio(0)] }))
        return { ...placeOf(fact), sides: rankSides(scores) }
      }),
    tallies: facts =>
      counted(
        tablesOf(sport, facts).flatMap(fact =>
          (sport.score(fact.sheet, settingsOf(facts)).counted ?? []).flatMap(({ seat, ...one }) => {
            const entrant = fact.sides[seat]
            return entrant === undefined ? [] : [{ entrant, session: fact.session ?? 1, ...one }]
          }),
        ),
      ),
    tieBreaks: () => chainOf(sport),
    decimals: () => ({ line: sport.decimals, total: sport.decimals, percent: 2 }),
    explain: (facts, target) => explain(sport, facts, target),
    describeSheet: (sheet, { settings }) => sport.score(sheet, settings as PlainSettings).printed,
    windows: [],
    rulings: plainRulings(sport),
    appeals: { route: [], beyondReview: [] },
  }
  return withOwnPenalties(edition, ['warning', 'points', 'disqualification'])
}
