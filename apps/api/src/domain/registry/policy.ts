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

/** What the public sees of a person is said by the person or by who keeps the register. */
export const canSetPrivacy = (viewer: Viewer, personId: string, place: Place): Permission =>
  viewer.personId === personId ? allowed : canManageRegister(viewer, place)

/** Everything that is held about a person: for the person, and for who keeps the register. */
export const canExportPerson = canSetPrivacy

/** To be forgotten is asked by the person, or by the office for somebody who asked on paper. */
export const canRequestErasure = canSetPrivacy

/** The office decides, and nobody alone: not who asked, and nobody about himself. */
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

export const canRename = canManageRegister

/** A federation stands at the root: an operator founds it, or the admin of another one. */
export const canFoundFederation = (viewer: Viewer, federationIds: readonly string[]): Permission =>
  viewer.operator ? allowed : requireRole(viewer, ['admin'], { organisationPath: federationIds })

/** Two records may belong to two bodies: whoever merges them must hold the office above both. */
export const canMerge = canManageRegister

/** What only the register's keepers and the person may see. */
export const canSeePrivate = (viewer: Viewer, personId: string, place: Place): boolean =>
  viewer.personId === personId || canManageRegister(viewer, place).allowed
