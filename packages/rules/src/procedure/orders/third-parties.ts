import type { EntrantId } from '../../core/ids.js'
import { compare } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'

/**
 * Contestants other than the offenders whose own result in the slot the decision would change; where the policy is
 * `offendersOnly`, there must be none. The comparison of other tables with this slot is no result of theirs here.
 */
export const touchedThirdParties = (
  before: readonly ScoreLine[],
  after: readonly ScoreLine[],
  about: { readonly slot: string; readonly sides: readonly EntrantId[]; readonly offenders: readonly EntrantId[] },
): readonly EntrantId[] => {
  const own = (lines: readonly ScoreLine[], entrant: EntrantId) =>
    lines.filter(line => line.entrant === entrant && line.slot === about.slot)
  return about.sides
    .filter(entrant => !about.offenders.includes(entrant))
    .filter(entrant => {
      const [was, is] = [own(before, entrant), own(after, entrant)]
      return (
        was.length !== is.length ||
        was.some((line, at) => {
          const other = is[at]
          return !other || compare(line.points.value, other.points.value) !== 0
        })
      )
    })
}
