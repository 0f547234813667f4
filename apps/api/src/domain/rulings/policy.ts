import { hasRole, type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

/** Rulings are the event's director's, or of those above: staff of the organising body. */
export const canRule = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/** Which rulings of an event somebody finds in its lists, its counts and by their ids. */
export interface RulingSight {
  /** Every one: for those who run the event or hear appeals. */
  readonly all: boolean
  /** Besides the public ones, those that concern this person. */
  readonly personId: string | undefined
}

export const rulingSight = (viewer: Viewer, place: Place | undefined): RulingSight => ({
  all: place !== undefined && hasRole(viewer, ['staff', 'director', 'scorer', 'committee', 'clerk'], place),
  personId: viewer.personId,
})

/** Scores, penalties and disqualifications are public; a warning, or what was put right, is its parties' alone. */
export const usualVisibility = (kind: string): 'public' | 'parties' =>
  kind === 'warning' || kind === 'rectification' ? 'parties' : 'public'
