import { err, ok, problem, Ratios } from '@paiji/rules'
import type { Missing } from '@paiji/rules/awards'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { gradeCandidate } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { findAwardedEvent } from '../awards/awards.repo.js'
import { findPolicyPlace } from '../awards/policies.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { insertRows } from '../shared/insert-rows.js'
import { dueOn } from './evaluate-ladders.js'
import { progressOn } from './grade-progress.js'
import { type Ladder, laddersInForce, readLadders } from './ladder.js'
import { laddersFor, laddersOf } from './ladders.repo.js'
import { daysOf, gatherFacts, type PersonFacts } from './person-facts.js'
import { canAwardGrades } from './policy.js'

export interface LaddersOf {
  readonly organisationId: string
  readonly sport: string
}

type Found = Omit<typeof gradeCandidate.$inferInsert, 'foundAt'>

/** Nearly there: one thing alone is missing, and of points not more than a fifth. */
const isNear = (missing: readonly Missing[]): boolean => {
  const [only, ...others] = missing
  if (!only || others.length > 0) return false
  if (only.kind === 'any') return only.ways.some(way => isNear(way))
  if (only.kind === 'grade') return false
  if (only.kind !== 'points') return only.times <= 1
  const [have, need] = [Ratios.fromDecimal(only.have), Ratios.fromDecimal(only.need)]
  if (!have || !need) return false
  return Ratios.compare(Ratios.multiply(have, Ratios.ratio(5)), Ratios.multiply(need, Ratios.ratio(4))) >= 0
}

const candidatesOf = (ladder: Ladder, personId: string, facts: PersonFacts, asOf: IsoDate): Found[] => {
  const { policy } = ladder
  const base = { organisationId: policy.organisationId, sport: policy.sport, personId, policyId: policy.id }
  const ready = dueOn(ladder, facts, asOf).map(({ step, reached }) => ({
    ...{ ...base, ...step, state: 'ready' as const, reachedOn: reached.on },
    ...{ evidence: reached.evidence, missing: [] },
  }))
  const { next } = progressOn(ladder, facts, asOf)
  if (!next || !isNear(next.missing)) return ready
  const { step, missing, explanation } = next
  return [...ready, { ...base, ...step, state: 'nearly' as const, evidence: explanation, missing }]
}

/**
 * Writes down anew who has reached a grade of a body's ladders for a sport and does not hold it, and who is close to
 * one; whoever does so at the same time waits. Answers how many of each. Problems: `POLICY_*`.
 */
export const findCandidates = async (
  tx: Transaction,
  now: Date,
  { organisationId, sport }: LaddersOf,
): Promise<Outcome<{ ready: number; nearly: number }>> => {
  // Two at once would each write what the other has not seen, and the later lose all of it.
  await aloneWith(tx, `candidates ${sport}`, organisationId)
  const versions = await laddersOf(tx, organisationId, sport)
  const place = versions[0] && (await findPolicyPlace(tx, versions[0].id))
  const ladders = readLadders(versions)
  if (!ladders.ok) return ladders
  const asOf = dayOf(now, place?.timeZone ?? 'UTC')
  const found = [...(await gatherFacts(tx, { sport }))].flatMap(([personId, facts]) =>
    laddersInForce(ladders.value, daysOf(facts, asOf)).flatMap(ladder => candidatesOf(ladder, personId, facts, asOf)),
  )
  await tx
    .delete(gradeCandidate)
    .where(and(eq(gradeCandidate.organisationId, organisationId), eq(gradeCandidate.sport, sport)))
  await insertRows(
    tx,
    gradeCandidate,
    found.map(row => ({ ...row, foundAt: now })),
  )
  const ready = found.filter(one => one.state === 'ready').length
  return ok({ ready, nearly: found.length - ready })
}

/**
 * The same at the desk's wish. Problems: LADDER_UNKNOWN, NOT_PERMITTED, `POLICY_*`.
 */
export const findCandidatesNow = (
  deps: Deps,
  viewer: Viewer,
  input: LaddersOf & { readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ ready: number; nearly: number }>> =>
  idempotently(deps, viewer, 'findGradeCandidates', input, async tx => {
    const { organisationId, sport } = input
    const [ladder] = await laddersOf(tx, organisationId, sport)
    const place = ladder && (await findPolicyPlace(tx, ladder.id))
    if (!place) return err([problem('LADDER_UNKNOWN', { params: { sport, asOf: '' } })])
    const permitted = requirePermission(canAwardGrades(viewer, place))
    if (!permitted.ok) return permitted
    const found = await findCandidates(tx, deps.clock.now(), { organisationId, sport })
    if (!found.ok) return found
    await recordAudit(tx, viewer, {
      type: 'GRADE_CANDIDATES_FOUND',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { sport, ...found.value },
    })
    return found
  })

/** The candidates of every ladder that an event's points and finishes count on. Problems: `POLICY_*`. */
export const findCandidatesOfEvent = async (
  tx: Transaction,
  now: Date,
  eventId: string,
): Promise<Outcome<{ ladders: number }>> => {
  const event = await findAwardedEvent(tx, eventId)
  const versions = event ? await laddersFor(tx, event) : []
  const bodies = new Map(
    versions.map(({ organisationId, sport }) => [`${organisationId}/${sport}`, { organisationId, sport }]),
  )
  // In one order, so that two never wait for each other.
  for (const [, of] of [...bodies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const found = await findCandidates(tx, now, of)
    if (!found.ok) return found
  }
  return ok({ ladders: bodies.size })
}
