import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { person } from './registry.js'

/** Somebody asks to be forgotten; the register's office checks it and decides. */
export const erasureRequest = pgTable(
  'erasure_request',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    reason: text().notNull(),
    requestedBy: text().notNull(),
    recordedAt: recordedAt(),
    decision: text({ enum: ['approved', 'declined'] }),
    decisionReason: text(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  t => [
    check('erasure_request_decision', sql`${t.decision} in ('approved', 'declined')`),
    check('erasure_request_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    uniqueIndex('erasure_request_open').on(t.personId).where(sql`${t.decidedAt} is null`),
  ],
)
