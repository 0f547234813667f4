import type { AdjustmentFact } from '../../core/adjustment.js'
import type { SheetFact } from '../../core/facts.js'
import { otherTableOf, tableOf } from './match-halves.js'
import type { BridgeSheet, StatedAwards } from './sheet.js'

type Fact = SheetFact<BridgeSheet>

/** From the other table, where the same two teams sit the other way round. */
const turned = ({ ns, ew, from }: StatedAwards): StatedAwards => ({
  ...(ew === undefined ? {} : { ns: ew }),
  ...(ns === undefined ? {} : { ew: ns }),
  from,
})

const slotsRuled = (adjustments: readonly AdjustmentFact[]): ReadonlySet<string> =>
  new Set(
    adjustments.flatMap(({ adjustment }) =>
      (adjustment.kind === 'assigned' || adjustment.kind === 'artificial' || adjustment.kind === 'forfeit') &&
      adjustment.slot !== undefined
        ? [adjustment.slot]
        : [],
    ),
  )

const withoutStated = ({ sheet: { stated: _left, ...sheet }, ...fact }: Fact): Fact => ({ ...fact, sheet }) as Fact

/**
 * A board of a match is compared once, so what a file states of one table holds at the other; a ruling at either of
 * them, given afterwards, sets it aside at both.
 */
export const statedAtBoth = (sheets: readonly Fact[], adjustments: readonly AdjustmentFact[]): readonly Fact[] => {
  const stated = new Map(
    sheets.flatMap(fact => (fact.sheet.stated ? [[tableOf(fact), fact.sheet.stated] as const] : [])),
  )
  if (stated.size === 0) return sheets
  const slots = slotsRuled(adjustments)
  const ruled = new Set(sheets.filter(fact => slots.has(fact.slot)).map(tableOf))
  return sheets.map(fact => {
    if (ruled.has(otherTableOf(fact))) return fact.sheet.stated ? withoutStated(fact) : fact
    const other = fact.sheet.stated || ruled.has(tableOf(fact)) ? undefined : stated.get(otherTableOf(fact))
    return other ? { ...fact, sheet: { ...fact.sheet, stated: turned(other) } } : fact
  })
}
