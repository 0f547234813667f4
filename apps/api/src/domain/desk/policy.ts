import { type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

const KEEPERS: readonly Role[] = ['staff', 'registrar']
const READERS: readonly Role[] = [...KEEPERS, 'auditor']

/** The anomaly desk: of the offices, and of auditors, who read it. */
export const canOpenAnomalies = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, READERS, 'bodies')

/** Checks are run, and what they find is taken on or accepted, by the office of the body it is in. */
export const canSettleAnomaly = (viewer: Viewer, place: Place): Permission => requireRole(viewer, KEEPERS, place)

const bodiesOf = (viewer: Viewer, roles: readonly Role[]): readonly string[] =>
  scopesOf({ ...viewer, grants: viewer.grants.filter(grant => grant.scope.kind === 'organisation') }, roles)

export const anomalyScopes = (viewer: Viewer): readonly string[] => bodiesOf(viewer, READERS)

/** The bodies and events whose waiting work is a viewer's, by what it is. */
export const workScopes = (viewer: Viewer) => ({
  sanctioning: bodiesOf(viewer, ['staff', 'sanctioningOfficer']),
  running: scopesOf(viewer, ['staff', 'director']),
  scoring: scopesOf(viewer, ['staff', 'director', 'scorer']),
  importing: bodiesOf(viewer, ['staff', 'scorer']),
  identities: bodiesOf(viewer, ['staff']),
  approving: scopesOf(viewer, ['staff']),
  grading: bodiesOf(viewer, ['staff', 'rankingOfficer']),
  ranking: bodiesOf(viewer, ['staff', 'rankingOfficer']),
  register: bodiesOf(viewer, KEEPERS),
  sanctions: bodiesOf(viewer, [...KEEPERS, 'clerk']),
  roles: bodiesOf(viewer, ['admin']),
  anomalies: bodiesOf(viewer, READERS),
})

/** The bodies and events whose events are a viewer's to make, run or score. */
export const eventScopes = (viewer: Viewer): readonly string[] =>
  scopesOf(viewer, ['staff', 'sanctioningOfficer', 'director', 'scorer'])

/** The bodies whose first steps are a viewer's to take. */
export const stepScopes = (viewer: Viewer): readonly string[] => bodiesOf(viewer, ['staff', 'admin'])
