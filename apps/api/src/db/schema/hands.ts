import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, oneOf, recordedAt } from './columns.js'
import { playSession } from './events.js'
import { organisation } from './registry.js'

export const handSources = ['file', 'dealt'] as const

/** A board of a set of hands, as it was attached. */
export interface AttachedBoard {
  readonly number: string
  /** Seat and vulnerability as marked on the board. */
  readonly dealer: string
  readonly vulnerability: string
  /** Deal text of the sport. */
  readonly deal: string
}

/**
 * The hands of a session, from a file or dealt here. Another set takes the place of the one before, with its reason; every
 * one stays on file. Nobody but the directors sees them before the session is over.
 */
export const handSet = pgTable(
  'hand_set',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    sessionId: uuid()
      .notNull()
      .references(() => playSession.id),
    version: integer().notNull(),
    source: text({ enum: handSources }).notNull(),
    /** The file they came in. */
    fileName: text(),
    /** What was published of the seed before play. */
    commitment: text(),
    /** Thirty-two bytes in hexadecimal digits; published once the session is over. */
    seed: text(),
    boards: jsonb().$type<readonly AttachedBoard[]>().notNull(),
    /** Why it took the place of another. */
    reason: text(),
    enteredBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('hand_set_version').on(t.sessionId, t.version),
    oneOf('hand_set_source', 'source', handSources),
    check('hand_set_seed', sql`(${t.source} = 'dealt') = (${t.seed} is not null and ${t.commitment} is not null)`),
    check('hand_set_reason', sql`${t.version} = 1 or ${t.reason} is not null`),
  ],
)
