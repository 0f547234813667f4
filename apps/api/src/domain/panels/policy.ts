import { requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, anyOf, type Permission, refused } from '../shared/permission.js'
import type { CaseScene, MemberRow, PartyRow } from './case-scene.js'

/** The member's own seat, while it is held. */
export const seatOf = (viewer: Viewer, { members }: Pick<CaseScene, 'members'>): MemberRow | undefined =>
  viewer.accountId === undefined
    ? undefined
    : members.find(member => member.accountId === viewer.accountId && member.leftAt === null)

/** Whose side the viewer is on, if on one. */
export const partyOf = (viewer: Viewer, { parties }: Pick<CaseScene, 'parties'>): PartyRow | undefined =>
  parties.find(
    party =>
      (viewer.personId !== undefined && party.personId === viewer.personId) ||
      (viewer.accountId !== undefined && party.accountId === viewer.accountId),
  )

const isParty = (viewer: Viewer, scene: CaseScene): Permission =>
  partyOf(viewer, scene) ? allowed : refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'ROLE_MISSING')

/** The clerk's desk: forms panels, decides challenges, notifies. Nobody keeps the desk in a case of their own. */
export const canKeepCase = (viewer: Viewer, scene: CaseScene): Permission =>
  allOf(requireRole(viewer, ['clerk', 'staff'], scene.place), partyOf(viewer, scene) ? refused('OWN_CASE') : allowed)

/** Those who sit and decide; a reserve does not sit. */
export const canSit = (viewer: Viewer, scene: CaseScene): Permission => {
  const seat = seatOf(viewer, scene)
  if (seat && seat.role !== 'reserve') return allowed
  return refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'NOT_ON_PANEL')
}

/** Proposed members and reserves disclose and may step back. */
export const canDisclose = (viewer: Viewer, scene: CaseScene): Permission =>
  seatOf(viewer, scene) ? allowed : refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'NOT_ON_PANEL')

export const canPreside = (viewer: Viewer, scene: CaseScene): Permission =>
  seatOf(viewer, scene)?.role === 'chair'
    ? allowed
    : refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'NOT_IN_CHAIR')

/** Each side, and the clerk for a side that has nobody there. */
export const canChallenge = (viewer: Viewer, scene: CaseScene): Permission =>
  anyOf(isParty(viewer, scene), canKeepCase(viewer, scene))

/** The room: the panel and its clerk. */
export const canEnterRoom = (viewer: Viewer, scene: CaseScene): Permission =>
  anyOf(canSit(viewer, scene), canKeepCase(viewer, scene))
