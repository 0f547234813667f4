import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appealDecision } from './appeal-decision.js'
import { id, instant, ofSheet, oneOf, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

export const sanctionScopes = ['compete', 'attend', 'officiate'] as const
export const sanctionPublicities = ['public', 'offices'] as const
export const sanctionStatuses = ['PROPOSED', 'IN_FORCE', 'DECLINED', 'LIFTED'] as const

/** A person is kept from playing, attending or officiating for a time; lifted, never deleted. */
export const sanction = pgTable(
  'sanction',
  {
    id: id().primaryKey(),
    /** The body that imposed it, and below which it holds. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    scope: text({ enum: sanctionScopes }).notNull(),
    /** A sport id, or `*` for all of them. */
    sport: text().notNull().default('*'),
    validFrom: date({ mode: 'string' }).notNull(),
    /** The day after the last; null: until further notice. */
    validUntil: date({ mode: 'string' }),
    reason: text().notNull(),
    /** The article it rests on, where it names one: `CBF/fines.2#3.2`. */
    rule: text(),
    /** The order line of a notified decision, where it came from one. */
    decisionId: uuid().references(() => appealDecision.id),
    decisionLine: integer(),
    publicity: text({ enum: sanctionPublicities }).notNull(),
    /** A public one is read by everybody from this day on; null: at once. */
    publicFrom: date({ mode: 'string' }),
    status: text({ enum: sanctionStatuses }).notNull(),
    proposedBy: text().notNull(),
    recordedAt: recordedAt(),
    /** The second person who confirmed or declined it. */
    decidedBy: text(),
    decidedAt: instant(),
    liftedBy: text(),
    liftedAt: instant(),
    liftReason: text(),
    ...ofSheet,
  },
  t => [
    oneOf('sanction_scope', 'scope', sanctionScopes),
    oneOf('sanction_publicity', 'publicity', sanctionPublicities),
    oneOf('sanction_status', 'status', sanctionStatuses),
    check('sanction_days', sql`${t.validUntil} is null or ${t.validFrom} < ${t.validUntil}`),
    check('sanction_public_from', sql`${t.publicFrom} is null or ${t.publicity} = 'public'`),
    check('sanction_two', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.proposedBy}`),
    check('sanction_lifted', sql`(${t.status} = 'LIFTED') = (${t.liftedAt} is not null)`),
    uniqueIndex('sanction_of_line').on(t.decisionId, t.decisionLine),
    index('sanction_person').on(t.personId),
    index('sanction_body').on(t.organisationId, t.validFrom),
  ],
)
