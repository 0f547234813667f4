import { ok } from '@paiji/rules'
import { hasRoleAnywhere, type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../shared/permission.js'
import { fail, type Outcome } from '../shared/problem.js'
import type { CorrectionRow } from './corrections.repo.js'

/** Errors in the record are corrected by the event's director or staff, in the open. */
export const canCorrect = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/** An official result takes two: whoever asked for the correction does not approve it. */
export const canApproveCorrection = (viewer: Viewer, place: Place, requestedBy: string): Permission =>
  allOf(
    requireRole(viewer, ['admin', 'staff'], place),
    viewer.accountId === requestedBy ? refused('SECOND_PERSON_NEEDED') : allowed,
  )

/** Applied corrections are public; proposed and declined ones are listed for those who work on them. */
export const canReadProposal = (viewer: Viewer, status: string | undefined): Outcome<CorrectionRow['status']> => {
  if (status === undefined || status === 'APPLIED') return ok('APPLIED')
  if (status !== 'PROPOSED' && status !== 'DECLINED')
    return fail('VALUE_REFUSED', { value: status }, { path: 'status' })
  if (!hasRoleAnywhere(viewer, ['staff', 'director'])) return fail('NOT_PERMITTED', { reason: 'ROLE_MISSING' })
  return ok(status)
}
