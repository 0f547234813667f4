import { requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'

/**
 * The outbox is the administrators': they keep the accounts that the mails go to. Nobody reads the one-time links in it,
 * not even they: a link opens an account in its owner's name. Who may make one for somebody makes a new one, which
 * stands in the log under the maker's own name and closes the link that was sent.
 */
export const canReadOutbox = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, ['admin'], 'bodies')

/** The bodies whose mails, and those of the bodies below them, a viewer is shown. */
export const outboxScopes = (viewer: Viewer): readonly string[] =>
  viewer.grants
    .filter(grant => grant.role === 'admin' && grant.scope.kind === 'organisation')
    .map(grant => grant.scope.id)

/** The own mails, by whoever has an account. */
export const canChooseMails = (viewer: Viewer, hasAccount: boolean): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return hasAccount ? allowed : refused('ROLE_MISSING')
}

export const canTryMailAgain = (viewer: Viewer, organisationPath: readonly string[]): Permission =>
  requireRole(viewer, ['admin'], { organisationPath })
