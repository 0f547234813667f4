import { ok } from '@paiji/rules'
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { mailPreference, notice } from '../../db/schema/index.js'
import { hearingNoticeCodes } from '../../db/schema/notice-codes.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { hearingCalendarPath } from '../addresses/portal-paths.js'
import { composeMail, filled, federationName, instantText } from '../mail/compose.js'
import { afterQuietHours, nextDigest } from '../mail/quiet-hours.js'
import { noticeSentence } from '../mail/sentences.js'
import { deliveryOf, type MailDelivery, type MailTopic } from '../mail/topics.js'
import { mailWords } from '../mail/words.js'
import { insertMails, type NewMail, type Recipient, recipientsOf } from '../mail/write-mail.js'
import type { Deps } from '../shared/deps.js'
import type { Mailing } from '../shared/mailing.js'
import { kindOf } from './notice-kinds.js'
import { MS_A_DAY } from '../../base/clock.js'

type NoticeRow = typeof notice.$inferSelect

const A_ROUND = 200
/** News that nobody has mailed for so long is not mailed any more; the inbox has it. */
const FRESH_FOR = 7 * MS_A_DAY

/** Where somebody chooses, and where the mails of a topic end. */
const footOf = (mailing: Mailing, { accountId, language }: Recipient, topic: MailTopic, mandatory: boolean) => ({
  settings: `${mailing.portal}/${language}/my/notices`,
  unsubscribe: mandatory
    ? undefined
    : `${mailing.portal}/${language}/unsubscribe/${mailing.sign('unsubscribe', `${topic} ${accountId}`)}`,
})

const addressOf = (mailing: Mailing, { language }: Recipient, { path }: Pick<NoticeRow, 'path'>): string =>
  `${mailing.portal}/${language}${path ?? '/my'}`

const sentenceOf = ({ code, params }: Pick<NoticeRow, 'code' | 'params'>, reader: Recipient): string =>
  noticeSentence(code, params, reader.language)

/** The mail of one notice: its sentence, until when, and the page it leads to. */
const mailOf = (mailing: Mailing, row: NoticeRow, reader: Recipient, now: Date): NewMail => {
  const words = mailWords[reader.language]
  const { mandatory, topic: usual } = kindOf(row.code)
  const topic = row.topic ?? usual
  const sentence = sentenceOf(row, reader)
  const due = row.dueAt && { due: instantText(row.dueAt, reader), zone: reader.timeZone }
  const hearing = hearingNoticeCodes.some(code => code === row.code)
  const calendar = hearing && {
    text: words.calendar,
    address: `${mailing.portal}${hearingCalendarPath({ mailing }, reader.accountId, row.aggregateId)}`,
  }
  const composed = composeMail(reader, {
    topic,
    subject: sentence.replace(/[.。]$/, ''),
    paragraphs: [sentence, ...(due ? [filled(hearing ? words.begins : words.due, due)] : [])],
    link: { text: words.open, address: addressOf(mailing, reader, row) },
    calendar: calendar || undefined,
    ...footOf(mailing, reader, topic, mandatory),
  })
  return {
    ...composed,
    ...envelope(reader, now),
    organisationId: row.organisationId,
    topic,
    kind: row.code,
    mandatory,
    nextTryAt: mandatory ? now : afterQuietHours(now, reader),
  }
}

const envelope = (reader: Recipient, now: Date) => ({
  accountId: reader.accountId,
  address: reader.address,
  language: reader.language,
  recordedAt: now,
  expiresAt: new Date(now.getTime() + FRESH_FOR),
})

const choicesOf = async (tx: Transaction, accountIds: readonly string[]): Promise<Map<string, MailDelivery>> => {
  const rows = await tx
    .select()
    .from(mailPreference)
    .where(inArray(mailPreference.accountId, [...accountIds]))
  return new Map(rows.map(row => [`${row.topic} ${row.accountId}`, row.delivery]))
}

interface Decided {
  readonly id: string
  readonly delivery: MailDelivery
  readonly digestAt: Date | null
  readonly mailId: string | null
}

const decide = (
  row: NoticeRow,
  reader: Recipient | undefined,
  choices: ReadonlyMap<string, MailDelivery>,
  now: Date,
): MailDelivery => {
  if (!reader || row.settledAt || now.getTime() - row.recordedAt.getTime() > FRESH_FOR) return 'NEVER'
  const { mandatory, topic } = kindOf(row.code)
  if (mandatory) return 'AT_ONCE'
  const about = row.topic ?? topic
  return deliveryOf(about, choices.get(`${about} ${row.recipient}`))
}

const mark = async (tx: Transaction, decided: readonly Decided[]): Promise<void> => {
  const rows = decided.map(({ digestAt, ...rest }) => ({ ...rest, digestAt: digestAt?.toISOString() ?? null }))
  await tx.execute(sql`
    update notice n set delivery = d.delivery, digest_at = d."digestAt", mail_id = d."mailId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(id uuid, delivery text, "digestAt" timestamptz, "mailId" uuid) where n.id = d.id`)
}

/**
 * Takes the notices that nobody has looked at yet, each once: one mail for what is sent at once, a time for what goes with
 * the daily mail. A notice is written with the act it is about, and this marks it in the transaction that writes its
 * mail; so each is mailed, and mailed once. Answers how many were looked at.
 */
export const writeNoticeMails = async (deps: Pick<Deps, 'db' | 'clock' | 'mailing'>): Promise<number> => {
  const done = await inTransaction(deps.db, async tx => {
    const now = deps.clock.now()
    const rows = await tx
      .select()
      .from(notice)
      .where(isNull(notice.delivery))
      .orderBy(asc(notice.id))
      .limit(A_ROUND)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return ok(0)
    const readers = await readersOf(tx, rows)
    const choices = await choicesOf(tx, [...readers.keys()])
    const ways = rows.map(row => decide(row, readers.get(row.recipient), choices, now))
    const atOnce = rows.filter((_row, at) => ways[at] === 'AT_ONCE')
    const mails = await insertMails(
      tx,
      atOnce.map(row => mailOf(deps.mailing, row, readers.get(row.recipient) as Recipient, now)),
    )
    const mailIds = new Map(atOnce.map((row, at) => [row.id, mails[at]?.id ?? null]))
    await mark(
      tx,
      rows.map((row, at) => {
        const delivery = ways[at] ?? 'NEVER'
        const zone = readers.get(row.recipient)?.timeZone ?? 'UTC'
        const digestAt = delivery === 'DAILY' ? nextDigest(now, zone) : null
        return { id: row.id, delivery, digestAt, mailId: mailIds.get(row.id) ?? null }
      }),
    )
    return ok(rows.length)
  })
  return done.ok ? done.value : 0
}

const readersOf = async (db: Db, rows: readonly NoticeRow[]): Promise<Map<string, Recipient>> => {
  const bodies = new Map<string, string[]>()
  for (const row of rows) bodies.set(row.organisationId, [...(bodies.get(row.organisationId) ?? []), row.recipient])
  const found = await Promise.all([...bodies].map(([body, ids]) => recipientsOf(db, [...new Set(ids)], body)))
  return new Map(found.flat().map(reader => [reader.accountId, reader]))
}

const isNew = (row: NoticeRow): boolean => row.readAt === null && row.settledAt === null

/** The daily mail of one account: what is due, has not been mailed, and was neither read nor done meanwhile. */
const writeDigest = async (
  tx: Transaction,
  { clock, mailing }: Pick<Deps, 'clock' | 'mailing'>,
  accountId: string,
): Promise<void> => {
  const now = clock.now()
  const due = sql`${notice.recipient} = ${accountId} and digest_at <= ${now.toISOString()}::timestamptz and mail_id is null`
  const rows = await tx.select().from(notice).where(due).orderBy(asc(notice.id)).for('update', { skipLocked: true })
  const [first] = rows
  if (!first) return
  const [reader] = await recipientsOf(tx, [accountId], first.organisationId)
  const unread = rows.filter(isNew)
  const written = reader && unread.length > 0 ? await insertMails(tx, [digestOf(mailing, unread, reader, now)]) : []
  const mailId = written[0]?.id ?? null
  await mark(
    tx,
    rows.map(row => {
      const isIn = mailId !== null && isNew(row)
      return {
        id: row.id,
        delivery: isIn ? 'DAILY' : 'NEVER',
        digestAt: isIn ? now : null,
        mailId: isIn ? mailId : null,
      }
    }),
  )
}

const digestOf = (mailing: Mailing, rows: readonly NoticeRow[], reader: Recipient, now: Date): NewMail => {
  const words = mailWords[reader.language]
  const topics = [...new Set(rows.map(row => row.topic ?? kindOf(row.code).topic))]
  const [topic = 'results'] = topics
  const foot = footOf(mailing, reader, topic, topics.length > 1)
  const composed = composeMail(reader, {
    topic,
    subject: filled(words.digestSubject, { federation: federationName(reader), count: rows.length }),
    paragraphs: [words.digestIntro],
    items: rows.map(row => ({ text: sentenceOf(row, reader), address: addressOf(mailing, reader, row) })),
    ...foot,
  })
  return {
    ...composed,
    ...envelope(reader, now),
    organisationId: rows[0]?.organisationId ?? reader.federationId,
    topic,
    kind: 'DIGEST',
    mandatory: topics.length > 1,
    nextTryAt: afterQuietHours(now, reader),
  }
}

/** Writes the daily mails that are due, one for each account. Answers how many accounts. */
export const writeDigests = async (deps: Pick<Deps, 'db' | 'clock' | 'mailing'>): Promise<number> => {
  const now = deps.clock.now().toISOString()
  const due = await deps.db.execute(sql`
    select distinct recipient from notice where digest_at <= ${now}::timestamptz and mail_id is null limit ${A_ROUND}`)
  for (const { recipient } of due) {
    await inTransaction(deps.db, async tx => {
      await writeDigest(tx, deps, String(recipient))
      return ok(true)
    })
  }
  return due.length
}
