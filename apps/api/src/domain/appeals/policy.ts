import { hasRole, type Place, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'
import { procedureOfCase } from './case-procedure.js'
import { possibleEvents } from './appeal-status.js'
import type { AppealEventType } from './appeal-events.js'
import { type CaseAccess, isAskedToConcur, isStaked, isViewer, officesIn, type Relation } from './visibility.js'

/** The desk for cases: of clerks, of directors whose rulings are appealed, and of those who may sit on a panel. */
export const canOpenCases = (viewer: Viewer): Permission =>
  requireRoleAnywhere(viewer, ['clerk', 'director', 'committee'])

/** Who does what to a case, and which docket entry it writes. */
const caseActs = {
  draftAppeal: { by: ['appellant'], writes: 'DRAFTED' },
  fileAppeal: { by: ['appellant'], writes: 'FILED' },
  requestLateLeave: { by: ['appellant'], writes: 'FILED' },
  concurInAppeal: { by: ['appellant', 'clerk'], writes: 'CONCURRENCE_GIVEN' },
  withdrawAppeal: { by: ['appellant'], writes: 'WITHDRAWN' },
  cureAppeal: { by: ['appellant', 'clerk'], writes: 'CURED' },
  uploadEvidence: { by: ['appellant', 'respondent', 'directorConcerned', 'clerk'], writes: 'EVIDENCE_SUBMITTED' },
  answerAppeal: { by: ['respondent'], writes: 'RESPONSE_GIVEN' },
  waiveAnswer: { by: ['respondent', 'directorConcerned'], writes: 'ANSWER_WAIVED' },
  consentToPanel: { by: ['appellant', 'respondent', 'clerk'], writes: 'PANEL_CONSENTED' },
  stateFacts: { by: ['directorConcerned'], writes: 'FACTS_STATED' },
  addRedactedCopy: { by: ['clerk'], writes: 'EVIDENCE_REDACTED' },
  ruleOnEvidence: { by: ['clerk'], writes: 'EVIDENCE_ADMITTED' },
  recordDeposit: { by: ['clerk', 'staff'], writes: 'DEPOSIT_RECEIVED' },
  returnDeposit: { by: ['clerk', 'staff'], writes: 'DEPOSIT_RETURNED' },
  forfeitDeposit: { by: ['clerk', 'staff'], writes: 'DEPOSIT_FORFEITED' },
  decideLateLeave: { by: ['chiefDirector', 'clerk', 'panelSeated'], writes: 'LATE_LEAVE_GRANTED' },
  declareInadmissible: { by: ['clerk'], writes: 'DECLARED_INADMISSIBLE' },
  requestCure: { by: ['clerk'], writes: 'CURE_REQUESTED' },
  admitAppeal: { by: ['clerk'], writes: 'ADMITTED' },
  referLawPart: { by: ['clerk', 'panelSeated'], writes: 'LAW_PART_REFERRED' },
  returnLawPart: { by: ['clerk', 'chiefDirector'], writes: 'LAW_PART_RETURNED' },
  answerLawPart: { by: ['chiefDirector'], writes: 'LAW_PART_ANSWERED' },
  extendDeadline: { by: ['clerk', 'panelSeated'], writes: 'EXTENSION_GRANTED' },
  stopClock: { by: ['clerk', 'panelSeated'], writes: 'CLOCK_STOPPED' },
  resumeClock: { by: ['clerk', 'panelSeated'], writes: 'CLOCK_RESUMED' },
  requestStay: { by: ['appellant', 'respondent'], writes: 'STAY_REQUESTED' },
  decideStay: { by: ['chiefDirector', 'clerk', 'panelSeated'], writes: 'STAY_GRANTED' },
  liftStay: { by: ['chiefDirector', 'clerk', 'panelSeated'], writes: 'STAY_LIFTED' },
  requestReopening: { by: ['appellant', 'respondent'], writes: 'REOPENING_REQUESTED' },
  decideReopening: { by: ['panelSeated', 'clerk'], writes: 'REOPENING_GRANTED' },
  requestInfo: { by: ['panelSeated', 'clerk'], writes: 'INFO_REQUESTED' },
  answerInfo: { by: ['appellant', 'respondent', 'directorConcerned'], writes: 'INFO_RECEIVED' },
} as const satisfies Record<string, { by: readonly Relation[]; writes: AppealEventType }>

export type CaseAct = keyof typeof caseActs
export const caseActNames = Object.keys(caseActs) as CaseAct[]

/** Whether a role held there lets the viewer do this to the cases of the place; the rest hangs on the case. */
export const canActOnCases = (viewer: Viewer, place: Place, act: CaseAct): Permission => {
  const by: readonly Relation[] = caseActs[act].by
  return officesIn(viewer, place).some(office => by.includes(office)) ? allowed : refused('ROLE_MISSING')
}

const missing = (viewer: Viewer, access: CaseAccess): Permission => {
  if (viewer.accountId === undefined && viewer.grants.length === 0) return refused('NOT_SIGNED_IN')
  return refused(isStaked(access) ? 'PARTY_TO_THE_CASE' : 'ROLE_MISSING')
}

/** Leave to file late is given by whom the procedure names, never by who gave the ruling. */
const mayGiveLeave = (viewer: Viewer, access: CaseAccess): Permission => {
  const by = procedureOfCase(access.row).procedure.lateLeave?.by
  const relation: Relation = by === 'chiefDirector' || by === 'director' ? 'chiefDirector' : 'clerk'
  const place = { organisationPath: access.organisationPath, eventId: access.row.eventId }
  const member = hasRole(viewer, ['committee'], place)
  if (access.relations.includes(relation)) return allowed
  return by === 'committee' && member && !isStaked(access) ? allowed : missing(viewer, access)
}

const directsHere = (viewer: Viewer, { organisationPath, row }: CaseAccess): boolean =>
  hasRole(viewer, ['director'], { organisationPath, eventId: row.eventId })

/**
 * The chief director answers on the law (93B1), or another director in the chief's place; who gave the ruling only where
 * nobody else directs, so that no question of law waits for ever.
 */
export const mayAnswerLaw = (viewer: Viewer, access: CaseAccess): Permission => {
  const gave = viewer.accountId !== undefined && access.ruling?.givenBy === viewer.accountId
  if (gave) return access.loneDirector && directsHere(viewer, access) ? allowed : refused('GAVE_THE_RULING')
  return access.relations.includes('chiefDirector') ? allowed : missing(viewer, access)
}

/** The chair in the name of those who decided; the desk where nobody sat. */
const mayReopen = (viewer: Viewer, access: CaseAccess): Permission => {
  const chair = access.members.find(member => member.role === 'chair' && !member.left)
  const may = chair
    ? isViewer(viewer, chair) && access.relations.includes('panelSeated')
    : access.relations.includes('clerk')
  return may ? allowed : missing(viewer, access)
}

/** Whether the viewer may do this to the case at all; the state is asked where it is done. */
export const permissionFor = (viewer: Viewer, access: CaseAccess, act: CaseAct): Permission => {
  if (act === 'decideLateLeave') return mayGiveLeave(viewer, access)
  if (act === 'answerLawPart') return mayAnswerLaw(viewer, access)
  if (act === 'decideReopening') return mayReopen(viewer, access)
  const by: readonly Relation[] = caseActs[act].by
  return by.some(relation => access.relations.includes(relation)) ? allowed : missing(viewer, access)
}

/** The same with the state the case is in: what a desk shows. */
export const permissionNow = (viewer: Viewer, access: CaseAccess, act: CaseAct): Permission => {
  const may = permissionFor(viewer, access, act)
  if (!may.allowed) return may
  const signs = act === 'concurInAppeal' && !access.relations.includes('clerk')
  if (signs && !isAskedToConcur(viewer, access)) return refused('CASE_STATE_FORBIDS')
  return possibleEvents(access.row.status).includes(caseActs[act].writes) ? allowed : refused('CASE_STATE_FORBIDS')
}
