import { type Place, requireRole } from '../../auth/grants.js'
import { type Role, roles, type Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'
import { canGrantRoles } from '../accounts/policy.js'
import { canChooseProcedure } from '../appeals/choose-procedure.js'
import { canActOnCases } from '../appeals/policy.js'
import { canIssueLists, canStateFigures } from '../awards/policy.js'
import { canApproveCorrection, canCorrect } from '../corrections/policy.js'
import { canSettleAnomaly } from '../desk/policy.js'
import { canSetTerms } from '../entries/policy.js'
import { canRequestEvent } from '../event-requests/policy.js'
import { canLinkPlayers, canRunEvent, canSanctionEvent } from '../events/policy.js'
import { canAwardGrades } from '../grading/policy.js'
import { canDecideIdentity, canImportResults } from '../imports/policy.js'
import { canNameCommittee } from '../offices/policy.js'
import { canKeepPanels } from '../panels/policy.js'
import { canManageRegister, canReadHistory } from '../registry/policy.js'
import { canConfirmResult, canEnterResult } from '../results/policy.js'
import { canManageRounds } from '../rounds/policy.js'
import { canRule } from '../rulings/policy.js'
import { canSanctionPerson } from '../sanctions/policy.js'
import { canMakeOfficial, canPublish } from '../standings/policy.js'
import { canKeepWebhooks } from '../webhooks/policy.js'

type Policy = (viewer: Viewer, place: Place) => Permission

/** No account: whoever is asked about did not do the first half of an act that takes two. */
const ANOTHER = ''

/** What officers do at an event, by the policy that decides it. */
const ofEvents = {
  sanctionEvents: canSanctionEvent,
  setTerms: canSetTerms,
  runEvent: canRunEvent,
  manageRounds: canManageRounds,
  enterResults: canEnterResult,
  confirmResults: (viewer, place) => canConfirmResult(viewer, place, ANOTHER),
  rule: canRule,
  correct: canCorrect,
  approveCorrections: (viewer, place) => canApproveCorrection(viewer, place, ANOTHER),
  publish: canPublish,
  makeOfficial: canMakeOfficial,
  linkAwarded: (viewer, place) => canLinkPlayers(viewer, place, true),
  stateFigures: (viewer, place) => canStateFigures(viewer, place, ANOTHER),
  chooseProcedure: canChooseProcedure,
} as const satisfies Record<string, Policy>

/** What officers do to the cases of an event or a body. */
const ofCases = {
  keepCases: (viewer, place) => canActOnCases(viewer, place, 'admitAppeal'),
  keepPanels: canKeepPanels,
  decideStays: (viewer, place) => canActOnCases(viewer, place, 'decideStay'),
  answerLaw: (viewer, place) => canActOnCases(viewer, place, 'answerLawPart'),
} as const satisfies Record<string, Policy>

/** What officers do at a body. */
const ofBodies = {
  keepAccounts: canGrantRoles,
  keepRegister: canManageRegister,
  settleAnomalies: canSettleAnomaly,
  readHistory: (viewer, place) => (canReadHistory(viewer, place) ? allowed : refused('ROLE_MISSING')),
  sanctionPeople: canSanctionPerson,
  nameCommittee: canNameCommittee,
  sanctionEvents: canSanctionEvent,
  requestEvents: (viewer, place) => canRequestEvent(viewer, place, false),
  takeInResults: canImportResults,
  decideIdentities: canDecideIdentity,
  issueLists: canIssueLists,
  awardGrades: canAwardGrades,
  keepWebhooks: canKeepWebhooks,
} as const satisfies Record<string, Policy>

export type PowerAct = keyof typeof ofEvents | keyof typeof ofCases | keyof typeof ofBodies

/** The acts of a place, by the policy that decides each. */
export const actsOf = (place: Place): readonly (readonly [PowerAct, Policy])[] => {
  const own: Partial<Record<PowerAct, Policy>> = place.eventId === undefined ? ofBodies : ofEvents
  return Object.entries({ ...own, ...ofCases }) as [PowerAct, Policy][]
}

/** Which roles the policy lets act at a place, found by asking it for each. */
export const rolesFor = (policy: Policy, place: Place): readonly Role[] => {
  const [organisationId = ''] = place.organisationPath
  const scope =
    place.eventId === undefined
      ? { kind: 'organisation' as const, id: organisationId }
      : { kind: 'event' as const, id: place.eventId }
  return roles.filter(role => {
    const holder = {
      accountId: role,
      requestId: role,
      grants: [{ role, scope, from: undefined, until: undefined }],
    }
    return policy(holder, place).allowed
  })
}

/** Who may do what at a place is for those who hold a role there. */
export const canSeePowers = (viewer: Viewer, place: Place): Permission => requireRole(viewer, roles, place)
