import { type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

const IMPORTERS: readonly Role[] = ['admin', 'staff', 'scorer']
const DECIDERS: readonly Role[] = ['admin', 'staff']

/** Results are taken in by the organising body's staff and scorers. */
export const canImportResults = (viewer: Viewer, place: Place): Permission => requireRole(viewer, IMPORTERS, place)

/** Who somebody in a file is, is decided by those who keep the register. */
export const canDecideIdentity = (viewer: Viewer, place: Place): Permission => requireRole(viewer, DECIDERS, place)

/** The desk for results files: of whoever takes results in for some body. */
export const canOpenImports = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, IMPORTERS, 'bodies')

/** The desk for names nobody could place: of those who may decide them for some body. */
export const canOpenIdentities = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, DECIDERS, 'bodies')

const bodiesOf = (viewer: Viewer, roles: readonly Role[]): string[] =>
  viewer.grants
    .filter(grant => grant.scope.kind === 'organisation' && roles.includes(grant.role))
    .map(grant => grant.scope.id)

/** The bodies a viewer takes results in for: whatever lies below them is within reach. */
export const importScopes = (viewer: Viewer): string[] => bodiesOf(viewer, IMPORTERS)

/** The bodies in whose files a viewer decides who somebody is. */
export const identityScopes = (viewer: Viewer): string[] => bodiesOf(viewer, DECIDERS)
