import { ok } from '@paiji/rules'
import { type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import { fail, type Outcome } from '../../base/problem.js'
import type { CorrectionFilter } from './corrections.repo.js'

/** Errors in the record are corrected by the event's director or staff, in the open. */
export const canCorrect = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/** An official result takes two: whoever asked for the correction does not approve it. */
export const canApproveCorrection = (viewer: Viewer, place: Place, requestedBy: string): Permission =>
  allOf(
    requireRole(viewer, ['admin', 'staff'], place),
    viewer.accountId === requestedBy ? refused('SECOND_PERSON_NEEDED') : allowed,
  )

const WORKERS = ['staff', 'director'] as const

/** The desk for corrections: of those who work on them somewhere. */
export const canOpenCorrections = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, WORKERS)

/** Applied corrections are public; proposed and declined ones are listed for those who work on them, where they do. */
export const readableCorrections = (viewer: Viewer, status: string | undefined): Outcome<CorrectionFilter> => {
  if (status === undefined || status === 'APPLIED') return ok({ statuses: ['APPLIED'] })
  if (status !== 'PROPOSED' && status !== 'DECLINED')
    return fail('VALUE_REFUSED', { value: status }, { path: 'status' })
  const permitted = requirePermission(canOpenCorrections(viewer))
  if (!permitted.ok) return permitted
  return ok({ statuses: [status], within: scopesOf(viewer, WORKERS) })
}
