import { err, ok, problem } from '@paiji/rules'
import { evaluateLadder } from '@paiji/rules/awards'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { gradeAward } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { groupBy } from '../../base/group-by.js'
import { findPolicyPlace } from '../awards/policies.repo.js'
import type { IsoDate } from '../../base/clock.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { playerPath } from '../addresses/portal-paths.js'
import { insertReturning } from '../shared/insert-rows.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { climb, type ReachedGrade } from './climb.js'
import { type Ladder, type LadderStep, laddersInForce, readLadders } from './ladder.js'
import { laddersOf } from './ladders.repo.js'
import { daysOf, factsOn, gatherFacts, type PersonFacts } from './person-facts.js'
import { canAwardGrades } from './policy.js'

export interface EvaluateLaddersInput {
  readonly organisationId: string
  readonly sport: string
  /** Points earned and finishes up to this day count; the version in force on it, or when a member joined, decides. */
  readonly asOf: IsoDate
}

interface DueGrade {
  readonly ladder: Ladder
  readonly step: LadderStep
  readonly reached: ReachedGrade
}

/** Grades that were taken back are not given again by themselves. */
const takenBack = ({ policy }: Ladder, { grades }: PersonFacts): ReadonlySet<string> =>
  new Set(
    grades
      .filter(one => one.status === 'REVOKED' && one.code === policy.code)
      .filter(one => one.organisationId === policy.organisationId)
      .map(one => one.grade),
  )

/** Reached by the day and not held; what is kept only while its condition holds must be due on the day itself. */
export const dueOn = (ladder: Ladder, facts: PersonFacts, asOf: IsoDate): DueGrade[] => {
  const [own, never] = [factsOn(ladder.policy, facts), takenBack(ladder, facts)]
  const found = climb(ladder.edition, own, asOf).filter(({ grade }) => !never.has(grade))
  if (found.length === 0) return []
  const now = new Set(
    evaluateLadder(ladder.edition, own, asOf)
      .filter(progress => progress.met)
      .map(progress => progress.grade),
  )
  const passing = new Set(ladder.edition.grades.filter(step => step.kept === 'whileMet').map(step => step.grade))
  return found
    .filter(({ grade }) => now.has(grade) || !passing.has(grade))
    .flatMap(reached =>
      ladder.steps.filter(({ grade }) => grade === reached.grade).map(step => ({ ladder, step, reached })),
    )
}

/**
 * Awards every grade that has been reached and is not held yet, its evidence frozen. Nothing is taken away here.
 * Problems: LADDER_UNKNOWN, NOT_PERMITTED, `POLICY_*`.
 */
export const evaluateLadders = (
  deps: Deps,
  viewer: Viewer,
  input: EvaluateLaddersInput,
): Promise<Outcome<{ awarded: number }>> =>
  inTransaction(deps.db, async tx => {
    const { organisationId, sport, asOf } = input
    const versions = await laddersOf(tx, organisationId, sport)
    const place = versions[0] && (await findPolicyPlace(tx, versions[0].id))
    if (!place) return err([problem('LADDER_UNKNOWN', { params: { sport, asOf } })])
    const permitted = requirePermission(canAwardGrades(viewer, place))
    if (!permitted.ok) return permitted
    const ladders = readLadders(versions)
    if (!ladders.ok) return ladders
    const everybody = await gatherFacts(tx, { sport })
    const rows = [...everybody].flatMap(([personId, facts]) =>
      laddersInForce(ladders.value, daysOf(facts, asOf))
        .flatMap(ladder => dueOn(ladder, facts, asOf))
        .map(({ ladder, step, reached }) => ({
          organisationId,
          personId,
          policyId: ladder.policy.id,
          sport,
          ...step,
          awardedOn: reached.on,
          evidence: reached.evidence,
          awardedBy: actorOf(viewer),
          recordedAt: deps.clock.now(),
        })),
    )
    const given = await insertReturning(tx, gradeAward, rows)
    await recordGrades(tx, viewer, organisationId, given)
    for (const row of rows) await notifyGrade({ tx, deps, viewer }, row)
    return ok({ awarded: rows.length })
  })

/** Whoever reached a grade is notified of it, once for each grade of a version. */
export const notifyGrade = async (
  act: Act,
  row: Pick<typeof gradeAward.$inferInsert, 'organisationId' | 'personId' | 'policyId' | 'grade'> & LadderStep,
): Promise<void> =>
  notifyAccounts(act, accountsOfPeople([row.personId]), {
    code: 'GRADE_AWARDED',
    organisationId: row.organisationId,
    about: { kind: 'person', id: row.personId },
    params: { gradeZh: row.nameZh, gradeEn: row.nameEn },
    path: await playerPath(act.tx, row.personId),
    occasion: `${row.policyId}:${row.grade}`,
  })

/** One row in the log for each grade of a version, whatever the number of people who reached it. */
const recordGrades = async (
  tx: Transaction,
  viewer: Viewer,
  organisationId: string,
  given: readonly { readonly id: string; readonly grade: string; readonly policyId: string }[],
): Promise<void> => {
  for (const all of groupBy(given, one => `${one.policyId}/${one.grade}`).values()) {
    const [row] = all
    if (!row) continue
    const { grade, policyId } = row
    await recordAudit(tx, viewer, {
      type: 'GRADE_AWARDED',
      organisationId,
      aggregateKind: 'policy',
      aggregateId: policyId,
      data: { grade, policyId, gradeIds: all.map(({ id }) => id) },
    })
  }
}
