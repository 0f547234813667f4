import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import { canIssueLists } from '../awards/policy.js'

/** Differences are accepted by whoever may issue the list and neither brought it in nor compared it. */
export const canAcceptDifferences = (viewer: Viewer, place: Place, done: readonly string[]): Permission =>
  allOf(
    canIssueLists(viewer, place),
    viewer.accountId !== undefined && done.includes(viewer.accountId) ? refused('SECOND_PERSON_NEEDED') : allowed,
  )

/** The day of the switch is the word of whoever issues the lists of the body. */
export const canStateSwitch = canIssueLists
