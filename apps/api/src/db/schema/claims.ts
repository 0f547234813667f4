import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { person } from './registry.js'

export const claimDecisions = ['accepted', 'declined', 'withdrawn'] as const

/** An account says that a record of the register is its holder's; the office looks and decides. */
export const personClaim = pgTable(
  'person_claim',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    accountId: text().notNull(),
    /** How it can be checked, in the holder's words. */
    proof: text().notNull(),
    recordedAt: recordedAt(),
    decision: text({ enum: claimDecisions }),
    decisionReason: text(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  t => [
    check('person_claim_decision', sql`${t.decision} in ('accepted', 'declined', 'withdrawn')`),
    check('person_claim_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    uniqueIndex('person_claim_open').on(t.accountId).where(sql`${t.decidedAt} is null`),
    index('person_claim_person').on(t.personId),
    index('person_claim_account').on(t.accountId, t.recordedAt),
  ],
)
