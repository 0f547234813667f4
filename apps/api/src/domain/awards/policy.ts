import { type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'

const RANKERS = ['staff', 'rankingOfficer'] as const

/** A list is the federation's word: its staff or its ranking officer issue it. */
export const canIssueLists = (viewer: Viewer, place: Place): Permission => requireRole(viewer, RANKERS, place)

/**
 * What an event states for its awards comes from its licence: staff state it. Once points rest on it, it takes two:
 * whoever stated the figures does not change them.
 */
export const canStateFigures = (viewer: Viewer, place: Place, statedBy: string | undefined): Permission =>
  allOf(
    requireRole(viewer, ['staff', 'sanctioningOfficer', 'rankingOfficer'], place),
    statedBy !== undefined && viewer.accountId === statedBy ? refused('SECOND_PERSON_NEEDED') : allowed,
  )

/** The desk for lists: of the staff of some body. */
export const canOpenLists = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, RANKERS, 'bodies')

/** Points follow an official result; only staff may have them computed again. */
export const canAward = (viewer: Viewer, place: Place): Permission => requireRole(viewer, RANKERS, place)

/** Numbers of a policy are tried out and changed by the staff of the body whose policy it is. */
export const canChangePolicies = (viewer: Viewer, place: Place): Permission => requireRole(viewer, RANKERS, place)
