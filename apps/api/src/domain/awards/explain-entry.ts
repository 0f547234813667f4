import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
import { explainRating, rankingValue, type RatedResult } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import type { CategorisedAward } from './award-reads.repo.js'
import type { PolicyRow } from './awards.repo.js'
import { readRankingPolicy } from './ranking-world.js'

/** Why a person has this value on a list: the list's own policy over the awards or results it was made of, again. */
export const explainEntry = (
  policy: PolicyRow,
  asOf: IsoDate,
  made: { readonly awards: readonly (CategorisedAward | undefined)[]; readonly rated: readonly RatedResult[] },
): Result<Explanation, readonly Problem[]> => {
  const read = readRankingPolicy(policy)
  if (!read.ok) return read
  const { rule } = read.value
  if (rule.kind === 'rating') return ok(explainRating(rule, made.rated, asOf))
  const known = made.awards.filter((award): award is CategorisedAward => award !== undefined)
  return ok(rankingValue(rule, known, asOf).explanation)
}
