import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, isNull } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { placeOf, type ScopeReference } from '../../auth/places.js'
import { actorOf, type Role, type Viewer } from '../../auth/viewer.js'
import { roleGrant, roleProposal, user } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import { fail, type Outcome } from '../../base/problem.js'
import { canGrantRoles, canRevokeRole } from './policy.js'

export interface GrantRoleInput {
  readonly accountId: string
  readonly role: Role
  readonly scope: ScopeReference
  /** Days, until exclusive; open when missing. */
  readonly from?: string
  readonly until?: string
  readonly idempotencyKey?: string | undefined
}

/** The role that was given, or its proposal while it waits for the second person. */
export interface GrantedRole {
  readonly accountId: string
  readonly grantId?: string
  readonly proposalId?: string
}

/**
 * Gives an account a role in an organisation (and everything below it) or an event. Only an admin of that place may;
 * the administrator's own role is proposed, unless the program itself gives it. Problems: NOT_FOUND (the place),
 * NOT_PERMITTED, DATE_NOT_READABLE, PERIOD_REVERSED, ACCOUNT_UNKNOWN, ROLE_HELD_ALREADY, ROLE_PROPOSED_ALREADY.
 */
export const grantRole = async (deps: Deps, viewer: Viewer, input: GrantRoleInput): Promise<Outcome<GrantedRole>> => {
  const place = await placeOf(deps.db, input.scope)
  if (!place) return fail('NOT_FOUND', { kind: input.scope.kind }, { path: 'scope' })
  const permitted = requirePermission(canGrantRoles(viewer, place))
  if (!permitted.ok) return permitted
  const wrong = checkPeriod(input)
  if (wrong) return wrong
  const proposes = input.role === 'admin' && viewer.accountId !== undefined
  const write = proposes ? proposeRole : insertGrant
  const options = {
    constraints: { role_grant_no_overlap: 'ROLE_HELD_ALREADY', role_proposal_open: 'ROLE_PROPOSED_ALREADY' },
  }
  return idempotently(
    deps,
    viewer,
    'grantRole',
    input,
    async tx => {
      const [holder] = await tx.select({ id: user.id }).from(user).where(eq(user.id, input.accountId))
      if (!holder) return err([problem('ACCOUNT_UNKNOWN', { at: { path: 'account' } })])
      return ok({ accountId: input.accountId, ...(await write(tx, viewer, input, place)) })
    },
    options,
  )
}

const checkPeriod = ({ from, until }: GrantRoleInput): Outcome<never> | undefined => {
  for (const [path, day] of [
    ['from', from],
    ['until', until],
  ] as const)
    if (day !== undefined && !isDay(day)) return err([problem('DATE_NOT_READABLE', { at: { path } })])
  return from !== undefined && until !== undefined && until <= from
    ? err([problem('PERIOD_REVERSED', { at: { path: 'until' } })])
    : undefined
}

type NewRole = Pick<GrantRoleInput, 'accountId' | 'role' | 'scope' | 'from' | 'until'>

const valuesOf = ({ accountId, scope, ...days }: NewRole) => ({
  accountId,
  scopeKind: scope.kind,
  scopeId: scope.id,
  valid: formatDateRange(days),
})

/** Writes the grant with its audit row, in the caller's transaction. */
export const insertGrant = async (
  tx: Transaction,
  viewer: Viewer,
  role: NewRole,
  place: Place,
): Promise<{ grantId: string }> => {
  const [row] = await tx
    .insert(roleGrant)
    .values({ ...valuesOf(role), role: role.role, grantedBy: actorOf(viewer) })
    .returning({ id: roleGrant.id })
  const grantId = row!.id
  await recordAudit(tx, viewer, {
    type: 'ROLE_GRANTED',
    organisationId: place.organisationPath[0]!,
    aggregateKind: 'role_grant',
    aggregateId: grantId,
    data: dataOf(role),
  })
  return { grantId }
}

const dataOf = ({ accountId, role, scope }: NewRole) => ({ accountId, role, scopeKind: scope.kind, scopeId: scope.id })

const proposeRole = async (
  tx: Transaction,
  viewer: Viewer,
  role: NewRole,
  place: Place,
): Promise<{ proposalId: string }> => {
  const [row] = await tx
    .insert(roleProposal)
    .values({ ...valuesOf(role), role: 'admin', proposedBy: actorOf(viewer) })
    .returning({ id: roleProposal.id })
  const proposalId = row!.id
  await recordAudit(tx, viewer, {
    type: 'ROLE_PROPOSED',
    organisationId: place.organisationPath[0]!,
    aggregateKind: 'role_proposal',
    aggregateId: proposalId,
    data: dataOf(role),
  })
  return { proposalId }
}

/** Ends a grant now. Repeating it changes nothing. Problems: NOT_FOUND, NOT_PERMITTED. */
export const revokeRole = async (
  deps: Deps,
  viewer: Viewer,
  input: { readonly grantId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ grantId: string; accountId: string }>> => {
  const { grantId } = input
  const [grant] = await deps.db.select().from(roleGrant).where(eq(roleGrant.id, grantId))
  const place = grant && (await placeOf(deps.db, { kind: grant.scopeKind, id: grant.scopeId }))
  if (!place) return fail('NOT_FOUND', { kind: 'role_grant' })
  const permitted = requirePermission(canRevokeRole(viewer, place, grant.accountId))
  if (!permitted.ok) return permitted
  return idempotently(deps, viewer, 'revokeRole', input, async tx => {
    const ended = await tx
      .update(roleGrant)
      .set({ revokedAt: deps.clock.now() })
      .where(and(eq(roleGrant.id, grantId), isNull(roleGrant.revokedAt)))
      .returning({ id: roleGrant.id })
    if (ended.length > 0) {
      const organisationId = place.organisationPath[0]!
      const target = { organisationId, aggregateKind: 'role_grant', aggregateId: grantId }
      await recordAudit(tx, viewer, { type: 'ROLE_REVOKED', ...target, data: { grantId } })
    }
    return ok({ grantId, accountId: grant.accountId })
  })
}
