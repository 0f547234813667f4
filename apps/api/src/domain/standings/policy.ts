import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'

/** Publishing is the federation's word: staff or publisher of the organising body, or the event's director. */
export const canPublish = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['staff', 'publisher', 'director'], place)

/** A result becomes official by the office alone (or by itself, when its windows have run out). */
export const canMakeOfficial = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['staff', 'publisher'], place)

export const canChangeSettings = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)

/**
 * Anybody sees provisional standings while nothing is published: the running scores. Once something is published,
 * a newer provisional revision is for those who may publish it.
 */
export const canReadProvisional = (viewer: Viewer, place: Place, somethingPublished: boolean): Permission =>
  somethingPublished ? canPublish(viewer, place) : allowed

/** Revokes and misplayed cards that a record of the play shows are for those who rule on them, not for everybody. */
export const canReadPlayFaults = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff', 'director'], place)
