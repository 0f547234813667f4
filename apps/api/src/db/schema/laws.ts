import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** Who may read a text that a body has laid under an edition. */
export const lawTextAccess = ['public', 'members'] as const

/** An article of a text, or a part that is cited by itself: as the file has it. */
export interface StoredPassage {
  readonly number: string
  readonly title: string
  readonly text: string
}

/**
 * The words of a rulebook as a body has them, under the edition that cites them by number. Withdrawn with its reason,
 * never changed; a newer one takes its place.
 */
export const lawText = pgTable(
  'law_text',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** The text it is laid under: `bridge/laws-2017`. */
    book: text().notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file, hex. */
    digest: text().notNull(),
    access: text({ enum: lawTextAccess }).notNull(),
    /** What the officer says about the right to show it. */
    rights: text().notNull(),
    passages: jsonb().$type<readonly StoredPassage[]>().notNull(),
    /** How many of the passages are articles; the others are parts of these. */
    articles: integer().notNull(),
    laidBy: text().notNull(),
    recordedAt: recordedAt(),
    withdrawnAt: instant(),
    withdrawnBy: text(),
    withdrawReason: text(),
  },
  t => [
    oneOf('law_text_access', 'access', lawTextAccess),
    check('law_text_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawReason} is null)`),
    uniqueIndex('law_text_standing').on(t.organisationId, t.book).where(sql`${t.withdrawnAt} is null`),
    index('law_text_book').on(t.book, t.id),
  ],
)
