import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { twoFactor, user } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { federationIds } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { logOfAccount, managedAccount } from './managed-account.js'

/** Takes the second factor of an account away, for the operator; the log says so. Problems: ACCOUNT_UNKNOWN. */
export const dropSecondFactor = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  accountId: string,
): Promise<Outcome<{ accountId: string }>> =>
  inTransaction(db, async tx => {
    const found = await managedAccount(tx, clock, accountId)
    if (!found.ok) return found
    await tx.delete(twoFactor).where(eq(twoFactor.userId, accountId))
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, accountId))
    const organisationId = logOfAccount(found.value) || (await federationIds(tx))[0] || ''
    await recordAudit(tx, viewer, {
      type: 'ACCOUNT_SECOND_FACTOR_OFF',
      organisationId,
      aggregateKind: 'account',
      aggregateId: accountId,
      data: { accountId },
    })
    return ok({ accountId })
  })
