import type { SeriesTerms } from '@paiji/rules/awards'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** How the events of a series become one order; set anew, never edited. */
export const seriesTerms = pgTable(
  'series_terms',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** As the events of the series name it. */
    seriesId: uuid().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    terms: jsonb().$type<SeriesTerms>().notNull(),
    setBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [uniqueIndex('series_terms_open').on(t.seriesId).where(sql`${t.supersededAt} is null`)],
)
