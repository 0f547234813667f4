import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'

/** Rounds are drawn, changed, published and closed by the event's directors, and by staff. */
export const canManageRounds = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/** A pairing is everybody's once it is published; before that it is the director's draft. */
export const canReadRound = (viewer: Viewer, place: Place, round: { readonly status: string }): Permission =>
  round.status === 'PLANNED' ? canManageRounds(viewer, place) : allowed
