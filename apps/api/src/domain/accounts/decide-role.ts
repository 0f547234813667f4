import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { roleProposal } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import { requirePermission } from '../../base/permission.js'
import { fail, type Outcome } from '../../base/problem.js'
import { insertGrant } from './grant-role.js'
import { canConfirmRole, canGrantRoles } from './policy.js'
import type { Act } from '../shared/act.js'

export interface DecideRoleInput {
  readonly proposalId: string
  /** False declines it; whoever proposed it may do that too. */
  readonly confirm: boolean
  readonly idempotencyKey?: string | undefined
}

type Proposal = typeof roleProposal.$inferSelect

/**
 * The second person's word on a proposed role. Problems: NOT_FOUND, NOT_PERMITTED, PROPOSAL_DECIDED,
 * ROLE_HELD_ALREADY.
 */
export const decideRole = async (
  deps: Deps,
  viewer: Viewer,
  input: DecideRoleInput,
): Promise<Outcome<{ accountId: string }>> => {
  const [proposal] = await deps.db.select().from(roleProposal).where(eq(roleProposal.id, input.proposalId))
  const place = proposal && (await placeOf(deps.db, { kind: proposal.scopeKind, id: proposal.scopeId }))
  if (!place) return fail('NOT_FOUND', { kind: 'role_proposal' })
  const permission = input.confirm ? canConfirmRole(viewer, place, proposal) : canGrantRoles(viewer, place)
  const permitted = requirePermission(permission)
  if (!permitted.ok) return permitted
  const two = input.confirm ? await requireTwoPersons(deps.db, viewer, proposal.proposedBy) : permitted
  if (!two.ok) return two
  const options = { constraints: { role_grant_no_overlap: 'ROLE_HELD_ALREADY' } }
  return idempotently(deps, viewer, 'decideRole', input, tx => decide({ tx, deps, viewer }, input, place), options)
}

const decide = async (
  { tx, deps, viewer }: Act,
  { proposalId, confirm }: DecideRoleInput,
  place: Place,
): Promise<Outcome<{ accountId: string }>> => {
  const [row] = await tx.select().from(roleProposal).where(eq(roleProposal.id, proposalId)).for('update')
  if (!row || row.decidedAt) return err([problem('PROPOSAL_DECIDED')])
  const grantId = confirm ? (await insertGrant(tx, viewer, roleOf(row), place)).grantId : null
  const decided = { decidedBy: actorOf(viewer), decidedAt: deps.clock.now(), grantId }
  await tx.update(roleProposal).set(decided).where(eq(roleProposal.id, proposalId))
  if (!confirm)
    await recordAudit(tx, viewer, {
      type: 'ROLE_DECLINED',
      organisationId: place.organisationPath[0]!,
      aggregateKind: 'role_proposal',
      aggregateId: proposalId,
      data: { proposalId, accountId: row.accountId },
    })
  return ok({ accountId: row.accountId })
}

const roleOf = ({ accountId, role, scopeKind, scopeId, valid }: Proposal) => {
  const { from, until } = parseDateRange(valid)
  const days = { ...(from ? { from } : {}), ...(until ? { until } : {}) }
  return { accountId, role, scope: { kind: scopeKind, id: scopeId }, ...days }
}
