import { type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

export const SANCTIONERS = ['staff', 'sanctioningOfficer'] as const

/** An event is sanctioned, and its officials appointed, by the staff or the sanctioning officer of the organising body or of one above it. */
export const canSanctionEvent = (viewer: Viewer, place: Place): Permission => requireRole(viewer, SANCTIONERS, place)

/** The form for a new event: of the staff of some body. */
export const canOpenNewEvent = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, SANCTIONERS, 'bodies')

/** Stages, entries and line-ups are kept by the event's director, and by staff. */
export const canRunEvent = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/**
 * Who a player is, is said by whoever runs the event; once points hang on it, by the staff of the body that gives
 * them or its registrar.
 */
export const canLinkPlayers = (viewer: Viewer, place: Place, awarded: boolean): Permission =>
  awarded ? requireRole(viewer, ['staff', 'registrar'], place) : canRunEvent(viewer, place)
