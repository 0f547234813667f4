import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../shared/permission.js'

/** Errors in the record are corrected by the event's director or staff, in the open. */
export const canCorrect = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/** An official result takes two: whoever asked for the correction does not approve it. */
export const canApproveCorrection = (viewer: Viewer, place: Place, requestedBy: string): Permission =>
  allOf(
    requireRole(viewer, ['admin', 'staff'], place),
    viewer.accountId === requestedBy ? refused('SECOND_PERSON_NEEDED') : allowed,
  )
