import type { StageFacts } from '../../core/facts.js'
import { points } from '../../core/points.js'
import { problem, type Problem } from '../../core/problem.js'
import { compare, divide, negate, type Ratio, ratio, subtract, sum } from '../../core/ratio.js'
import { err, ok } from '../../core/result.js'
import type { ScoreLine } from '../../core/score-line.js'
import { type EffectiveSheet, effectiveSheets } from './adjust.js'
import { penaltyOutcome } from '../ladder/finish-order.js'
import { amount } from './match-score.js'
import type { Read } from '../read.js'
import type { ArticleOf } from './scored-game.js'
import type { DuplicateRules, GuandanSettings } from '../settings/settings.js'
import { type GuandanSheet, outcomeOf } from '../sheet.js'
import { duplicatePointUnit } from './units.js'

/** A deal of a duplicate event at one table, as its value to seats 0 and 2. */
interface TableResult {
  readonly sheet: EffectiveSheet
  readonly value: Ratio
}

const valueOf = (sheet: EffectiveSheet, rules: DuplicateRules): Ratio => {
  const { fact, forfeitedBy } = sheet
  if (fact.sheet.kind !== 'duplicateDeal') throw new TypeError('not a duplicate deal')
  if (forfeitedBy === 'both') return ratio(0)
  const outcome = forfeitedBy === undefined ? outcomeOf(fact.sheet.deal) : penaltyOutcome(forfeitedBy)
  const value = amount(rules.dealValues[outcome.upgrade - 1] as string)
  return outcome.winner === 0 ? value : negate(value)
}

/** What a result is worth against the results of the same cards in the same seats at the other tables. */
const awardOf = (own: Ratio, others: readonly Ratio[], rules: DuplicateRules): Ratio => {
  if (rules.comparison === 'sum') return own
  if (rules.comparison === 'mean') {
    return others.length === 0 ? ratio(0) : subtract(own, divide(sum([own, ...others]), ratio(others.length + 1)))
  }
  const { better, equal, worse } = rules.pairwise
  return sum(
    others.map(other => {
      const order = compare(own, other)
      return amount(order > 0 ? better : order < 0 ? worse : equal)
    }),
  )
}

const linesOfResult = (
  result: TableResult,
  field: readonly TableResult[],
  rules: DuplicateRules,
  article: ArticleOf,
): ScoreLine[] => {
  const { fact, assigned, ruling } = result.sheet
  const others = field.filter(other => other !== result && !other.sheet.assigned).map(other => other.value)
  const award = (side: 0 | 1): Ratio => {
    if (assigned) return amount(assigned.matchPoints[side])
    return side === 0 ? awardOf(result.value, others, rules) : awardOf(negate(result.value), others.map(negate), rules)
  }
  return ([0, 1] as const).map(side => ({
    entrant: fact.sides[side] as ScoreLine['entrant'],
    unit: duplicatePointUnit,
    points: points(duplicatePointUnit, award(side)),
    opponents: fact.sides.filter((_, other) => other !== side),
    slot: fact.slot,
    from: ruling?.id ?? fact.id,
    because: ruling?.clause ?? article('32.2'),
    ...(assigned ? { marks: ['assigned'] } : {}),
  }))
}

const checkSheet = ({ fact }: EffectiveSheet): Problem[] => {
  const at = { path: fact.slot }
  if (fact.sheet.kind !== 'duplicateDeal') return [problem('SHEET_KIND_UNKNOWN', { at })]
  if (fact.sides.length !== 2) return [problem('SHEET_SIDES_WRONG', { at, params: { needed: 2 } })]
  return fact.board === undefined ? [problem('BOARD_MISSING', { at })] : []
}

/**
 * A duplicate event (art. 32): the same deal at several tables, compared as the organiser's regulation says.
 * The comparison is within one board and the same seats; assigned results are not compared with.
 */
export const scoreDuplicate = (facts: StageFacts<GuandanSheet>, article: ArticleOf): Read<readonly ScoreLine[]> => {
  const rules = (facts.settings as GuandanSettings).duplicate
  if (!rules) return err([problem('DUPLICATE_RULES_MISSING', { at: { path: 'duplicate' } })])
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return sheets
  const problems = sheets.value.flatMap(checkSheet)
  if (problems.length > 0) return err(problems)
  const boards = new Map<string, TableResult[]>()
  for (const sheet of sheets.value) {
    const board = sheet.fact.board as string
    const result = { sheet, value: valueOf(sheet, rules) }
    const field = boards.get(board)
    if (field) field.push(result)
    else boards.set(board, [result])
  }
  return ok(
    [...boards.values()].flatMap(field => field.flatMap(result => linesOfResult(result, field, rules, article))),
  )
}
