import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

/** Grades are the federation's word: its staff award them. */
export const canAwardGrades = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['staff', 'rankingOfficer'], place)
