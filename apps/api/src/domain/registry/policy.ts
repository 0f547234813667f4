import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'

/** The register is kept by the staff of a body, for the people who belong to it or to one below it. */
export const canManageRegister = (viewer: Viewer, place: Place): Permission => requireRole(viewer, ['staff'], place)

export const canRename = canManageRegister

/** A federation stands at the root: an operator founds it, or the admin of another one. */
export const canFoundFederation = (viewer: Viewer, federationIds: readonly string[]): Permission =>
  viewer.operator ? allowed : requireRole(viewer, ['admin'], { organisationPath: federationIds })

/** Two records may belong to two bodies: whoever merges them must hold the office above both. */
export const canMerge = canManageRegister

/** What only the register's keepers and the person may see. */
export const canSeePrivate = (viewer: Viewer, personId: string, place: Place): boolean =>
  viewer.personId === personId || canManageRegister(viewer, place).allowed
