import { and, count, eq, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { mail } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { MailRow } from './write-mail.js'

export type MailState = MailRow['state']

const within = (scopes: readonly string[], state: MailState | undefined) =>
  and(
    sql`organisation_path(${mail.organisationId}) && ${uuids(scopes)}`,
    state === undefined ? undefined : eq(mail.state, state),
  )

/** Mails of these bodies and of those below them, the latest first. The cursor's key is the instant. */
export const listMails = (
  db: Db,
  scopes: readonly string[],
  state: MailState | undefined,
  page: PageRequest,
): Promise<MailRow[]> =>
  db
    .select()
    .from(mail)
    .where(and(within(scopes, state), earlierThan(mail.recordedAt, mail.id, page.after)))
    .orderBy(...latestFirst(mail.recordedAt, mail.id))
    .limit(page.first + 1)

export const countMails = async (db: Db, scopes: readonly string[], state: MailState | undefined): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(mail).where(within(scopes, state))
  return row?.n ?? 0
}
