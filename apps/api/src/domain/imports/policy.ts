import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../shared/permission.js'

/** Results are taken in by the organising body's staff and scorers. */
export const canImportResults = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'scorer'], place)

/** Who somebody in a file is, is decided by those who keep the register. */
export const canDecideIdentity = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff'], place)
