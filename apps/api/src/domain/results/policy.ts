import { type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'

/** Scores are entered by the event's scorers and directors, and by staff. */
export const canEnterResult = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director', 'scorer'], place)

/** The score desk: of whoever enters scores somewhere. */
export const canOpenScoring = (viewer: Viewer): Permission =>
  requireRoleAnywhere(viewer, ['staff', 'director', 'scorer'])

/** A result is confirmed by somebody else than whoever entered it. */
export const canConfirmResult = (viewer: Viewer, place: Place, enteredBy: string): Permission =>
  allOf(canEnterResult(viewer, place), viewer.accountId === enteredBy ? refused('OWN_ENTRY') : allowed)

/** What a scorer has flagged is settled by the event's director or staff. */
export const canSettleFlag = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)
