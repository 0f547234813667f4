import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, instant, oneOf, recordedAt } from './columns.js'
import { event } from './events.js'
import { organisation } from './registry.js'

export const uploadPurposes = [
  'resultsFile',
  'spreadsheet',
  'evidence',
  'eventDocument',
  'personPhoto',
  'handRecord',
  'lawText',
] as const

/** A ticket for one file: permitted before a byte is read, filled by one request, worth nothing after its time. */
export const upload = pgTable(
  'upload',
  {
    id: id().primaryKey(),
    /** SHA-256 of what the ticket says, hex. */
    ticketDigest: text().notNull().unique('upload_ticket'),
    accountId: text().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    /** The row it is for: a body, a stage, a case, an event. */
    aboutId: uuid().notNull(),
    fileName: text().notNull(),
    /** As many bytes as it was opened for. */
    size: integer().notNull(),
    content: bytea(),
    recordedAt: recordedAt(),
    receivedAt: instant(),
    expiresAt: instant().notNull(),
  },
  t => [
    oneOf('upload_purpose', 'purpose', uploadPurposes),
    check('upload_received', sql`(${t.content} is null) = (${t.receivedAt} is null)`),
    index('upload_account').on(t.accountId, t.expiresAt),
  ],
)

/** A document of an event: an invitation, a map, a form. Taken off with its reason, never changed. */
export const eventDocument = pgTable(
  'event_document',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    title: text().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hex. */
    digest: text().notNull(),
    content: bytea().notNull(),
    storedBy: text().notNull(),
    recordedAt: recordedAt(),
    removedAt: instant(),
    removedBy: text(),
    removeReason: text(),
  },
  t => [
    index('event_document_event').on(t.eventId, t.id),
    check('event_document_removed', sql`(${t.removedAt} is null) = (${t.removeReason} is null)`),
  ],
)
