import { type Place, requireRole, requireRoleAnywhere, scopesOf } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Permission } from '../../base/permission.js'

/** An address is told what everybody may read; still it is the body's word that is sent, and its name that is called in. */
const KEEPERS: readonly Role[] = ['staff', 'publisher']

/** Addresses are kept by the office of the body, or of a body above it. */
export const canKeepWebhooks = (viewer: Viewer, place: Place): Permission => requireRole(viewer, KEEPERS, place)

/** The page of the addresses: of whoever keeps some. */
export const canOpenWebhooks = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, KEEPERS, 'bodies')

/** The bodies whose addresses, and those of the bodies below them, a viewer keeps. */
export const webhookScopes = (viewer: Viewer): readonly string[] =>
  scopesOf({ ...viewer, grants: viewer.grants.filter(({ scope }) => scope.kind === 'organisation') }, KEEPERS)

/** Who is notified of an address that is not called any more. */
export const webhookKeepers: readonly Role[] = [...KEEPERS, 'admin']
