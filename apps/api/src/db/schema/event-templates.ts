import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** A stage of an event to come, as it is stored when the event is made. */
export interface StageModel {
  readonly ordinal: number
  readonly nameZh: string
  readonly nameEn: string
  readonly format: string
  readonly settings: Record<string, unknown>
  readonly plan: Record<string, unknown> | null
}

/** Everything of an event but its days, its code and its people. */
export interface EventModel {
  readonly nameZh: string
  readonly nameEn: string
  readonly sport: string
  readonly editionId: string
  readonly category: string
  readonly timeZone: string
  readonly venue: string | null
  /** Days from the first to the last. */
  readonly length: number
  readonly stages: readonly StageModel[]
}

/** An event laid aside to be held again: as it stood when it was saved. */
export const eventTemplate = pgTable(
  'event_template',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    model: jsonb().$type<EventModel>().notNull(),
    savedBy: text().notNull(),
    recordedAt: recordedAt(),
    removedAt: instant(),
  },
  t => [index('event_template_body').on(t.organisationId, t.id)],
)
