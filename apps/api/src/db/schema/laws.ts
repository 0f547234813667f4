import type { Bilingual, OwnMeasure } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { event } from './events.js'
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

export const bodyRulesKinds = ['regulations', 'conditions', 'tariff', 'supplement'] as const
/** For which events of the body and of those below it: all from the first day on, or those that name it. */
export const bodyRulesScopes = ['all', 'chosen'] as const

/** What an article of a body's rules sets; the guide and the forms take it from here. */
export type ArticleSets =
  | { readonly kind: 'penalty'; readonly measure: OwnMeasure; readonly amount?: string; readonly from?: number }
  /** How long a ruling can be appealed. */
  | { readonly kind: 'filing'; readonly minutes: number }
  /** In the smallest unit of its currency. */
  | { readonly kind: 'deposit'; readonly amount: number; readonly currency: string }

export interface StoredArticle {
  readonly number: string
  readonly title: Bilingual
  readonly text: Bilingual
  readonly sets?: ArticleSets
}

/** A version of the rules that a body made itself: regulations, a tariff, a league's supplement. Never changed. */
export const bodyRules = pgTable(
  'body_rules',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** With the body's code and the version it is what they are cited by: `CBF/fines.2`. */
    name: text().notNull(),
    /** The version, from 1. */
    number: integer().notNull(),
    kind: text({ enum: bodyRulesKinds }).notNull(),
    scope: text({ enum: bodyRulesScopes }).notNull(),
    /** A sport id, or `*` for all of them. */
    sport: text().notNull().default('*'),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    /** The first day on which an event begins under it. */
    validFrom: date({ mode: 'string' }).notNull(),
    articles: jsonb().$type<readonly StoredArticle[]>().notNull(),
    searchText: text().notNull(),
    /** SHA-256 of what it says, hex. */
    digest: text().notNull(),
    /** Why there is a new version; the first one needs none. */
    reason: text(),
    publishedBy: text().notNull(),
    publishedAt: recordedAt(),
  },
  t => [
    unique('body_rules_version').on(t.organisationId, t.name, t.number),
    oneOf('body_rules_kind', 'kind', bodyRulesKinds),
    oneOf('body_rules_scope', 'scope', bodyRulesScopes),
    check('body_rules_reason', sql`${t.number} = 1 or ${t.reason} is not null`),
    index('body_rules_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** An event that is held under a version of a body's rules; released, never deleted. */
export const eventRules = pgTable(
  'event_rules',
  {
    id: id().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    rulesId: uuid()
      .notNull()
      .references(() => bodyRules.id),
    chosenBy: text().notNull(),
    recordedAt: recordedAt(),
    releasedAt: instant(),
    releasedBy: text(),
  },
  t => [
    check('event_rules_released', sql`(${t.releasedAt} is null) = (${t.releasedBy} is null)`),
    uniqueIndex('event_rules_standing').on(t.eventId, t.rulesId).where(sql`${t.releasedAt} is null`),
  ],
)
