import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../shared/permission.js'

/** An event is sanctioned, and its officials appointed, by the staff of the organising body or of one above it. */
export const canSanctionEvent = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff'], place)

/** Stages, entries and line-ups are kept by the event's director, and by staff. */
export const canRunEvent = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)
