import { type Place, requireRole } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { challengeDecider, decidesChallenge } from '../appeals/challenge-decider.js'
import { accessOf, type CaseField, isStaked, mayRead } from '../appeals/visibility.js'
import { allOf, allowed, anyOf, type Permission, refused } from '../../base/permission.js'
import type { CaseScene, MemberRow, PartyRow } from './case-scene.js'
import { clearanceOf } from './clearance.js'

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

const without = (viewer: Viewer, reason: string): Permission =>
  refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : reason)

/** Of one of the two sides: the director and those merely interested are not. */
const isParty = (viewer: Viewer, scene: CaseScene): Permission =>
  ['appellant', 'respondent'].includes(partyOf(viewer, scene)?.side ?? '') ? allowed : without(viewer, 'ROLE_MISSING')

/** Reading a part of the case: the one policy of `appeals/visibility.ts`, asked here as everywhere. */
export const canRead =
  (field: CaseField) =>
  (viewer: Viewer, scene: CaseScene): Permission => {
    const access = accessOf(viewer, scene.facts)
    return access && mayRead(access, field) ? allowed : without(viewer, 'ROLE_MISSING')
  }

const hasStake = (viewer: Viewer, { facts }: CaseScene): boolean => {
  const access = accessOf(viewer, facts)
  return access !== undefined && isStaked(access)
}

/** The clerk's desk: forms panels, decides challenges, notifies. */
export const canKeepPanels = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['clerk', 'staff'], place)

/** The same in one case: nobody keeps the desk with a stake in it. */
export const canKeepCase = (viewer: Viewer, scene: CaseScene): Permission =>
  allOf(canKeepPanels(viewer, scene.place), hasStake(viewer, scene) ? refused('OWN_CASE') : allowed)

/** Those who sit and decide: no reserve, nobody who has not disclosed, nobody with a hard tie, however late it came. */
export const canSit = (viewer: Viewer, scene: CaseScene): Permission => {
  const seat = seatOf(viewer, scene)
  if (!seat || seat.role === 'reserve') return without(viewer, 'NOT_ON_PANEL')
  const clearance = clearanceOf(seat)
  return clearance === 'clear' ? allowed : refused(clearance)
}

/** Proposed members and reserves disclose and may step back. */
export const canDisclose = (viewer: Viewer, scene: CaseScene): Permission =>
  seatOf(viewer, scene) ? allowed : without(viewer, 'NOT_ON_PANEL')

/** The member takes back what was disclosed by mistake, or the clerk for one who is not there. */
export const canWithdrawDisclosure = (viewer: Viewer, scene: CaseScene): Permission =>
  anyOf(canDisclose(viewer, scene), canKeepCase(viewer, scene))

export const canPreside = (viewer: Viewer, scene: CaseScene): Permission =>
  allOf(seatOf(viewer, scene)?.role === 'chair' ? allowed : without(viewer, 'NOT_IN_CHAIR'), canSit(viewer, scene))

/** Each side, and the clerk for a side that has nobody there. */
export const canChallenge = (viewer: Viewer, scene: CaseScene): Permission =>
  anyOf(isParty(viewer, scene), canKeepCase(viewer, scene))

/** The chair decides on an objection to a member, the next body on one to the chair; the desk when nobody else can. */
export const canDecideChallenge = (viewer: Viewer, scene: CaseScene): Permission => {
  if (decidesChallenge(viewer, scene.facts)) return allowed
  return challengeDecider(scene.facts) === 'clerk' ? canKeepCase(viewer, scene) : without(viewer, 'NOT_THE_DECIDER')
}

/** The room: the panel and its clerk. */
export const canEnterRoom = (viewer: Viewer, scene: CaseScene): Permission =>
  anyOf(canSit(viewer, scene), canKeepCase(viewer, scene))
