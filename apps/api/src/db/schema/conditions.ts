import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, recordedAt } from './columns.js'
import type { SectionText, StageModel } from './event-templates.js'
import { event } from './events.js'
import { organisation } from './registry.js'

interface Words {
  readonly zh: string
  readonly en: string
}

/** The terms of entry as a document has them; instants as ISO 8601. */
export interface StatedTerms {
  readonly opensAt: string
  readonly closesAt: string
  readonly withdrawUntil: string
  readonly capacity: number | null
  readonly teamMin: number
  readonly teamMax: number
  readonly needsDesk: boolean
  readonly class: 'open' | 'women' | 'men'
  readonly membersOf: Words | null
  readonly bornFrom: string | null
  readonly bornUntil: string | null
  readonly feeAmount: number | null
  readonly feeCurrency: string | null
}

/** Everything an event has on file that its conditions of contest state. */
export interface ConditionsFacts {
  readonly event: {
    readonly code: string
    readonly name: Words
    readonly sport: string
    readonly category: string
    readonly startsOn: string
    readonly endsOn: string
    readonly timeZone: string
    readonly venue: string | null
  }
  readonly organiser: Words
  readonly editionId: string
  readonly terms: StatedTerms | null
  readonly stages: readonly StageModel[]
  /** Sessions whose start is known, by stage and number. */
  readonly sittings: readonly { readonly stage: number; readonly session: number; readonly startsAt: string }[]
  /** Award policies in force on the last day. */
  /** What it is held under of the rules that bodies made themselves, as they are cited; absent where there is nothing. */
  readonly rules?: readonly { readonly id: string; readonly title: Words }[]
  readonly policies: readonly { readonly id: string; readonly version: number; readonly name: Words }[]
  readonly procedure: { readonly id: string; readonly overrides: Readonly<Record<string, unknown>> }
}

/** The words of the conditions of contest as they are being written; an event without a row has none. */
export const eventConditions = pgTable('event_conditions', {
  eventId: uuid()
    .primaryKey()
    .references(() => event.id),
  sections: jsonb().$type<readonly SectionText[]>().notNull(),
  version: integer().notNull().default(1),
  recordedAt: recordedAt(),
})

/** The conditions of contest as they were published: immutable, the newest one holds. */
export const conditionsVersion = pgTable(
  'conditions_version',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    /** From 1. */
    number: integer().notNull(),
    sections: jsonb().$type<readonly SectionText[]>().notNull(),
    facts: jsonb().$type<ConditionsFacts>().notNull(),
    /** SHA-256 of sections and facts, hex. */
    digest: text().notNull(),
    /** Why it was published anew; the first one needs none. */
    reason: text(),
    /** Entries had been open, or contestants were on file. */
    afterOpening: boolean().notNull(),
    publishedBy: text().notNull(),
    publishedAt: recordedAt(),
  },
  t => [unique('conditions_version_number').on(t.eventId, t.number)],
)
