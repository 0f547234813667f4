import { hasRole, type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'

const KEEPERS = ['staff', 'registrar'] as const

/** The register is kept by the office of a body, for the people who belong to it or to one below it. */
export const canManageRegister = (viewer: Viewer, place: Place): Permission => requireRole(viewer, KEEPERS, place)

/** The register desk: of those who keep the register of some body, and of auditors, who read it. */
export const canOpenRegister = (viewer: Viewer): Permission =>
  requireRoleAnywhere(viewer, [...KEEPERS, 'auditor'], 'bodies')

/** The bodies whose register, with that of the bodies below them, a viewer keeps or reads. */
export const registerScopes = (viewer: Viewer): readonly string[] =>
  scopesOf({ ...viewer, grants: viewer.grants.filter(grant => grant.scope.kind === 'organisation') }, [
    ...KEEPERS,
    'auditor',
  ])

/** What was done to a record, by whom and why: for those who keep it, for auditors, and for the person. */
export const canReadHistory = (viewer: Viewer, place: Place): boolean => hasRole(viewer, [...KEEPERS, 'auditor'], place)

/** The offices above every body concerned decide, and nobody alone: not who asked, and nobody about himself. */
export const canDecideErasure = (
  viewer: Viewer,
  place: Place,
  request: { readonly personId: string; readonly requestedBy: string },
): Permission =>
  allOf(
    canManageRegister(viewer, place),
    viewer.accountId === request.requestedBy || viewer.personId === request.personId
      ? refused('SECOND_PERSON_NEEDED')
      : allowed,
  )

/** A federation stands at the root: an operator founds it, or the admin of another one. */
export const canFoundFederation = (viewer: Viewer, federationIds: readonly string[]): Permission =>
  viewer.operator ? allowed : requireRole(viewer, ['admin'], { organisationPath: federationIds })

/** What only those who keep or read the register, and the person, may see. */
export const canSeePrivate = (viewer: Viewer, personId: string, place: Place): boolean =>
  viewer.personId === personId || canReadHistory(viewer, place)

/** The bodies whose register the viewer keeps by a role of their own, not through one above. */
export const keptBodies = ({ grants }: Viewer): readonly string[] => [
  ...new Set(
    grants
      .filter(
        ({ role, scope }) => scope.kind === 'organisation' && (role === 'admin' || KEEPERS.some(one => one === role)),
      )
      .map(({ scope }) => scope.id),
  ),
]
