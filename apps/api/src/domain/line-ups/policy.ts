import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'
import { canRunEvent } from '../events/policy.js'

/** A line-up of a segment that is being played, or was, is put right by whoever runs the event alone. */
export const canMendLineUp = canRunEvent

/** Line-ups are given by whoever runs the event, and by the team's own captain. */
export const canGiveLineUp = (viewer: Viewer, place: Place, captains: readonly string[]): Permission =>
  viewer.personId !== undefined && captains.includes(viewer.personId) ? allowed : canRunEvent(viewer, place)
