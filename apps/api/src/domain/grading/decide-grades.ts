import { ok } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { gradeAward, gradeCandidate, gradeProposal } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { findPolicyPlace } from '../awards/policies.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import { openCasesOf, type ProposalRow, proposalsByIds } from './candidates.repo.js'
import { dueOn, notifyGrade } from './evaluate-ladders.js'
import { laddersInForce, readLadders } from './ladder.js'
import { laddersOf } from './ladders.repo.js'
import { daysOf, gatherFacts, noFacts } from './person-facts.js'
import { canDecideGrade } from './policy.js'
import { MOST_GRADES } from './propose-grades.js'
import { refuse } from './refuse.js'

export interface DecideGradesInput {
  readonly proposalIds: readonly string[]
  readonly award: boolean
  /** Needed to decline. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * The second person's word on proposed grades, all of them or none: what is awarded is looked at once more, and its
 * evidence frozen. Problems: GRADE_PROPOSAL_UNKNOWN, GRADES_TOO_MANY, NOT_PERMITTED, REASON_MISSING,
 * GRADE_DECIDED_ALREADY, GRADE_NOT_REACHED, GRADE_CASE_OPEN, GRADE_HELD_ALREADY, `POLICY_*`.
 */
export const decideGrades = (
  deps: Deps,
  viewer: Viewer,
  input: DecideGradesInput,
): Promise<Outcome<{ decided: number }>> =>
  idempotently(
    deps,
    viewer,
    'decideGrades',
    input,
    async tx => {
      const ids = [...new Set(input.proposalIds)]
      if (ids.length > MOST_GRADES) return refuse('GRADES_TOO_MANY', 'proposals', { most: MOST_GRADES })
      const found = await proposalsByIds(tx, ids)
      if (found.length === 0 || found.length < ids.length) return refuse('GRADE_PROPOSAL_UNKNOWN', 'proposals')
      for (const proposal of found) {
        const permitted = await permittedTo({ tx, deps, viewer }, proposal)
        if (!permitted.ok) return permitted
      }
      const reason = input.reason?.trim() || null
      if (!input.award && !reason) return refuse('REASON_MISSING', 'reason')
      for (const proposal of found) {
        const decided = await decideOne({ tx, deps, viewer }, proposal, { award: input.award, reason })
        if (!decided.ok) return decided
      }
      return ok({ decided: found.length })
    },
    { constraints: { grade_award_once: 'GRADE_HELD_ALREADY' } },
  )

const permittedTo = async ({ tx, viewer }: Act, proposal: ProposalRow): Promise<Outcome<true>> => {
  const place = await findPolicyPlace(tx, proposal.policyId)
  const permitted = requirePermission(canDecideGrade(viewer, place ?? { organisationPath: [] }, proposal))
  if (!permitted.ok) return permitted
  return await requireTwoPersons(tx, viewer, proposal.proposedBy)
}

interface Word {
  readonly award: boolean
  readonly reason: string | null
}

const decideOne = async (act: Act, proposal: ProposalRow, { award, reason }: Word): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const { id, organisationId, personId, grade, policyId } = proposal
  const closed = await tx
    .update(gradeProposal)
    .set({ decision: award ? 'awarded' : 'declined', decidedBy: actorOf(viewer), decidedAt: deps.clock.now(), reason })
    .where(and(eq(gradeProposal.id, id), isNull(gradeProposal.decidedAt)))
    .returning({ id: gradeProposal.id })
  if (closed.length === 0) return refuse('GRADE_DECIDED_ALREADY')
  const awarded = award ? await awardOne(act, proposal) : ok(true as const)
  if (!awarded.ok) return awarded
  await recordAudit(tx, viewer, {
    type: award ? 'GRADE_CONFIRMED' : 'GRADE_DECLINED',
    organisationId,
    aggregateKind: 'person',
    aggregateId: personId,
    data: { proposalId: id, grade, policyId, ...(reason ? { reason } : {}) },
  })
  return ok(true)
}

/** Awards what is still reached, with the evidence of today. */
const awardOne = async (act: Act, proposal: ProposalRow): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const { organisationId, personId, policyId, sport, grade, nameZh, nameEn } = proposal
  if ((await openCasesOf(tx, [personId], sport)).length > 0) return refuse('GRADE_CASE_OPEN', 'proposals')
  const ladders = readLadders(await laddersOf(tx, organisationId, sport))
  if (!ladders.ok) return ladders
  const place = await findPolicyPlace(tx, policyId)
  const asOf = dayOf(deps.clock.now(), place?.timeZone ?? 'UTC')
  const facts = (await gatherFacts(tx, { people: [personId] })).get(personId) ?? noFacts
  const due = laddersInForce(ladders.value, daysOf(facts, asOf))
    .flatMap(ladder => dueOn(ladder, facts, asOf))
    .find(one => one.ladder.policy.id === policyId && one.step.grade === grade)
  if (!due) return refuse('GRADE_NOT_REACHED', 'proposals')
  const row = { organisationId, personId, policyId, sport, grade, nameZh, nameEn }
  await tx.insert(gradeAward).values({
    ...row,
    proposalId: proposal.id,
    awardedOn: due.reached.on,
    evidence: due.reached.evidence,
    awardedBy: actorOf(viewer),
    recordedAt: deps.clock.now(),
  })
  await tx
    .delete(gradeCandidate)
    .where(
      and(
        eq(gradeCandidate.personId, personId),
        eq(gradeCandidate.policyId, policyId),
        eq(gradeCandidate.grade, grade),
      ),
    )
  await notifyGrade(act, row)
  return ok(true)
}
