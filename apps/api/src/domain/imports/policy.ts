import { type Place, requireRole } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Permission } from '../shared/permission.js'

const IMPORTERS: readonly Role[] = ['admin', 'staff', 'scorer']

/** Results are taken in by the organising body's staff and scorers. */
export const canImportResults = (viewer: Viewer, place: Place): Permission => requireRole(viewer, IMPORTERS, place)

/** Who somebody in a file is, is decided by those who keep the register. */
export const canDecideIdentity = (viewer: Viewer, place: Place): Permission =>
  requireRole(viewer, ['admin', 'staff'], place)

/** The bodies a viewer takes results in for: whatever lies below them is within reach. */
export const importScopes = (viewer: Viewer): string[] =>
  viewer.grants
    .filter(grant => grant.scope.kind === 'organisation' && IMPORTERS.includes(grant.role))
    .map(grant => grant.scope.id)
