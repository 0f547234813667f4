import { err, ok, problem } from '@paiji/rules'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { gradeAward, person, pointAward, policy } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { IsoDate } from '../shared/clock.js'
import type { Deps } from '../shared/deps.js'
import { insertInBatches } from '../shared/insert-in-batches.js'
import { requirePermission } from '../shared/permission.js'
import type { Outcome } from '../shared/problem.js'
import { climb, type LadderAward, parseLadder } from './ladder.js'
import { canAwardGrades } from './policy.js'

export interface EvaluateLaddersInput {
  readonly organisationId: string
  readonly sport: string
  /** Points earned up to this day count; the ladder in force on it decides. */
  readonly asOf: IsoDate
}

type PolicyRow = typeof policy.$inferSelect

const ladderInForce = async (tx: Transaction, input: EvaluateLaddersInput) => {
  const [row] = await tx
    .select({ policy, organisationPath: sql<string[]>`organisation_path(${policy.organisationId})` })
    .from(policy)
    .where(
      and(
        eq(policy.kind, 'ladder'),
        eq(policy.organisationId, input.organisationId),
        eq(policy.sport, input.sport),
        sql`${policy.effective} @> ${input.asOf}::date`,
      ),
    )
    .orderBy(asc(policy.code))
    .limit(1)
  return row
}

interface AwardOfPerson extends LadderAward {
  readonly personId: string
}

const awardsUntil = (
  tx: Transaction,
  { sport, asOf, organisationId }: EvaluateLaddersInput,
): Promise<AwardOfPerson[]> =>
  tx
    .select({
      id: pointAward.id,
      eventId: pointAward.eventId,
      points: pointAward.points,
      colour: pointAward.colour,
      earnedOn: pointAward.earnedOn,
      personId: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`,
    })
    .from(pointAward)
    .innerJoin(person, eq(person.id, pointAward.personId))
    .where(
      and(
        eq(pointAward.sport, sport),
        isNull(pointAward.supersededAt),
        lte(pointAward.earnedOn, asOf),
        sql`${organisationId}::uuid = any(organisation_path(${pointAward.organisationId}))`,
      ),
    )
    .orderBy(asc(pointAward.earnedOn), asc(pointAward.id))

/**
 * Awards every grade that has been reached and is not held yet, its evidence frozen. Nothing is taken away here.
 * Problems: LADDER_UNKNOWN, LADDER_UNREADABLE, NOT_PERMITTED.
 */
export const evaluateLadders = (
  deps: Deps,
  viewer: Viewer,
  input: EvaluateLaddersInput,
): Promise<Outcome<{ awarded: number }>> =>
  inTransaction(deps.db, async tx => {
    const found = await ladderInForce(tx, input)
    if (!found) return err([problem('LADDER_UNKNOWN', { params: { sport: input.sport, asOf: input.asOf } })])
    const permitted = requirePermission(canAwardGrades(viewer, found))
    if (!permitted.ok) return permitted
    const steps = parseLadder(found.policy.rule)
    if (!steps.ok) return steps
    const people = new Map<string, LadderAward[]>()
    for (const award of await awardsUntil(tx, input)) {
      people.set(award.personId, [...(people.get(award.personId) ?? []), award])
    }
    const held = await heldGrades(tx, found.policy.id)
    const rows = [...people].flatMap(([personId, awards]) =>
      climb(steps.value, awards)
        .filter(({ step }) => !held.has(`${personId}/${step.grade}`))
        .map(({ step, on, evidence }) => ({
          organisationId: input.organisationId,
          personId,
          policyId: found.policy.id,
          sport: input.sport,
          grade: step.grade,
          nameZh: step.nameZh,
          nameEn: step.nameEn,
          awardedOn: on,
          evidence,
          awardedBy: viewer.accountId ?? 'system',
          recordedAt: deps.clock.now(),
        })),
    )
    await insertInBatches(tx, gradeAward, rows)
    await recordGrades(tx, viewer, found.policy, rows)
    return ok({ awarded: rows.length })
  })

const heldGrades = async (tx: Transaction, policyId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ personId: gradeAward.personId, grade: gradeAward.grade })
    .from(gradeAward)
    .where(eq(gradeAward.policyId, policyId))
  return new Set(rows.map(row => `${row.personId}/${row.grade}`))
}

/** One row in the log for each grade, whatever the number of people who reached it. */
const recordGrades = async (
  tx: Transaction,
  viewer: Viewer,
  { id: policyId, organisationId }: PolicyRow,
  rows: readonly { readonly grade: string }[],
): Promise<void> => {
  for (const grade of new Set(rows.map(row => row.grade))) {
    await recordAudit(tx, viewer, {
      type: 'GRADE_AWARDED',
      organisationId,
      aggregateKind: 'policy',
      aggregateId: policyId,
      data: { grade, policyId },
    })
  }
}
