import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { gradeAward } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { playerPath } from '../addresses/portal-paths.js'
import { idempotently } from '../shared/idempotency.js'
import { heldGradesByIds } from './candidates.repo.js'
import { canAwardGrades } from './policy.js'
import { refuse } from './refuse.js'

/** What an office may say of a grade that was awarded. */
export const gradeWords = ['AWARDED', 'SUSPENDED', 'REVOKED'] as const
export type GradeWord = (typeof gradeWords)[number]

export interface ChangeGradeInput {
  readonly gradeId: string
  readonly status: GradeWord
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Suspends or takes back a grade, or lets it stand again, with the reason that everybody reads beside it. What was
 * taken back is not offered again by itself. Problems: GRADE_UNKNOWN, NOT_PERMITTED, REASON_MISSING, NOTHING_CHANGED.
 */
export const changeGrade = (
  deps: Deps,
  viewer: Viewer,
  input: ChangeGradeInput,
): Promise<Outcome<{ personId: string }>> =>
  idempotently(deps, viewer, 'changeGrade', input, async tx => {
    const [before] = await heldGradesByIds(tx, [input.gradeId])
    if (!before) return refuse('GRADE_UNKNOWN')
    const { id, organisationId, personId, policyId, grade, nameZh, nameEn } = before
    const place = await placeOfOrganisation(tx, organisationId)
    if (!place.ok) return place
    const permitted = requirePermission(canAwardGrades(viewer, place.value))
    if (!permitted.ok) return permitted
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    if (before.status === input.status) return refuse('NOTHING_CHANGED')
    const now = deps.clock.now()
    await tx
      .update(gradeAward)
      .set({ status: input.status, statusReason: reason, statusBy: actorOf(viewer), statusAt: now })
      .where(eq(gradeAward.id, id))
    await recordAudit(tx, viewer, {
      type: 'GRADE_CHANGED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: {
        gradeId: id,
        policyId,
        reason,
        changes: [{ field: `grade: ${grade}`, before: before.status, after: input.status }],
      },
    })
    await notifyAccounts({ tx, deps, viewer }, accountsOfPeople([personId]), {
      code: 'GRADE_CHANGED',
      organisationId,
      about: { kind: 'person', id: personId },
      params: { gradeZh: nameZh, gradeEn: nameEn, status: input.status },
      path: await playerPath(tx, personId),
      occasion: `${id}:${now.toISOString()}`,
    })
    return ok({ personId })
  })
