import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import { canIssueLists } from '../awards/policy.js'

/** A second person accepts differences: an officer who may issue the list, and neither brought it in nor compared it. */
export const canAcceptDifferences = (viewer: Viewer, place: Place, done: readonly string[]): Permission =>
  allOf(
    canIssueLists(viewer, place),
    viewer.accountId !== undefined && done.includes(viewer.accountId) ? refused('SECOND_PERSON_NEEDED') : allowed,
  )

/** The officers who issue the body's lists set its switch day. */
export const canStateSwitch = canIssueLists
