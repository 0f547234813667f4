import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from './sessions.js'
import { id, recordedAt } from './columns.js'
import { event } from './events.js'
import { organisation, person } from './registry.js'

/** An account wants news of a player, a body or an event; nobody else is shown it. */
export const follow = pgTable(
  'follow',
  {
    id: id().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => user.id),
    personId: uuid().references(() => person.id),
    organisationId: uuid().references(() => organisation.id),
    eventId: uuid().references(() => event.id, { onDelete: 'cascade' }),
    recordedAt: recordedAt(),
  },
  t => [
    check('follow_of_one', sql`num_nonnulls(${t.personId}, ${t.organisationId}, ${t.eventId}) = 1`),
    uniqueIndex('follow_person').on(t.personId, t.accountId).where(sql`${t.personId} is not null`),
    uniqueIndex('follow_organisation').on(t.organisationId, t.accountId).where(sql`${t.organisationId} is not null`),
    uniqueIndex('follow_event').on(t.eventId, t.accountId).where(sql`${t.eventId} is not null`),
    index('follow_account').on(t.accountId, t.recordedAt),
  ],
)
