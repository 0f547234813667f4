import type { Room } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf, id, instant, recordedAt } from './columns.js'
import { roundTable } from './events.js'
import { organisation } from './registry.js'

/**
 * Lets whoever holds the code enter for one side of one table in one round, without an account. Kept as it is printed,
 * so that a slip can be printed again; it is worth nothing after `expiresAt`, once it is revoked, or when the round ends.
 */
export const tableCode = pgTable(
  'table_code',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    tableId: uuid()
      .notNull()
      .references(() => roundTable.id),
    /** Of a match in rooms: a code reaches the sheets of its own room. */
    room: text().$type<Room>(),
    /** Where the side stands among the table's sides, from 0. */
    side: integer().notNull(),
    code: text().notNull().unique(),
    issuedBy: text().notNull(),
    recordedAt: recordedAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedBy: text(),
  },
  t => [
    uniqueIndex('table_code_valid')
      .on(t.tableId, t.side, sql`coalesce(${t.room}, '')`)
      .where(sql`${t.revokedAt} is null`),
    index('table_code_table').on(t.tableId),
    oneOf('table_code_room', 'room', ['open', 'closed']),
  ],
)
