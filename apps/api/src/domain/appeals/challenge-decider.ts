import type { Viewer } from '../../auth/viewer.js'
import type { CaseFacts, CaseMember } from './case-access.repo.js'

/** Who decides on an objection to a member: the chair; where the chair is objected to, the next body. */
export type ChallengeDecider = 'chair' | 'nextBody' | 'panel' | 'clerk'

const sits = (member: CaseMember): boolean => !member.left && member.role !== 'reserve'

const free = (members: readonly CaseMember[], challenged: readonly string[]): CaseMember[] =>
  members.filter(member => sits(member) && !member.hard && !challenged.includes(member.id))

/**
 * Never the clerk alone while anybody else can: the chair, unless the chair is objected to as well; then whoever is on
 * the roster of the body that would hear the case next; where there is none, another member of the panel; and the
 * clerk's desk when nobody of the panel is left out of it.
 */
export const challengeDecider = ({
  members,
  challenged,
  nextBody,
}: Pick<CaseFacts, 'members' | 'challenged' | 'nextBody'>): ChallengeDecider => {
  const others = free(members, challenged)
  if (others.some(member => member.role === 'chair')) return 'chair'
  if (nextBody.length > 0) return 'nextBody'
  return others.length > 0 ? 'panel' : 'clerk'
}

/** Whether the viewer is among those who decide; the clerk's desk is asked by its own policy. */
export const decidesChallenge = (viewer: Viewer, facts: CaseFacts): boolean => {
  const decider = challengeDecider(facts)
  if (decider === 'nextBody') return viewer.personId !== undefined && facts.nextBody.includes(viewer.personId)
  const own = free(facts.members, facts.challenged).find(member => member.accountId === viewer.accountId)
  return own !== undefined && (decider === 'panel' || (decider === 'chair' && own.role === 'chair'))
}
