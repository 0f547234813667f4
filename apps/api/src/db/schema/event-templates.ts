import type { ConditionsSection } from '@paiji/rules'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** What a section says in words, in both languages; one of them may be empty while it is written. */
export interface SectionText {
  readonly section: ConditionsSection
  readonly zh: string
  readonly en: string
}

/** A stage of an event to come, as it is stored when the event is made. */
export interface StageModel {
  readonly ordinal: number
  readonly nameZh: string
  readonly nameEn: string
  readonly format: string
  readonly settings: Record<string, unknown>
  readonly plan: Record<string, unknown> | null
}

/** Terms of entry of an event whose days are not known yet. */
export interface TermsModel {
  readonly opensAt: number
  readonly closesAt: number
  readonly withdrawUntil: number
  readonly capacity: number | null
  readonly teamMin: number
  readonly teamMax: number
  readonly needsDesk: boolean
  readonly class: 'open' | 'women' | 'men'
  readonly membersOfId: string | null
  readonly bornFrom: string | null
  readonly bornUntil: string | null
  readonly feeAmount: number | null
  readonly feeCurrency: string | null
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
  /** Who may enter, with times as milliseconds from the first day's start (UTC); absent where only the desk enters. */
  readonly terms?: TermsModel
  /** The words of its conditions of contest. */
  readonly sections?: readonly SectionText[]
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
