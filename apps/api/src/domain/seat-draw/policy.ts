import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'
import { canRunEvent } from '../events/policy.js'

/** What stands on a card is written down by whoever runs the event alone. */
export const canPutDownCard = canRunEvent

/** A number is drawn by those who play, and by whoever runs the event. */
export const canDrawNumber = (viewer: Viewer, place: Place, people: readonly string[]): Permission =>
  viewer.personId !== undefined && people.includes(viewer.personId) ? allowed : canRunEvent(viewer, place)
