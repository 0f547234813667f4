import type { Explanation } from '../../core/explanation.js'
import { ratio } from '../../core/ratio.js'
import { exact, fraction, partsOf, sign } from './explain-parts.js'
import { node } from './explain-sheet.js'
import type { FieldLine } from '../score/field.js'
import type { FrequencyTable } from '../score/frequency.js'
import { isSmallGroup, rawMatchpoints, type Scored } from '../score/matchpoint.js'
import { wholeWeight } from '../sheet/outcome.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { Side } from '../types.js'

/** One row for each different result of the board, seen from this side. */
const comparisons = (table: FrequencyTable, score: number, side: Side): Explanation[] =>
  table.rows.map(row => {
    const won = sign(side) * (score - row.score)
    const count = row.count - (row.score === score ? table.scale : 0)
    const units = won > 0 ? 2 : won === 0 ? 1 : 0
    return node('comparison', fraction(count * units, table.scale), {
      params: {
        score: sign(side) * score,
        other: sign(side) * row.score,
        count: fraction(count, table.scale),
        units,
      },
    })
  })

const adjustmentNode = (
  settings: BridgeSettings,
  line: FieldLine,
  table: FrequencyTable,
  raw: string,
): Explanation[] => {
  const { profile } = settings
  const { expected } = line.awarded.group
  if (table.actual >= expected) return []
  const params = { raw, actual: fraction(table.actual * table.scale, table.scale), expected }
  const value = exact(line.result.award)
  if (profile.unequalBoards === 'byAvailable')
    return [node('byAvailable', value, { params: { raw, actual: params.actual } })]
  if (profile.unequalBoards === 'missingAsLevel') return [node('missingAsLevel', value, { params })]
  if (profile.unequalBoards === 'percentOfActual') return [node('percentOfActual', value, { params })]
  return [node(isSmallGroup(profile, table.actual, expected) ? 'smallGroup' : 'neuberg', value, { params })]
}

/** Comparisons, raw matchpoints and what the size of the group makes of them. */
export const matchpointSteps = (settings: BridgeSettings, line: FieldLine, outcome: Scored): Explanation[] => {
  const table = line.side === 'ns' ? line.awarded.group.nsTable : line.awarded.group.ewTable
  const ns = rawMatchpoints(table, outcome)
  const top = 2 * (table.actual - 1)
  const raw = line.side === 'ns' ? ns : ratio(BigInt(top) * ns.den - ns.num, ns.den)
  const rows = partsOf(outcome).flatMap(part => {
    const compared = comparisons(table, part.score, line.side)
    if (outcome.kind === 'score') return compared
    const weight = fraction(part.weight, wholeWeight)
    return [node('weightedPart', weight, { params: { weight, score: part.score }, steps: compared })]
  })
  const results = fraction(table.actual * table.scale, table.scale)
  const won = node('rawMatchpoints', exact(raw), { params: { won: exact(raw), results }, steps: rows })
  const half = settings.profile.matchpointScale === '1-0.5-0'
  return [
    won,
    ...(half ? [node('halfScale', exact(ratio(raw.num, raw.den * 2n)), { params: { twice: exact(raw) } })] : []),
    ...adjustmentNode(settings, line, table, exact(raw)),
  ]
}
