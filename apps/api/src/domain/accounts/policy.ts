import { hasRole, type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { canManageRegister } from '../registry/policy.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import type { AccountRefusalCode } from './problem-codes.js'

const refuse = (code: AccountRefusalCode): Permission => refused(code)

/** An account with everything a permission asks of it. */
export interface ManagedAccount {
  readonly id: string
  /** The body that keeps it; none for accounts of the command line. */
  readonly home: Place | undefined
  /** The roles it holds today or will hold. */
  readonly held: readonly { readonly role: string; readonly place: Place }[]
  /** Whether its holder has set a password; a reset since then does not change it. */
  readonly isOpened: boolean
}

/** The desk for accounts: of the administrators of some body. */
export const canOpenAccounts = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, ['admin'], 'bodies')

/** The bodies whose accounts, and those of the bodies below them, a viewer is shown. */
export const accountScopes = (viewer: Viewer): readonly string[] =>
  viewer.grants
    .filter(grant => grant.role === 'admin' && grant.scope.kind === 'organisation')
    .map(grant => grant.scope.id)

/** Accounts are made, and roles given and ended, by the administrators of the place they are for. */
export const canGrantRoles = (viewer: Viewer, place: Place): Permission => requireRole(viewer, ['admin'], place)

/** Nobody shuts himself out: somebody else ends an administrator's own role. */
export const canRevokeRole = (viewer: Viewer, place: Place, accountId: string): Permission =>
  allOf(canGrantRoles(viewer, place), viewer.accountId === accountId ? refuse('OWN_ACCOUNT') : allowed)

/** The administrator's role takes two, and neither of them is the one who gets it. */
export const canConfirmRole = (
  viewer: Viewer,
  place: Place,
  proposal: { readonly proposedBy: string; readonly accountId: string },
): Permission =>
  allOf(
    canRevokeRole(viewer, place, proposal.accountId),
    viewer.accountId === proposal.proposedBy ? refuse('OWN_PROPOSAL') : allowed,
  )

/** Whose account it is to keep: administrators of its body, and of every place where it holds a role. */
const canKeepAccount = (viewer: Viewer, account: ManagedAccount): Permission => {
  const places = [...(account.home ? [account.home] : []), ...account.held.map(one => one.place)]
  const reached = places.filter(place => hasRole(viewer, ['admin'], place))
  if (reached.length === 0) return requireRole(viewer, ['admin'], { organisationPath: [] })
  return reached.length === places.length ? allowed : refuse('ACCOUNT_ABOVE_YOU')
}

/** Sessions are ended and accounts locked by those who keep them; nobody locks the own one. */
export const canLockAccount = (viewer: Viewer, account: ManagedAccount): Permission =>
  allOf(canKeepAccount(viewer, account), viewer.accountId === account.id ? refuse('OWN_ACCOUNT') : allowed)

/**
 * A link that sets a password lets its holder act as the account. So no administrator makes one for another
 * administrator who has opened the account, nor after a reset by two: that takes two again, or the command line.
 */
export const canMakeLink = (viewer: Viewer, account: ManagedAccount): Permission =>
  allOf(
    canKeepAccount(viewer, account),
    account.isOpened && account.held.some(one => one.role === 'admin') ? refuse('ADMINISTRATORS_ACCOUNT') : allowed,
  )

/**
 * An account that signs in already is reset by two who manage it, neither of them its holder; an administrator's too, whose link
 * no single one makes.
 */
export const canProposeRecovery = (viewer: Viewer, account: ManagedAccount): Permission =>
  allOf(canLockAccount(viewer, account), account.isOpened ? allowed : refuse('ACCOUNT_NOT_OPENED'))

/** The second one's word on it. */
export const canApproveRecovery = (
  viewer: Viewer,
  account: ManagedAccount,
  { proposedBy }: { readonly proposedBy: string },
): Permission =>
  allOf(
    viewer.accountId === account.id ? refuse('OWN_ACCOUNT') : allowed,
    canLockAccount(viewer, account),
    viewer.accountId === proposedBy ? refuse('OWN_PROPOSAL') : allowed,
  )

/** Its holder is not locked out after all, or one of those who keep it has doubts. */
export const canDeclineRecovery = (viewer: Viewer, account: ManagedAccount): Permission =>
  viewer.accountId === account.id && viewer.token === undefined ? allowed : canLockAccount(viewer, account)

/** Sessions of the own account. */
export const canEndSession = (viewer: Viewer, owner: string | undefined): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return owner === viewer.accountId ? allowed : refused('ROLE_MISSING')
}

/** The own address, by whoever signs in with a password. */
export const canChangeEmail = (viewer: Viewer, hasPassword: boolean): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return hasPassword ? allowed : refused('ROLE_MISSING')
}

/** Whether administrators and clerks need a second factor is the federation's administrators' to say. */
export const canSetSecondFactorRule = (viewer: Viewer, federationId: string): Permission =>
  requireRole(viewer, ['admin'], { organisationPath: [federationId] })

/** Tokens are made and ended by their owner in a session: no token makes another. */
export const canKeepTokens = (viewer: Viewer, owner: string | undefined): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return viewer.token === undefined && viewer.accountId === owner ? allowed : refused('ROLE_MISSING')
}

/** Somebody signed in whose account is nobody's of the register yet. */
export const canClaimPerson = (viewer: Viewer): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return viewer.personId === undefined ? allowed : refuse('ACCOUNT_HAS_PERSON')
}

/** Taken back by whose claim it is. */
export const canWithdrawClaim = (viewer: Viewer, claim: { readonly accountId: string }): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return viewer.accountId === claim.accountId ? allowed : refused('ROLE_MISSING')
}

/** Checked and decided by who keeps the register there, never by who claims. */
export const canDecideClaim = (viewer: Viewer, place: Place, claim: { readonly accountId: string }): Permission =>
  allOf(canManageRegister(viewer, place), viewer.accountId === claim.accountId ? refuse('OWN_CLAIM') : allowed)

/**
 * While there is no federation there is nobody who could be permitted: whoever has the one-time code may found it, or
 * whoever runs commands on the machine. Afterwards nobody may this way.
 */
export const canFoundFirst = (viewer: Viewer, isFounded: boolean): Permission =>
  !isFounded || viewer.operator ? allowed : requireRole({ ...viewer, grants: [] }, [], { organisationPath: [] })
