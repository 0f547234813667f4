import type { AnchorCode, BracketFacts } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { entry, event, stage } from './events.js'

/** Why a revision exists. */
export interface RevisionCause {
  kind: 'import' | 'result' | 'correction' | 'ruling' | 'appealDecision' | 'settings' | 'publication'
  id?: string
}

/** One computed state of a stage's standings. Provisional ones may be replaced; published ones never change (trigger). */
export const standingsRevision = pgTable(
  'standings_revision',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid().notNull(),
    number: integer().notNull(),
    editionId: text().notNull(),
    /** As parsed and used, so that the revision stays reproducible when the stage's settings change. */
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of the canonical facts, settings and edition id. */
    inputDigest: text().notNull(),
    /** SHA-256 of the canonical standings. */
    outputDigest: text().notNull(),
    /** The effective facts it was computed from: score sheets, adjustments and lots. */
    factIds: uuid().array().notNull(),
    /** The bracket it was ranked by, as it was drawn and named then; null: ranked by what was scored. */
    bracket: jsonb().$type<BracketFacts>(),
    /** Who it ranks: `whoPlayed`; null: everyone entered, as revisions from before that rule do. */
    ranks: text({ enum: ['whoPlayed'] }),
    cause: jsonb().$type<RevisionCause>().notNull(),
    supersedesId: uuid(),
    /** Set when it replaced a published one because of a correction. */
    correctionId: uuid(),
    computedAt: recordedAt(),
    publishedAt: instant(),
    publishedBy: text(),
    officialAt: instant(),
    supersededAt: instant(),
    status: text({ enum: ['PROVISIONAL', 'PUBLISHED', 'OFFICIAL', 'SUPERSEDED'] }).generatedAlwaysAs(
      sql`case when superseded_at is not null then 'SUPERSEDED' when official_at is not null then 'OFFICIAL' when published_at is not null then 'PUBLISHED' else 'PROVISIONAL' end`,
    ),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    unique('standings_revision_in_organisation').on(t.organisationId, t.id),
    unique('standings_revision_number').on(t.stageId, t.number),
    uniqueIndex('standings_revision_provisional').on(t.stageId).where(sql`${t.publishedAt} is null`),
    uniqueIndex('standings_revision_current')
      .on(t.stageId)
      .where(sql`${t.publishedAt} is not null and ${t.supersededAt} is null`),
    check('standings_revision_official', sql`${t.officialAt} is null or ${t.publishedAt} is not null`),
  ],
)

export const standingLine = pgTable(
  'standing_line',
  {
    organisationId: uuid().notNull(),
    revisionId: uuid().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id),
    /** Order of print within the revision, from 1. */
    position: integer().notNull(),
    group: text(),
    rank: integer().notNull(),
    shared: boolean().notNull(),
    unit: text().notNull(),
    /** Canonical ratio text; the printed forms stand beside it. */
    total: text().notNull(),
    totalPrinted: text().notNull(),
    percentPrinted: text(),
    played: integer().notNull(),
    /** `[{ code, value, printed }]` in the order of the chain. */
    columns: jsonb().$type<{ code: string; value: string; printed: string }[]>().notNull(),
    separatedBy: text(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.revisionId, t.entryId] }),
    foreignKey({
      columns: [t.organisationId, t.revisionId],
      foreignColumns: [standingsRevision.organisationId, standingsRevision.id],
    }).onDelete('cascade'),
    index('standing_line_order').on(t.revisionId, t.position),
    index('standing_line_entry').on(t.entryId),
  ],
)

/** A contestant's place in a whole event; ids are of the entry in the stage that gave the place. */
export interface ClassifiedEntry {
  readonly entryId: string
  readonly stageId: string
  readonly rank: number
  readonly shared: boolean
}

/**
 * The order of a whole event, composed of the official standings of its stages: the final first, then those whom an
 * earlier stage placed. Made anew with every change of one of them, never edited.
 */
export const eventClassification = pgTable(
  'event_classification',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** The revisions it is composed of, the final's first. */
    revisionIds: uuid().array().notNull(),
    /** SHA-256 of the revisions' digests and the order of the stages. */
    inputDigest: text().notNull(),
    lines: jsonb().$type<ClassifiedEntry[]>().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.eventId], foreignColumns: [event.organisationId, event.id] }),
    uniqueIndex('event_classification_current').on(t.eventId).where(sql`${t.supersededAt} is null`),
    index('event_classification_event').on(t.eventId),
  ],
)

/**
 * What was played at the tables behind a revision, every game with its sides in the order of its result
 * (`PlayedGame[]`): what ratings read. As immutable as the revision.
 */
export const revisionGames = pgTable(
  'revision_games',
  {
    organisationId: uuid().notNull(),
    revisionId: uuid().notNull(),
    games: jsonb().$type<unknown[]>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.revisionId] }),
    foreignKey({
      columns: [t.organisationId, t.revisionId],
      foreignColumns: [standingsRevision.organisationId, standingsRevision.id],
    }).onDelete('cascade'),
    index('revision_games_revision').on(t.revisionId),
  ],
)

/** One thing counted of a contestant's play, as it is kept: sums are decimal text, as nobody is ranked by them. */
export interface StoredTally {
  readonly session: number
  readonly kind: string
  /** Of a team that sends some of its players to each table: those who did it, by their places in its list. */
  readonly players?: readonly number[]
  readonly count: number
  readonly succeeded?: number
  readonly unit?: string
  readonly sum?: string
  readonly most?: string
}

/**
 * How a contestant played in the results behind a published revision, counted by the worker. It follows from facts and
 * from what the solver finds, is counted again when that grows, and no publication stands on it.
 */
export const playTally = pgTable(
  'play_tally',
  {
    organisationId: uuid().notNull(),
    revisionId: uuid().notNull(),
    entryId: uuid().notNull(),
    tallies: jsonb().$type<StoredTally[]>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.revisionId, t.entryId] }),
    foreignKey({
      columns: [t.organisationId, t.revisionId],
      foreignColumns: [standingsRevision.organisationId, standingsRevision.id],
    }).onDelete('cascade'),
    index('play_tally_entry').on(t.entryId, t.revisionId),
    index('play_tally_revision').on(t.revisionId),
  ],
)

/** A clock that runs from its anchor; stored with the rule that made it, so a later rule moves no running clock. */
export const ruleWindow = pgTable(
  'rule_window',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    revisionId: uuid()
      .notNull()
      .references(() => standingsRevision.id),
    kind: text({ enum: ['correction', 'appeal', 'escalation'] }).notNull(),
    anchor: text().$type<AnchorCode>().notNull(),
    anchoredAt: instant().notNull(),
    dueAt: instant().notNull(),
    editionId: text().notNull(),
    article: text().notNull(),
    closedAt: instant(),
  },
  t => [
    index('rule_window_stage').on(t.stageId),
    unique('rule_window_kind').on(t.revisionId, t.kind),
    index('rule_window_due').on(t.dueAt).where(sql`${t.closedAt} is null`),
  ],
)
