import { ok } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { gradeProposal } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { candidatesByIds, openCasesOf } from './candidates.repo.js'
import { canAwardGrades } from './policy.js'
import { refuse } from './refuse.js'

/** As many grades as are proposed or decided in one act. */
export const MOST_GRADES = 100

export interface ProposeGradesInput {
  readonly candidateIds: readonly string[]
  readonly idempotencyKey?: string | undefined
}

/**
 * Proposes grades for candidates who have reached them; a second person awards them. All of them or none.
 * Problems: GRADE_CANDIDATE_UNKNOWN, GRADES_TOO_MANY, NOT_PERMITTED, GRADE_NOT_REACHED, GRADE_CASE_OPEN,
 * GRADE_PROPOSED_ALREADY.
 */
export const proposeGrades = (
  deps: Deps,
  viewer: Viewer,
  input: ProposeGradesInput,
): Promise<Outcome<{ proposed: number }>> =>
  idempotently(
    deps,
    viewer,
    'proposeGrades',
    input,
    async tx => {
      const ids = [...new Set(input.candidateIds)]
      if (ids.length > MOST_GRADES) return refuse('GRADES_TOO_MANY', 'candidates', { most: MOST_GRADES })
      const found = await candidatesByIds(tx, ids)
      if (found.length === 0 || found.length < ids.length) return refuse('GRADE_CANDIDATE_UNKNOWN', 'candidates')
      for (const organisationId of new Set(found.map(one => one.organisationId))) {
        const place = await placeOfOrganisation(tx, organisationId)
        if (!place.ok) return place
        const permitted = requirePermission(canAwardGrades(viewer, place.value))
        if (!permitted.ok) return permitted
      }
      if (found.some(one => one.state !== 'ready')) return refuse('GRADE_NOT_REACHED', 'candidates')
      for (const sport of new Set(found.map(one => one.sport))) {
        const people = found.filter(one => one.sport === sport).map(one => one.personId)
        if ((await openCasesOf(tx, people, sport)).length > 0) return refuse('GRADE_CASE_OPEN', 'candidates')
      }
      const proposedBy = actorOf(viewer)
      const rows = found.map(({ organisationId, personId, policyId, sport, grade, nameZh, nameEn, reachedOn }) => ({
        ...{ organisationId, personId, policyId, sport, grade, nameZh, nameEn, proposedBy },
        reachedOn: reachedOn ?? '',
        recordedAt: deps.clock.now(),
      }))
      const made = await tx.insert(gradeProposal).values(rows).returning()
      for (const { id, organisationId, personId, grade, policyId } of made)
        await recordAudit(tx, viewer, {
          type: 'GRADE_PROPOSED',
          organisationId,
          aggregateKind: 'person',
          aggregateId: personId,
          data: { proposalId: id, grade, policyId },
        })
      return ok({ proposed: made.length })
    },
    { constraints: { grade_proposal_open: 'GRADE_PROPOSED_ALREADY' } },
  )
