import { ok } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { roleGrant } from '../db/schema/index.js'
import { inTransaction } from '../db/transaction.js'
import { recordAudit } from '../domain/audit/record.js'
import { formatDateRange } from '../domain/shared/date-range.js'
import type { Deps } from '../domain/shared/deps.js'
import { requirePermission } from '../domain/shared/permission.js'
import { fail, type Outcome } from '../domain/shared/problem.js'
import { requireRole } from './grants.js'
import { type ScopeReference, placeOf } from './places.js'
import type { Role, Viewer } from './viewer.js'

export interface GrantRoleInput {
  readonly accountId: string
  readonly role: Role
  readonly scope: ScopeReference
  /** Days, until exclusive; open when missing. */
  readonly from?: string
  readonly until?: string
}

/** Gives an account a role in an organisation (and everything below it) or an event. Only an admin of that place may. */
export const grantRole = async (
  deps: Deps,
  viewer: Viewer,
  input: GrantRoleInput,
): Promise<Outcome<{ grantId: string }>> => {
  const place = await placeOf(deps.db, input.scope)
  if (!place) return fail('NOT_FOUND', { kind: input.scope.kind }, { path: 'scope' })
  const permitted = requirePermission(requireRole(viewer, [], place))
  if (!permitted.ok) return permitted
  return inTransaction(deps.db, async tx => {
    const [row] = await tx
      .insert(roleGrant)
      .values({
        accountId: input.accountId,
        role: input.role,
        scopeKind: input.scope.kind,
        scopeId: input.scope.id,
        valid: formatDateRange(input),
        grantedBy: viewer.accountId ?? 'system',
      })
      .returning({ id: roleGrant.id })
    const grantId = row!.id
    await recordAudit(tx, viewer, {
      type: 'ROLE_GRANTED',
      organisationId: place.organisationPath[0]!,
      aggregateKind: 'role_grant',
      aggregateId: grantId,
      data: {
        accountId: input.accountId,
        role: input.role,
        scopeKind: input.scope.kind,
        scopeId: input.scope.id,
      },
    })
    return ok({ grantId })
  })
}

/** Ends a grant now. Repeating it changes nothing. */
export const revokeRole = async (
  deps: Deps,
  viewer: Viewer,
  grantId: string,
): Promise<Outcome<{ grantId: string }>> => {
  const [grant] = await deps.db.select().from(roleGrant).where(eq(roleGrant.id, grantId))
  const place = grant && (await placeOf(deps.db, { kind: grant.scopeKind, id: grant.scopeId }))
  if (!place) return fail('NOT_FOUND', { kind: 'role_grant' })
  const permitted = requirePermission(requireRole(viewer, [], place))
  if (!permitted.ok) return permitted
  return inTransaction(deps.db, async tx => {
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
    return ok({ grantId })
  })
}
