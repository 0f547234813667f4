import { clause } from '../../core/clause.js'
import type { Explanation } from '../../core/explanation.js'
import { ratio } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import { crossImpFactor, crossImpSum, formOf } from '../score/cross-imp.js'
import { datumOf } from '../score/datum.js'
import { exact, fraction, partsOf, sign } from './explain-parts.js'
import { node } from './explain-sheet.js'
import type { FieldLine } from '../score/field.js'
import { cappedImpScale } from '../contract/imp.js'
import type { Scored } from '../score/matchpoint.js'
import { wholeWeight } from '../sheet/outcome.js'
import type { BridgeSettings } from '../settings/settings.js'

/** The datum and the IMPs of the difference from it. */
export const butlerSteps = (
  book: BridgeBook,
  settings: BridgeSettings,
  line: FieldLine,
  outcome: Scored,
): Explanation[] => {
  const table = line.side === 'ns' ? line.awarded.group.nsTable : line.awarded.group.ewTable
  const datum = datumOf(settings.profile, table)
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const shown = node('datum', `${datum.rounded}`, {
    params: { datum: datum.rounded, exact: exact(datum.exact), results: table.actual },
  })
  const differences = partsOf(outcome).map(part => {
    const difference = sign(line.side) * (part.score - datum.rounded)
    const params = { score: part.score, against: datum.rounded, difference }
    const value = node('impDifference', `${imps(difference)}`, {
      params,
      clause: clause(book.editionId, book.clauses.imps),
    })
    if (outcome.kind === 'score') return value
    const weight = fraction(part.weight, wholeWeight)
    return node('weightedPart', weight, { params: { weight, score: part.score }, steps: [value] })
  })
  return [shown, ...differences]
}

/** IMPs against every result of the board, and the divisor. */
export const crossImpSteps = (
  book: BridgeBook,
  settings: BridgeSettings,
  line: FieldLine,
  outcome: Scored,
): Explanation[] => {
  const { group } = line.awarded
  const table = line.side === 'ns' ? group.nsTable : group.ewTable
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const rows = partsOf(outcome).flatMap(part =>
    table.rows.map(row => {
      const won = imps(sign(line.side) * (part.score - row.score))
      const count = fraction(row.count, table.scale)
      const params = { score: sign(line.side) * part.score, other: sign(line.side) * row.score, count, imps: won }
      return node('crossImpComparison', fraction(won * row.count, table.scale), { params })
    }),
  )
  const sum = crossImpSum(imps, table, outcome)
  const signedSum = line.side === 'ns' ? sum : ratio(-sum.num, sum.den)
  const factor = crossImpFactor(settings.profile, table.actual, formOf(group, table.actual))
  const divisor = exact(ratio(factor.den, factor.num))
  return [...rows, node('crossImpDivided', exact(line.result.award), { params: { sum: exact(signedSum), divisor } })]
}
