import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { addMonths, isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { PolicyRow } from './awards.repo.js'
import { listUnder } from './compute-list.js'
import { loadWorld, policyInForce, type ReadRankingPolicy, readRankingPolicy } from './ranking-world.js'
import { findRanking, type RankingRow } from './lists.repo.js'
import { canChangePolicies } from './policy.js'
import { type AwardNumbers, changesAwards, type PolicyNumbers, withRankingNumbers } from './policy-numbers.js'
import { simulatedAwards } from './simulated-awards.js'
import { type SimulatedLine, simulatedLines } from './simulated-lines.js'
import { type Period, policiesById, rankedEvents } from './simulation.repo.js'

const MONTHS = 24
const MOST_MONTHS = 60

export interface SimulatePolicyInput {
  readonly rankingId: string
  /** First day of the results that are read; 24 months before `to` if absent. */
  readonly from?: IsoDate
  /** The day of both lists; today if absent. */
  readonly to?: IsoDate
  /** A stored version of the ranking's policy to start from, e.g. one not yet in force; that of `to` if absent. */
  readonly version?: number
  readonly ranking?: PolicyNumbers
  readonly award?: AwardNumbers
}

export interface Simulation extends Period {
  readonly ranking: RankingRow
  /** In force on the day of the lists. */
  readonly policy: PolicyRow
  /** What the new list was made with; its rule carries the changed numbers. */
  readonly proposed: PolicyRow
  /** Behind the points of the period. */
  readonly awardPolicies: readonly PolicyRow[]
  readonly events: number
  readonly moved: number
  readonly lines: readonly SimulatedLine[]
}

const readPeriod = (input: SimulatePolicyInput, today: IsoDate): Result<Period, readonly Problem[]> => {
  const to = input.to ?? today
  if (!isDay(to)) return err([problem('LIST_DATE_NOT_READABLE', { at: { path: 'to' } })])
  if (to > today) return err([problem('LIST_DATE_IN_FUTURE', { at: { path: 'to' }, params: { asOf: to } })])
  const from = input.from ?? addMonths(to, -MONTHS)
  if (!isDay(from)) return err([problem('LIST_DATE_NOT_READABLE', { at: { path: 'from' } })])
  if (from > to) return err([problem('SIMULATION_PERIOD_REVERSED', { at: { path: 'from' } })])
  return from < addMonths(to, -MOST_MONTHS)
    ? err([problem('SIMULATION_PERIOD_TOO_LONG', { at: { path: 'from' }, params: { months: MOST_MONTHS } })])
    : ok({ from, to })
}

const proposedPolicy = (
  policies: readonly ReadRankingPolicy[],
  inForce: ReadRankingPolicy,
  input: SimulatePolicyInput,
): Result<ReadRankingPolicy, readonly Problem[]> => {
  const { version, ranking = {} } = input
  const base = version === undefined ? inForce : policies.find(({ row }) => row.version === version)
  if (!base)
    return err([problem('POLICY_VERSION_UNKNOWN', { at: { path: 'version' }, params: { version: version ?? 0 } })])
  return readRankingPolicy({ ...base.row, rule: withRankingNumbers(base.row.rule, ranking) })
}

/**
 * The ranking's list of a day beside the one that other numbers would give, both from the official results of the same
 * period. Stores nothing; at most eight statements. For staff only. Problems: RANKING_UNKNOWN, NOT_PERMITTED, RANKING_OF_RATINGS,
 * LIST_DATE_NOT_READABLE, LIST_DATE_IN_FUTURE, SIMULATION_PERIOD_REVERSED, SIMULATION_PERIOD_TOO_LONG,
 * RANKING_POLICY_MISSING, POLICY_VERSION_UNKNOWN, and what is wrong with the numbers (`POLICY_*`).
 */
export const simulatePolicy = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  input: SimulatePolicyInput,
): Promise<Outcome<Simulation>> => {
  const { db, clock } = deps
  const ranking = await findRanking(db, { id: input.rankingId })
  if (!ranking) return err([problem('RANKING_UNKNOWN')])
  const permitted = requirePermission(canChangePolicies(viewer, ranking))
  if (!permitted.ok) return permitted
  if (ranking.kind === 'rating') return err([problem('RANKING_OF_RATINGS', { at: { path: 'ranking' } })])
  const period = readPeriod(input, dayOf(clock.now(), ranking.timeZone))
  if (!period.ok) return period
  const loaded = await loadWorld(db, ranking, { until: period.value.to })
  if (!loaded.ok) return loaded
  const { from, to } = period.value
  const world = { ...loaded.value, awards: loaded.value.awards.filter(award => award.earnedOn >= from) }
  const policy = policyInForce(world, to)
  if (!policy.ok) return policy
  const proposed = proposedPolicy(world.policies, policy.value, input)
  if (!proposed.ok) return proposed
  const events = await rankedEvents(db, ranking, period.value)
  const awardPolicies = await policiesById(db, [...new Set(events.map(event => event.policyId))])
  const { award = {} } = input
  const awards = changesAwards(award) ? await simulatedAwards(db, events, awardPolicies, award) : ok(world.awards)
  if (!awards.ok) return awards
  const lines = simulatedLines(
    { list: listUnder(world, policy.value, to), awards: world.awards },
    { list: listUnder({ ...world, awards: awards.value }, proposed.value, to), awards: awards.value },
  )
  return ok({
    from,
    to,
    ranking,
    policy: policy.value.row,
    proposed: proposed.value.row,
    awardPolicies,
    events: events.length,
    moved: lines.filter(line => line.moved).length,
    lines,
  })
}
