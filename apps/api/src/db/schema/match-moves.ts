import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { roundTable } from './events.js'

/**
 * A match on another day than its round, or at another place. What its sides say one after the other are rows that take each
 * other's place; once all of them agree, or an officer decides, a settled row is in force.
 */
export const matchMove = pgTable(
  'match_move',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    tableId: uuid()
      .notNull()
      .references(() => roundTable.id),
    startsAt: instant().notNull(),
    /** Where it is played then; null: where it would have been. */
    venue: text(),
    reason: text().notNull(),
    /** Entries that proposed it or agreed to it; none where an officer decided. */
    agreed: uuid().array().notNull(),
    state: text({ enum: ['PROPOSED', 'SETTLED'] }).notNull(),
    saidBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('match_move_table').on(t.tableId),
    uniqueIndex('match_move_open').on(t.tableId, t.state).where(sql`${t.supersededAt} is null`),
    check('match_move_state', sql`${t.state} in ('PROPOSED', 'SETTLED')`),
  ],
)
