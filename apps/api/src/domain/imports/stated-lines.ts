import { type ComparedLine, err, factId, ok, problem, type SheetFact, type StageFacts } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { ImportPlan } from './import-plan.js'

/** A result whose award a person ought to see before the file is taken in. */
export interface StatedLine extends ComparedLine {
  readonly fact: SheetFact<unknown>
}

export interface StatedLines {
  /** Lines of which the file prints figures, and how many of those are ours. */
  readonly printed: number
  readonly agree: number
  /** Those awarded by somebody, and those where the file's figures or scores are not ours; as the file has them. */
  readonly toSee: readonly StatedLine[]
  /** So few differ that a hand is likelier than another arithmetic. */
  readonly byHand: boolean
}

type Compared = Pick<ImportPlan, 'sport' | 'editionId' | 'facts' | 'evidence' | 'scores'>

/** One in so many lines may differ before the arithmetic is in doubt. */
const ODD_LINE = 20

/** The file's awards beside ours, line by line; rulings and choices already made are left aside. */
export const statedLines = ({ sport, editionId, facts, evidence, scores }: Compared): StatedLines => {
  const differing = new Set(scores.map(({ slot }) => slot))
  const compared = sport.profiles?.compareLines(editionId, facts, evidence) ?? []
  const factOf = new Map(facts.sheets.map(fact => [fact.slot, fact]))
  const printed = compared.filter(line => line.agrees !== undefined).length
  const agree = compared.filter(line => line.agrees).length
  const toSee = compared.flatMap(line => {
    const fact = factOf.get(line.slot)
    return fact && (line.awarded || line.stated || differing.has(line.slot)) ? [{ ...line, fact }] : []
  })
  return { printed, agree, toSee, byHand: (printed - agree) * ODD_LINE <= printed }
}

/** The facts with the awards of these slots as the file states them. */
export const withTaken = (
  facts: StageFacts<unknown>,
  { toSee }: StatedLines,
  slots: ReadonlySet<string>,
): StageFacts<unknown> => {
  const stated = toSee.flatMap(({ slot, stated: one }) =>
    one && slots.has(slot) ? [{ id: factId(`as-stated/${slot}`), ...one }] : [],
  )
  return { ...facts, adjustments: [...facts.adjustments, ...stated] }
}

/** These slots, and of a match both tables of each board: there is one award. */
const withOtherTables = (toSee: StatedLines['toSee'], slots: readonly string[]): ReadonlySet<string> => {
  const chosen = new Set(slots)
  return new Set([
    ...slots,
    ...toSee.flatMap(({ slot, otherTable }) => (otherTable !== undefined && chosen.has(otherTable) ? [slot] : [])),
  ])
}

/**
 * What takes the file's awards for these slots, or for all that differ; one that does not differ needs nothing.
 * Problems: STATED_LINE_UNKNOWN for a slot that the file does not have.
 */
export const adjustmentsOf = (
  plan: Compared,
  slots: readonly string[] | 'all',
): Outcome<readonly NonNullable<ComparedLine['stated']>[]> => {
  if (slots.length === 0) return ok([])
  const known = new Set(plan.facts.sheets.map(({ slot }) => slot))
  const unknown = slots === 'all' ? [] : slots.filter(slot => !known.has(slot))
  if (unknown.length > 0) {
    return err(unknown.map(slot => problem('STATED_LINE_UNKNOWN', { at: { path: 'asStated' }, params: { slot } })))
  }
  const { toSee } = statedLines(plan)
  const wanted = slots === 'all' ? known : withOtherTables(toSee, slots)
  return ok(toSee.flatMap(({ slot, stated }) => (stated && wanted.has(slot) ? [stated] : [])))
}
