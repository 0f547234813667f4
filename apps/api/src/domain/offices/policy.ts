import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

/** Who may be called to sit is said by the federation's office, never by a clerk who forms the panels. */
export const canNameCommittee = (viewer: Viewer, place: Place): Permission => requireRole(viewer, ['staff'], place)
