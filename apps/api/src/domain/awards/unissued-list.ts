import { err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import type { Transaction } from '../../db/transaction.js'
import { listUnder } from './compute-list.js'
import type { RankingRow } from './lists.repo.js'
import { loadWorld, type ReadRankingPolicy, readRankingPolicies } from './ranking-world.js'
import { makeSetList, newPlaces } from './set-list.js'

/** A list of one day in `made_place` that is not issued: another list is compared with it. */
export interface UnissuedList {
  readonly policyId: string
  readonly outputDigest: string
}

const firstDay = ({ row }: ReadRankingPolicy): string => parseDateRange(row.effective).from ?? ''

/** The policy of a day; the first one where the day is earlier. */
const policyFor = (policies: readonly ReadRankingPolicy[], asOf: IsoDate): ReadRankingPolicy | undefined => {
  const [first, ...later] = [...policies].sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1))
  return later.reduce((found, one) => (firstDay(one) <= asOf ? one : found), first)
}

/**
 * Computes a points list of one day from the awards known now, into `made_place`; a day before the ranking's first policy uses that
 * policy. Problems: RANKING_OF_RATINGS, RANKING_POLICY_MISSING, and those of the rule.
 */
export const unissuedList = async (
  tx: Transaction,
  ranking: RankingRow,
  asOf: IsoDate,
): Promise<Outcome<UnissuedList>> => {
  if (ranking.kind !== 'points') return err([problem('RANKING_OF_RATINGS', { at: { path: 'ranking' } })])
  const policies = await readRankingPolicies(tx, ranking)
  if (!policies.ok) return policies
  const policy = policyFor(policies.value, asOf)
  if (!policy) return err([problem('RANKING_POLICY_MISSING', { params: { ranking: ranking.code, asOf } })])
  const set = await makeSetList(tx, { ranking, policy, asOf })
  if (set) return ok({ policyId: set.policy.id, outputDigest: set.outputDigest })
  const world = await loadWorld(tx, ranking, { until: asOf })
  if (!world.ok) return world
  const { entries, shortDigests } = listUnder(world.value, policy, asOf)
  await newPlaces(tx)
  const places = entries.map(({ personId, number, position, rank, shared, value }) => ({
    ...{ person_id: personId, number, position, rank, shared, value },
  }))
  await tx.execute(sql`
    insert into made_place (person_id, number, position, rank, shared, value)
    select * from json_to_recordset(${JSON.stringify(places)}::json)
      as p(person_id uuid, number text, position int, rank int, shared boolean, value bigint)`)
  return ok({ policyId: policy.row.id, outputDigest: shortDigests().outputDigest })
}
