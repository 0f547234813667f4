import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { organisation } from './registry.js'
import { languages, user } from './sessions.js'

/**
 * What mails and notices are about, as their readers choose by it. `account` cannot be chosen: it is what somebody asked
 * for at the log-in, and what changes how an account gets in.
 */
export const mailTopics = [
  'account',
  'cases',
  'caseWork',
  'entries',
  'results',
  'lists',
  'honours',
  'office',
  'follows',
] as const

export const mailStates = ['WAITING', 'SENT', 'REFUSED', 'EXPIRED'] as const

/** Every mail is a row, written in the transaction of what causes it; a worker takes it from here to the mail server. */
export const mail = pgTable(
  'mail',
  {
    /** Also its Message-ID, so that a receiver knows the same mail again. */
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    accountId: text()
      .notNull()
      .references(() => user.id),
    address: text().notNull(),
    topic: text({ enum: mailTopics }).notNull(),
    /** The notice's code, or which of the accounts' own mails it is. */
    kind: text().notNull(),
    /** Nobody can decline it: what is served, and what changes how an account gets in. */
    mandatory: boolean().notNull(),
    language: text({ enum: languages }).notNull(),
    subject: text().notNull(),
    /** As it is sent, but for the one-time link, whose place is marked. */
    text: text().notNull(),
    html: text().notNull(),
    /** The token of the one-time link, encrypted; wiped once the mail is sent or of no use. */
    secret: text(),
    state: text({ enum: mailStates }).notNull().default('WAITING'),
    tries: integer().notNull().default(0),
    /** When it may be sent; while it is being sent, when another worker may take it over. */
    nextTryAt: instant().notNull(),
    /** From then on it is of no use. */
    expiresAt: instant(),
    lastProblem: text(),
    sentAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('mail_topic', 'topic', mailTopics),
    oneOf('mail_state', 'state', mailStates),
    oneOf('mail_language', 'language', languages),
    check('mail_sent', sql`(${t.state} = 'SENT') = (${t.sentAt} is not null)`),
    check('mail_secret', sql`${t.secret} is null or ${t.state} = 'WAITING'`),
    index('mail_due').on(t.nextTryAt).where(sql`state = 'WAITING'`),
    index('mail_outbox').on(t.recordedAt, t.id),
    index('mail_account').on(t.accountId),
  ],
)

export const deliveries = ['AT_ONCE', 'DAILY', 'NEVER'] as const

/** How somebody wants mails of one topic; where nothing is said the topic's own way holds. */
export const mailPreference = pgTable(
  'mail_preference',
  {
    accountId: text()
      .notNull()
      .references(() => user.id),
    topic: text({ enum: mailTopics }).notNull(),
    delivery: text({ enum: deliveries }).notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.accountId, t.topic] }),
    oneOf('mail_preference_delivery', 'delivery', deliveries),
    oneOf('mail_preference_topic', 'topic', mailTopics),
  ],
)

/** A new address that waits until whoever reads its mail has said yes; only the digest of the token is kept. */
export const emailChange = pgTable(
  'email_change',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    address: text().notNull(),
    tokenDigest: text().notNull().unique(),
    recordedAt: recordedAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    withdrawnAt: instant(),
  },
  t => [index('email_change_account').on(t.accountId)],
)
