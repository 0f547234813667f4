import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text, whole } from '../../db/rows.js'
import { mail, user } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { insertReturning } from '../shared/insert-rows.js'
import { composeMail, federationName, filled, instantText, type Reader, SECRET_MARK } from './compose.js'
import type { Language } from './topics.js'
import { type AccountMailKind, mailWords } from './words.js'

/** An account as mails are written to it. */
export interface Recipient extends Reader {
  readonly accountId: string
  readonly address: string
  readonly federationId: string
  readonly quietFrom: number | null
  readonly quietUntil: number | null
}

/**
 * The accounts that mails may go to, each with its federation: its home's, else that of the body it hears from. Locked
 * accounts and those of people who were forgotten hear nothing.
 */
export const recipientsOf = async (db: Db, ids: readonly string[], organisationId?: string): Promise<Recipient[]> => {
  if (ids.length === 0) return []
  const rows = await db.execute(sql`
    select u.id, u.name, u.email, u.language, u.quiet_from as "quietFrom", u.quiet_until as "quietUntil",
      f.id as "federationId", f.name_zh as zh, f.name_en as en, f.time_zone as "timeZone", u.email ~ '@invalid$' as gone
    from ${user} u join organisation f on f.id = (
      select o.id from organisation o where o.parent_id is null and (
        o.id = any(organisation_path(coalesce(u.organisation_id, ${organisationId ?? null}::uuid)))
        or coalesce(u.organisation_id, ${organisationId ?? null}::uuid) is null)
      order by o.id limit 1)
    where u.locked_at is null and u.id = any(${sql.param([...ids])}::text[])`)
  const columns = {
    ...{ id: text, name: text, email: text, language: text, quietFrom: orNull(whole), quietUntil: orNull(whole) },
    ...{ federationId: text, zh: text, en: text, timeZone: text, gone: flag },
  }
  return rowsOf(rows, columns)
    .filter(row => !row.gone)
    .map(({ id, email, zh, en, gone: _, language, ...rest }) => ({
      ...rest,
      accountId: id,
      address: email,
      language: language as Language,
      federation: { zh, en },
    }))
}

export type NewMail = typeof mail.$inferInsert
export type MailRow = typeof mail.$inferSelect

/** Writes mails beside the act that causes them: they exist when it does, and not otherwise. */
export const insertMails = (tx: Transaction, rows: readonly NewMail[]): Promise<MailRow[]> =>
  insertReturning(tx, mail, rows)

interface AccountMail {
  readonly kind: AccountMailKind
  readonly accountId: string
  /** Another address than the account's own. */
  readonly address?: string
  /** The page its link opens, and the token that belongs at the end of it. */
  readonly link?: { readonly path: string; readonly token: string; readonly until: Date }
  /** A page that it leads to without one. */
  readonly page?: string
  /** When it was. */
  readonly at?: Date
  readonly values?: Readonly<Record<string, string>>
}

/**
 * One of the accounts' own mails. The token of its link is stored encrypted and apart from the text, for as long as the
 * mail waits. Nothing for an account that mails do not go to.
 */
export const writeAccountMail = async (
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'mailing'>,
  { kind, accountId, address, link, page, at, values }: AccountMail,
): Promise<void> => {
  const [reader] = await recipientsOf(tx, [accountId])
  if (!reader) return
  const words = mailWords[reader.language].accounts[kind]
  const given = {
    ...values,
    name: reader.name,
    federation: federationName(reader),
    ...(link ? { until: instantText(link.until, reader) } : {}),
    ...(at ? { at: instantText(at, reader) } : {}),
  }
  const target = link ? `${link.path}/${SECRET_MARK}` : page
  const composed = composeMail(reader, {
    topic: 'account',
    subject: filled(words.subject, given),
    paragraphs: [filled(words.text, given)],
    link: target
      ? { text: words.action ?? words.subject, address: `${deps.mailing.portal}/${reader.language}${target}` }
      : undefined,
  })
  const now = deps.clock.now()
  await insertMails(tx, [
    {
      ...composed,
      organisationId: reader.federationId,
      accountId,
      address: address ?? reader.address,
      topic: 'account',
      kind,
      mandatory: true,
      language: reader.language,
      secret: link ? deps.mailing.seal(link.token) : null,
      nextTryAt: now,
      expiresAt: link?.until,
      recordedAt: now,
    },
  ])
}

/** Mails with a link that was replaced are of no use any more. */
export const expireLinkMails = async (
  tx: Transaction,
  accountId: string,
  kinds: readonly AccountMailKind[],
): Promise<void> => {
  await tx
    .update(mail)
    .set({ state: 'EXPIRED', secret: null })
    .where(and(eq(mail.accountId, accountId), inArray(mail.kind, [...kinds]), eq(mail.state, 'WAITING')))
}
