import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, instant, oneOf, recordedAt } from './columns.js'
import { apiToken } from './api-tokens.js'
import { user } from './sessions.js'

export const bulkExportStates = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED'] as const

/** Why nothing came of an export. */
export const bulkExportFailures = ['ACCOUNT_CLOSED', 'TOKEN_REVOKED', 'QUERY_FAILED', 'TOO_LARGE'] as const

/** A query whose every page is asked for one after another, as the account that asked, until all of it can be fetched. */
export const bulkExport = pgTable(
  'bulk_export',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The token that asked for it: it reads no more than that may, and no longer. */
    tokenId: uuid().references(() => apiToken.id, { onDelete: 'cascade' }),
    document: text().notNull(),
    variables: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The names in the answer that lead to the list which is paged. */
    path: text().array().notNull(),
    pageSize: integer().notNull(),
    state: text({ enum: bulkExportStates }).notNull().default('WAITING'),
    failure: text({ enum: bulkExportFailures }),
    /** Lines written so far; of how many, where the query asks for `totalCount`. */
    records: integer().notNull().default(0),
    total: integer(),
    /** Of the lines, before they are packed. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Where the list goes on. */
    cursor: text(),
    recordedAt: recordedAt(),
    finishedAt: instant(),
    /** Its file is deleted then. */
    expiresAt: instant().notNull(),
  },
  t => [
    oneOf('bulk_export_state', 'state', bulkExportStates),
    check('bulk_export_failed', sql`(${t.state} = 'FAILED') = (${t.failure} is not null)`),
    index('bulk_export_account').on(t.accountId, t.recordedAt.desc()),
    index('bulk_export_expires').on(t.expiresAt),
  ],
)

/** The lines of one page, packed with gzip. */
export const bulkExportPart = pgTable(
  'bulk_export_part',
  {
    exportId: uuid()
      .notNull()
      .references(() => bulkExport.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytea().notNull(),
  },
  t => [primaryKey({ columns: [t.exportId, t.number] })],
)
