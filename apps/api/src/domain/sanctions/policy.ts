import { type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import type { SanctionRefusalCode } from './problem-codes.js'

const KEEPERS = ['staff', 'registrar', 'clerk'] as const

/** Imposed and lifted by the office of the body, its registrar or its clerk, or of a body above it. */
export const canSanctionPerson = (viewer: Viewer, place: Place): Permission => requireRole(viewer, KEEPERS, place)

const ANOTHER: SanctionRefusalCode = 'SANCTION_NEEDS_ANOTHER'

/** Confirmed by a second person. */
export const canConfirmSanction = (
  viewer: Viewer,
  place: Place,
  { proposedBy }: { readonly proposedBy: string },
): Permission => allOf(canSanctionPerson(viewer, place), actorOf(viewer) === proposedBy ? refused(ANOTHER) : allowed)

/** The register of sanctions whole, as the offices need it. */
export const canOpenSanctions = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, KEEPERS, 'bodies')

/** Where the viewer reads sanctions that are not public. */
export const sanctionScopesOf = (viewer: Viewer): readonly string[] =>
  scopesOf(viewer, [...KEEPERS, 'director', 'sanctioningOfficer', 'auditor'])

/** Where the viewer confirms and lifts them. */
export const managedSanctionScopes = (viewer: Viewer): readonly string[] => scopesOf(viewer, KEEPERS)
