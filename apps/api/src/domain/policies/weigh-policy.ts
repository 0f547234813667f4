import { addMonths, isDay } from '@paiji/rules/awards'
import { and, asc, eq, lt } from 'drizzle-orm'
import { parseDateRange } from '../../base/date-range.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { policy, policyEffect, ranking, type StoredMove } from '../../db/schema/index.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { listUnder } from '../awards/compute-list.js'
import { findList, hasManyAwards, type ListRow, type RankingRow } from '../awards/lists.repo.js'
import { findPolicyPlace, isWithdrawn } from '../awards/policies.repo.js'
import { loadWorld, policyInForce, type RankingWorld, readRankingPolicy } from '../awards/ranking-world.js'
import { simulatedAwards } from '../awards/simulated-awards.js'
import { type SimulatedLine, simulatedLines } from '../awards/simulated-lines.js'
import { policiesById, rankedEvents } from '../awards/simulation.repo.js'
import type { Deps } from '../shared/deps.js'

/** What was worked out for one version and one ranking. */
export type EffectRow = typeof policyEffect.$inferSelect

/** Events of so many months before the list are given points anew; older points stand as they are. */
const MONTHS = 24
/** Of those who would move, so many are kept by name. */
const MOST_MOVES = 200
/** A ranking of more awards is not weighed. */
const MOST_AWARDS = 500_000

/** The version that held before, if any did. */
const predecessorOf = async (
  db: Db,
  { organisationId, kind, code, version }: PolicyRow,
): Promise<PolicyRow | undefined> => {
  const rows = await db
    .select()
    .from(policy)
    .where(
      and(
        eq(policy.organisationId, organisationId),
        eq(policy.kind, kind),
        eq(policy.code, code),
        lt(policy.version, version),
      ),
    )
    .orderBy(asc(policy.version))
  return rows.findLast(row => !isWithdrawn(row))
}

/** The rankings whose lists a policy shapes: its own, or for points all of its body's in the sport. */
const rankingsUnder = (db: Db, { organisationId, kind, code, sport }: PolicyRow): Promise<RankingRow[]> =>
  db
    .select()
    .from(ranking)
    .where(
      and(
        eq(ranking.organisationId, organisationId),
        eq(ranking.sport, sport),
        eq(ranking.kind, kind === 'rating' ? 'rating' : 'points'),
        kind === 'award' ? undefined : eq(ranking.code, code),
      ),
    )
    .orderBy(asc(ranking.code))

/** Points of the last two years as the new version would have given them, in place of those that stand. */
const underAwards = async (db: Db, world: RankingWorld, fresh: PolicyRow, asOf: string): Promise<SimulatedLine[]> => {
  const events = await rankedEvents(db, world.ranking, { from: addMonths(asOf, -MONTHS), to: asOf })
  const rows = await policiesById(db, [...new Set(events.map(event => event.policyId))])
  const own = rows.filter(row => row.code === fresh.code && row.organisationId === fresh.organisationId)
  const known = new Set(own.map(row => row.id))
  const touched = events.filter(event => known.has(event.policyId))
  const inForce = policyInForce(world, asOf)
  const given = await simulatedAwards(
    db,
    touched,
    own.map(row => ({ ...row, rule: fresh.rule })),
    {},
  )
  if (!inForce.ok || !given.ok) return []
  const anew = new Set(touched.map(event => event.id))
  const awards = [...world.awards.filter(award => !anew.has(award.eventId ?? '')), ...given.value]
  return simulatedLines(
    { list: listUnder(world, inForce.value, asOf), awards: world.awards },
    { list: listUnder({ ...world, awards }, inForce.value, asOf), awards },
  )
}

/** The same results under the version before and under the new one. */
const underRule = (world: RankingWorld, before: PolicyRow, fresh: PolicyRow, asOf: string): SimulatedLine[] => {
  const [was, is] = [readRankingPolicy(before), readRankingPolicy(fresh)]
  if (!was.ok || !is.ok) return []
  const { awards } = world
  return simulatedLines(
    { list: listUnder(world, was.value, asOf), awards },
    { list: listUnder(world, is.value, asOf), awards },
  )
}

const toMove = ({ personId, before, after }: SimulatedLine): StoredMove => ({
  personId,
  ...(before ? { before } : {}),
  ...(after ? { after } : {}),
})

const weighOn = async (
  db: Db,
  found: RankingRow,
  { asOf }: ListRow,
  before: PolicyRow,
  fresh: PolicyRow,
): Promise<void> => {
  if (await hasManyAwards(db, found, asOf, MOST_AWARDS)) return
  const world = await loadWorld(db, found, { until: asOf })
  if (!world.ok) return
  const lines =
    fresh.kind === 'award'
      ? await underAwards(db, world.value, fresh, asOf)
      : underRule(world.value, before, fresh, asOf)
  if (lines.length === 0) return
  const moved = lines.filter(line => line.moved)
  const kept = { asOf, people: lines.length, moved: moved.length, moves: moved.slice(0, MOST_MOVES).map(toMove) }
  await db
    .insert(policyEffect)
    .values({ policyId: fresh.id, rankingId: found.id, ...kept })
    .onConflictDoUpdate({ target: [policyEffect.policyId, policyEffect.rankingId], set: kept })
}

/**
 * Works out whom a version of a policy would have moved on the newest list before its first day, and keeps it: the same results
 * under the version before and under this one, or two years of points given anew. Nothing for a first version, and where no
 * list has been issued. It is worked out when the version is added, and on its first day for good.
 */
export const weighPolicy = async ({ db }: Pick<Deps, 'db'>, policyId: string): Promise<void> => {
  const found = await findPolicyPlace(db, policyId)
  const before = found && (await predecessorOf(db, found.policy))
  if (!found || !before || isWithdrawn(found.policy)) return
  const { from } = parseDateRange(found.policy.effective)
  if (from === undefined || !isDay(from)) return
  for (const one of await rankingsUnder(db, found.policy)) {
    const list = await findList(db, one.id, { before: from })
    if (list) await weighOn(db, one, list, before, found.policy)
  }
}

/** What was worked out for some versions, by ranking. */
export const effectsOfPolicies = (db: Db, policyIds: readonly string[]) =>
  db
    .select()
    .from(policyEffect)
    .where(among(policyEffect.policyId, policyIds))
    .orderBy(asc(policyEffect.policyId), asc(policyEffect.rankingId))
