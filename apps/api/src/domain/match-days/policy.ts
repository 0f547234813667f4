import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'
import { canRunEvent } from '../events/policy.js'

/** A match is moved by whoever runs the event, outright, and by its sides' captains, once all of them agree. */
export const canMoveMatch = (viewer: Viewer, place: Place, captains: readonly string[]): Permission =>
  viewer.personId !== undefined && captains.includes(viewer.personId) ? allowed : canRunEvent(viewer, place)
