import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { event } from './events.js'
import { organisation } from './registry.js'

export const eventRequestStatuses = ['REQUESTED', 'RETURNED', 'APPROVED', 'WITHDRAWN'] as const

/** An event as its organiser proposes it. */
export interface EventProposal {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sport: string
  readonly editionId: string
  readonly category: string
  readonly startsOn: string
  readonly endsOn: string
  readonly timeZone: string
  readonly venue: string | null
  /** What the organiser has to say besides. */
  readonly note: string | null
}

/** A body asks that an event be sanctioned: approved, returned with reasons, or approved by silence. */
export const eventRequest = pgTable(
  'event_request',
  {
    id: id().primaryKey(),
    /** The body that is to hold it. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    proposal: jsonb().$type<EventProposal>().notNull(),
    status: text({ enum: eventRequestStatuses }).notNull(),
    requestedBy: text().notNull(),
    /** Since when it waits as it now stands. */
    requestedAt: instant().notNull(),
    /** Approved by silence from then on, if nothing speaks against it; null: never. */
    tacitAt: instant(),
    /** Nobody for an approval by silence. */
    decidedBy: text(),
    decidedAt: instant(),
    reason: text(),
    eventId: uuid()
      .unique('event_request_event')
      .references(() => event.id),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('event_request_status', 'status', eventRequestStatuses),
    check('event_request_approved', sql`${t.eventId} is null or ${t.status} = 'APPROVED'`),
    check('event_request_decided', sql`(${t.status} = 'REQUESTED') = (${t.decidedAt} is null)`),
    index('event_request_body').on(t.organisationId, t.id),
    index('event_request_by').on(t.requestedBy, t.id),
  ],
)
