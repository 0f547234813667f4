import { MS_A_DAY } from '../../base/clock.js'
import type { RequestContext } from '../../context.js'
import { canApproveRecovery, canDeclineRecovery, type ManagedAccount } from '../../domain/accounts/policy.js'
import { RECOVERY_DAYS } from '../../domain/accounts/recover-account.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { calledAccountLoader } from '../registry/registry.loaders.js'
import { toPermission } from '../shared/permission.type.js'
import { asAnotherPerson, asSecondPerson } from '../shared/second-person.js'
import type { AccountRecoveryType } from './account.type.js'
import { recoveryLoader } from './accounts.loaders.js'

/** The open proposal about an account, with what the viewer may do about it. */
export const recoveryOf = async (
  ctx: RequestContext,
  kept: ManagedAccount,
): Promise<AccountRecoveryType | undefined> => {
  const row = await ctx.load(recoveryLoader).load(kept.id)
  if (!row) return undefined
  const notHolder = await asAnotherPerson(ctx, canApproveRecovery(ctx.viewer, kept, row), row.accountId)
  const proposedBy = await ctx.load(calledAccountLoader).load(row.proposedBy)
  return {
    id: toGlobalId('AccountRecovery', row.id),
    reason: row.reason,
    ...(proposedBy ? { proposedBy } : {}),
    proposedAt: row.recordedAt,
    until: new Date(row.recordedAt.getTime() + RECOVERY_DAYS * MS_A_DAY),
    canApprove: notHolder.allowed
      ? await asSecondPerson(ctx, canApproveRecovery(ctx.viewer, kept, row), row.proposedBy)
      : notHolder,
    canDecline: toPermission(canDeclineRecovery(ctx.viewer, kept)),
  }
}
