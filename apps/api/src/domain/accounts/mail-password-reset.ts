import { ok } from '@paiji/rules'
import { inTransaction } from '../../db/transaction.js'
import { expireLinkMails, writeAccountMail } from '../mail/write-mail.js'
import type { Deps } from '../shared/deps.js'

/** How long a link for a new password opens, in seconds. */
export const RESET_SECONDS = 3600

/** Sends the link for a new password to the account's own address; an earlier one that still waits is not sent. */
export const mailPasswordReset = async (
  deps: Pick<Deps, 'db' | 'clock' | 'mailing'>,
  accountId: string,
  token: string,
): Promise<void> => {
  await inTransaction(deps.db, async tx => {
    const until = new Date(deps.clock.now().getTime() + RESET_SECONDS * 1000)
    await expireLinkMails(tx, accountId, ['PASSWORD_RESET'])
    await writeAccountMail(tx, deps, { kind: 'PASSWORD_RESET', accountId, link: { path: '/reset', token, until } })
    return ok(true)
  })
}
