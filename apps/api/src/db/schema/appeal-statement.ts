import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appeal, appealParty } from './appeals.js'
import { id, oneOf, recordedAt } from './columns.js'

export const statementKinds = ['response', 'director'] as const

/**
 * What the other side answers and what the director states, beside the appellant's own words in the appeal. Never
 * changed (trigger): a second statement stands after the first.
 */
export const caseStatement = pgTable(
  'case_statement',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    kind: text({ enum: statementKinds }).notNull(),
    /** Whose it is; none where the director of the ruling is no party yet. */
    partyId: uuid().references(() => appealParty.id),
    facts: text().notNull(),
    reasons: text().notNull(),
    statedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [index('case_statement_case').on(t.appealId), oneOf('case_statement_kind', 'kind', statementKinds)],
)
