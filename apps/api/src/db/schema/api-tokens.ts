import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { user } from './sessions.js'

/** What a token may do besides reading what its account may read; `write` is everything but the account's own keys. */
export const apiScopes = ['read', 'results', 'publish', 'write'] as const

/** A token by which a program acts for an account; the token itself is nowhere, only its digest. */
export const apiToken = pgTable(
  'api_token',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** How it begins, to know it by. */
    start: text().notNull(),
    tokenDigest: text().notNull().unique(),
    scopes: text({ enum: apiScopes }).array().notNull(),
    recordedAt: recordedAt(),
    expiresAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  t => [index('api_token_account').on(t.accountId, t.recordedAt)],
)
