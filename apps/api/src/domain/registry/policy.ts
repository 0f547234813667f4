import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../shared/permission.js'

/** The register is kept by the staff of a body, for the people who belong to it or to one below it. */
export const canManageRegister = (viewer: Viewer, place: Place): Permission => requireRole(viewer, ['staff'], place)

export const canRename = canManageRegister

/** Two records may belong to two bodies: whoever merges them must hold the office above both. */
export const canMerge = canManageRegister

/** What only the register's keepers and the person may see. */
export const canSeePrivate = (viewer: Viewer, personId: string, place: Place): boolean =>
  viewer.personId === personId || canManageRegister(viewer, place).allowed
