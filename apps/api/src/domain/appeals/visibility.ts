import { hasRole, type Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { CaseFacts } from './case-access.repo.js'
import { challengeDecider, decidesChallenge } from './challenge-decider.js'
import { type AppealStatus, isNotified } from './statuses.js'

/**
 * What a viewer is to a case. Whoever has a stake in it wears no office in it: a clerk who is a party is a party, a
 * member with a conflict is one of the public.
 */
export const relations = [
  'public',
  'appellant',
  'respondent',
  'interested',
  'directorConcerned',
  'clerk',
  'chiefDirector',
  'panelProposed',
  'panelSeated',
  'nextBody',
  'conflictedMember',
  'staff',
] as const
export type Relation = (typeof relations)[number]

/** What there is to see of a case. */
export const caseFields = [
  'summary',
  'statement',
  'statements',
  'parties',
  'concurrence',
  'deposit',
  'clocks',
  'orders',
  'lawPart',
  'docket.public',
  'docket.parties',
  'docket.panel',
  'docket.clerk',
  'docket.sealed',
  'evidence.parties',
  'evidence.panel',
  'evidence.clerk',
  'evidence.sealed',
  'accessLog',
  'panel',
  'disclosures',
  'findings',
  'poll',
  'pollAnswers',
  'draftDecision',
  'votes',
  'decision',
  'effects',
] as const
export type CaseField = (typeof caseFields)[number]

const OFFICES: readonly Relation[] = ['clerk', 'chiefDirector', 'panelProposed', 'panelSeated', 'nextBody', 'staff']
const STAKES: readonly Relation[] = ['appellant', 'respondent', 'interested', 'directorConcerned', 'conflictedMember']

const BOTH_SIDES: readonly Relation[] = ['appellant', 'respondent', 'directorConcerned']
const PANEL: readonly Relation[] = ['panelProposed', 'panelSeated']
const EVERYBODY: readonly Relation[] = relations
/** Of both sides, of the panel and of the desks; `interested` are told what becomes of the case, and read no statement. */
const WORKING: readonly Relation[] = [...BOTH_SIDES, ...PANEL, 'clerk', 'chiefDirector', 'staff']

/** Who reads what. */
const READERS: Readonly<Record<CaseField, readonly Relation[]>> = {
  summary: EVERYBODY,
  statement: [...BOTH_SIDES, 'panelSeated', 'clerk', 'chiefDirector'],
  statements: [...BOTH_SIDES, 'panelSeated', 'clerk', 'chiefDirector'],
  parties: [...WORKING, 'interested', 'nextBody'],
  concurrence: ['appellant', 'clerk'],
  deposit: ['appellant', 'panelSeated', 'clerk', 'staff'],
  clocks: [...WORKING, 'interested', 'nextBody'],
  orders: [...BOTH_SIDES, 'panelSeated', 'clerk', 'chiefDirector'],
  lawPart: [...BOTH_SIDES, 'panelSeated', 'clerk', 'chiefDirector'],
  'docket.public': EVERYBODY,
  'docket.parties': WORKING,
  'docket.panel': ['panelSeated'],
  'docket.clerk': ['clerk'],
  'docket.sealed': ['clerk', 'panelSeated'],
  'evidence.parties': [...BOTH_SIDES, 'panelSeated', 'clerk', 'chiefDirector'],
  'evidence.panel': ['panelSeated', 'clerk'],
  'evidence.clerk': ['clerk'],
  'evidence.sealed': ['panelSeated', 'clerk'],
  accessLog: ['clerk'],
  panel: [...WORKING, 'interested', 'nextBody'],
  disclosures: [...BOTH_SIDES, ...PANEL, 'nextBody', 'clerk'],
  findings: ['clerk', 'staff'],
  poll: ['panelSeated', 'clerk'],
  pollAnswers: ['panelSeated', 'clerk'],
  draftDecision: ['panelSeated'],
  votes: ['panelSeated'],
  decision: [...WORKING, 'interested'],
  effects: [...WORKING, 'interested'],
}

/** While a case stands here the other side has not been served. */
export const BEFORE_ADMISSION: readonly AppealStatus[] = ['DRAFT', 'FILED', 'CURE_REQUESTED']

/** Fields that open only with the course of the case. */
const opens = (field: CaseField, relation: Relation, status: AppealStatus): boolean => {
  if (field === 'decision' || field === 'effects') return isNotified(status)
  const served = relation !== 'respondent' || !BEFORE_ADMISSION.includes(status)
  return field === 'statement' || field === 'statements' || field.startsWith('evidence') || field === 'orders'
    ? served
    : true
}

/** A case as one viewer may see it. */
export interface CaseAccess extends CaseFacts {
  readonly relations: readonly Relation[]
}

/** Whether this one of the case is the viewer. */
export const isViewer = (viewer: Viewer, one: { accountId: string | null; personId: string | null }): boolean =>
  (one.accountId !== null && one.accountId === viewer.accountId) ||
  (one.personId !== null && one.personId === viewer.personId)

/** Whether the viewer is one of those whose agreement the appeal waits for. */
export const isAskedToConcur = (viewer: Viewer, { parties }: Pick<CaseFacts, 'parties'>): boolean =>
  parties.some(each => each.side === 'appellant' && each.concurrence === 'pending' && isViewer(viewer, each))

const sidesOf = (viewer: Viewer, { row, parties, ruling }: CaseFacts): Relation[] => {
  const own = parties.filter(party => isViewer(viewer, party)).map(party => party.side)
  const account = viewer.accountId
  return [
    ...(own.includes('appellant') || (account !== undefined && row.filedBy === account) ? ['appellant' as const] : []),
    ...(own.includes('respondent') ? ['respondent' as const] : []),
    ...(own.includes('interested') ? ['interested' as const] : []),
    ...(own.includes('director') || (account !== undefined && ruling?.givenBy === account)
      ? ['directorConcerned' as const]
      : []),
  ]
}

const seatsOf = (viewer: Viewer, { members }: CaseFacts): Relation[] =>
  members
    .filter(member => isViewer(viewer, member))
    .map(member => {
      if (member.hard || member.left || member.status === 'STOOD_DOWN' || member.status === 'REPLACED') {
        return 'conflictedMember'
      }
      return member.status === 'SEATED' ? 'panelSeated' : 'panelProposed'
    })

/** What the viewer's roles make of him to the cases of a place. */
export const officesIn = (viewer: Viewer, place: Place): Relation[] => [
  ...(hasRole(viewer, ['clerk'], place) ? ['clerk' as const] : []),
  ...(hasRole(viewer, ['director'], place) ? ['chiefDirector' as const] : []),
  ...(hasRole(viewer, ['staff'], place) ? ['staff' as const] : []),
]

const officesOf = (viewer: Viewer, facts: CaseFacts): Relation[] => {
  const { row, organisationPath } = facts
  const asked = challengeDecider(facts) === 'nextBody' && decidesChallenge(viewer, facts)
  return [...(asked ? ['nextBody' as const] : []), ...officesIn(viewer, { organisationPath, eventId: row.eventId })]
}

/** What the viewer is to this case, always one of the public besides. */
export const relationsOf = (viewer: Viewer, facts: CaseFacts): Relation[] => {
  const found = [...sidesOf(viewer, facts), ...seatsOf(viewer, facts), ...officesOf(viewer, facts)]
  const staked = found.some(relation => STAKES.includes(relation))
  return ['public', ...found.filter(relation => !staked || !OFFICES.includes(relation))]
}

/** Whether somebody holds an office here that a stake of his own takes away. */
export const isStaked = (access: CaseAccess): boolean => access.relations.some(relation => STAKES.includes(relation))

const knows = (found: readonly Relation[], { row }: CaseFacts): boolean => {
  if (found.includes('appellant')) return true
  if (row.number === null) return false
  return row.publicationLevel !== 'sealed' || found.some(one => one !== 'public' && one !== 'conflictedMember')
}

/** The case as the viewer may see it; nothing when it does not exist for this viewer. */
export const accessOf = (viewer: Viewer, facts: CaseFacts | undefined): CaseAccess | undefined => {
  if (!facts) return undefined
  const found = relationsOf(viewer, facts)
  return knows(found, facts) ? { ...facts, relations: found } : undefined
}

/** The one answer to "may this viewer read this of this case in this state". */
export const mayRead = (access: CaseAccess, field: CaseField): boolean =>
  access.relations.some(relation => READERS[field].includes(relation) && opens(field, relation, access.row.status))

/** A piece of evidence is always open to whoever handed it in. */
export const mayReadEvidence = (
  access: CaseAccess,
  viewer: Viewer,
  item: {
    readonly visibility: 'parties' | 'panel' | 'clerk' | 'sealed'
    readonly submittedBy: string
    readonly admission: string
  },
): boolean => {
  if (viewer.accountId !== undefined && item.submittedBy === viewer.accountId) return true
  if (item.admission === 'excluded' && !access.relations.includes('clerk')) return false
  return mayRead(access, `evidence.${item.visibility}`)
}
