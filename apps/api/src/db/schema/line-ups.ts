import type { LineUp } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { entry, roundTable } from './events.js'

/**
 * Who of a team sits in each room in one segment of a match, by the places in its list of players. Another line-up of the
 * segment takes the place of the one before, which stays on file.
 */
export const lineUp = pgTable(
  'line_up',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    tableId: uuid()
      .notNull()
      .references(() => roundTable.id),
    entryId: uuid().notNull(),
    /** Counted within the match from 1. */
    segment: integer().notNull(),
    rooms: jsonb().$type<LineUp>().notNull(),
    givenBy: text().notNull(),
    /** Why it was given once results of the segment stood. */
    reason: text(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('line_up_entry').on(t.entryId),
    foreignKey({ columns: [t.organisationId, t.entryId], foreignColumns: [entry.organisationId, entry.id] }),
    uniqueIndex('line_up_open').on(t.tableId, t.entryId, t.segment).where(sql`${t.supersededAt} is null`),
    index('line_up_table').on(t.tableId),
    check('line_up_segment', sql`${t.segment} >= 1`),
  ],
)
