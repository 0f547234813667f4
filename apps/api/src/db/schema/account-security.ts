import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { user } from './sessions.js'

/** The second factor of an account, as better-auth keeps it: the secret and the recovery codes are encrypted. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** False while it was begun and no code of it was entered yet. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  t => [index('two_factor_user').on(t.userId)],
)

/** A passkey of an account, as better-auth keeps it: the device holds the private half. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: recordedAt(),
    aaguid: text(),
  },
  t => [index('passkey_user').on(t.userId)],
)

export const accountEventKinds = [
  'SIGNED_IN',
  'SIGN_IN_FAILED',
  'SECOND_STEP_FAILED',
  'PASSWORD_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_MADE',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SESSION_ENDED',
] as const

/** What happened to an account, for its owner to read: where from and with what, kept for a time. */
export const accountEvent = pgTable(
  'account_event',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({ enum: accountEventKinds }).notNull(),
    address: text(),
    userAgent: text(),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('account_event_kind', 'kind', accountEventKinds),
    index('account_event_account').on(t.accountId, t.recordedAt),
  ],
)
