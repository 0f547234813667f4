import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../shared/permission.js'

/** Scores are entered by the event's scorers and directors, and by staff. */
export const canEnterResult = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director', 'scorer'], place)
