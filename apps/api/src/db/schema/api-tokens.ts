import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { scopeKinds, user } from './sessions.js'

/** What a token may do besides reading what its account may read; `write` is everything but the account's own keys. */
export const apiScopes = ['read', 'results', 'publish', 'write'] as const

/** A program that fetches its tokens itself (RFC 6749, section 4.4) and acts for the account that registered it. */
export const oauthClient = pgTable(
  'oauth_client',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** The most that a token of it may do. */
    scopes: text({ enum: apiScopes }).array().notNull(),
    /** The one body, with those below it, or the one event it is for; none: wherever its account may. */
    placeKind: text({ enum: scopeKinds }),
    placeId: uuid(),
    recordedAt: recordedAt(),
    /** When it last fetched a token. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  t => [
    index('oauth_client_account').on(t.accountId, t.recordedAt),
    check('oauth_client_place', sql`(${t.placeKind} is null) = (${t.placeId} is null)`),
  ],
)

/** What a client proves itself with; two hold at once while one takes the place of the other. */
export const oauthSecret = pgTable(
  'oauth_secret',
  {
    id: id().primaryKey(),
    clientId: uuid()
      .notNull()
      .references(() => oauthClient.id, { onDelete: 'cascade' }),
    /** How it begins, to know it by. */
    start: text().notNull(),
    secretDigest: text().notNull().unique(),
    recordedAt: recordedAt(),
    /** Set where another has taken its place. */
    expiresAt: instant(),
  },
  t => [index('oauth_secret_client').on(t.clientId, t.recordedAt)],
)

/** A token by which a program acts for an account; the token itself is nowhere, only its digest. */
export const apiToken = pgTable(
  'api_token',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The client that fetched it; none where its owner made it. */
    clientId: uuid().references(() => oauthClient.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** How it begins, to know it by. */
    start: text().notNull(),
    tokenDigest: text().notNull().unique(),
    scopes: text({ enum: apiScopes }).array().notNull(),
    /** The one body, with those below it, or the one event it is for; none: wherever its account may. */
    placeKind: text({ enum: scopeKinds }),
    placeId: uuid(),
    recordedAt: recordedAt(),
    expiresAt: instant().notNull(),
    /** To the minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  t => [
    check('api_token_place', sql`(${t.placeKind} is null) = (${t.placeId} is null)`),
    index('api_token_account').on(t.accountId, t.recordedAt),
    index('api_token_client').on(t.clientId, t.recordedAt).where(sql`client_id is not null`),
  ],
)
