import { err, ok, type Problem, problem, Ratios, type Result } from '@paiji/rules'
import { amountOf, type AwardPolicy, parseAwardPolicy } from '@paiji/rules/awards'
import type { PolicyRow } from '../awards/awards.repo.js'
import { readRankingPolicy } from '../awards/ranking-world.js'
import { readLadder } from '../grading/ladder.js'

/** Points are kept in hundredths: a unit that is no whole number of them could not be awarded. */
const checkUnit = ({ unit }: AwardPolicy): readonly Problem[] =>
  Ratios.multiply(amountOf(unit), Ratios.ratio(100)).den === 1n
    ? []
    : [problem('POLICY_UNIT_NOT_HUNDREDTHS', { at: { path: 'unit' }, params: { unit } })]

const readRule = (row: PolicyRow): Result<unknown, readonly Problem[]> => {
  if (row.kind === 'ladder') return readLadder(row)
  if (row.kind !== 'award') return readRankingPolicy(row)
  const read = parseAwardPolicy({ ...row.rule, id: row.code })
  if (!read.ok) return read
  const misfit = checkUnit(read.value)
  return misfit.length > 0 ? err(misfit) : read
}

/** The rule of a version as it is stored, if its kind can be followed by it. Problems: `POLICY_*` with their paths. */
export const checkedRule = (row: PolicyRow): Result<PolicyRow['rule'], readonly Problem[]> => {
  const read = readRule(row)
  return read.ok ? ok(row.rule) : read
}
