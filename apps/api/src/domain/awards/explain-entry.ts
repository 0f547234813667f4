import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
import { parseRankingPolicy, rankingValue } from '@paiji/rules/awards'
import type { IsoDate } from '../shared/clock.js'
import type { CategorisedAward } from './award-reads.repo.js'
import type { PolicyRow } from './awards.repo.js'

/** Why a person has this value on a list: the list's own policy over the awards it was made of, again. */
export const explainEntry = (
  policy: PolicyRow,
  asOf: IsoDate,
  awards: readonly (CategorisedAward | undefined)[],
): Result<Explanation, readonly Problem[]> => {
  const rule = parseRankingPolicy({ ...policy.rule, id: policy.code })
  if (!rule.ok) return rule
  const known = awards.filter((award): award is CategorisedAward => award !== undefined)
  return ok(rankingValue(rule.value, known, asOf).explanation)
}
