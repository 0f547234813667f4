import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appeal, appealOutcomes, publicationLevels } from './appeals.js'
import { id, instant, recordedAt } from './columns.js'

/** A case as the casebook prints it; a new text is a new edition of it (trigger). */
export const casePublication = pgTable(
  'case_publication',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    edition: integer().notNull(),
    /** `CB-2026-K7QX`: the number in print, which is not that of the case: it leads to no name. */
    reference: text(),
    /** Which of the guide's situations the ruling was about, of its edition. */
    situation: text(),
    level: text({ enum: publicationLevels }).notNull(),
    sport: text().notNull(),
    /** Of the rules the case was decided under. */
    editionId: text().notNull(),
    /** The event's category. */
    eventLevel: text().notNull(),
    outcome: text({ enum: appealOutcomes }).notNull(),
    depositOutcome: text({ enum: ['returned', 'forfeited', 'none'] }),
    headnoteZh: text().notNull(),
    headnoteEn: text().notNull(),
    keywords: text().array().notNull(),
    /** `bridge/laws-2017#12C1c`. */
    ruleTags: text().array().notNull(),
    /** As printed at its level: facts, reasoning, orders, people as roles or names. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    searchText: text().notNull(),
    editedBy: text().notNull(),
    publishedAt: instant().notNull(),
    supersededAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('case_publication_edition').on(t.appealId, t.edition),
    uniqueIndex('case_publication_current').on(t.appealId).where(sql`superseded_at is null`),
    index('case_publication_newest').on(t.publishedAt, t.id),
    index('case_publication_tags').using('gin', t.ruleTags),
    index('case_publication_keywords').using('gin', t.keywords),
    index('case_publication_search').using('gin', sql`search_text gin_trgm_ops`),
    check('case_publication_not_sealed', sql`${t.level} <> 'sealed'`),
  ],
)

/** One case leads to, comes from or speaks of another. */
export const caseLink = pgTable(
  'case_link',
  {
    id: id().primaryKey(),
    fromAppealId: uuid()
      .notNull()
      .references(() => appeal.id),
    toAppealId: uuid()
      .notNull()
      .references(() => appeal.id),
    kind: text({ enum: ['escalation', 'remand', 'reopening', 'cites', 'joined'] }).notNull(),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('case_link_once').on(t.fromAppealId, t.toAppealId, t.kind),
    index('case_link_to').on(t.toAppealId),
    check('case_link_two', sql`${t.fromAppealId} <> ${t.toAppealId}`),
  ],
)

/** What an outside commentator wrote, weeks later. */
export const caseCommentary = pgTable(
  'case_commentary',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    author: text().notNull(),
    text: text().notNull(),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [index('case_commentary_case').on(t.appealId)],
)
