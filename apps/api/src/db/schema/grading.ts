import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { daterange, id, instant, recordedAt } from './columns.js'
import { entry, event } from './events.js'
import { organisation, person } from './registry.js'
import { standingsRevision } from './standings.js'

/** How points are awarded, or how a list is made of them: data with a version and a time. */
export const policy = pgTable(
  'policy',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: ['award', 'ranking', 'rating', 'ladder'] }).notNull(),
    code: text().notNull(),
    version: integer().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    sport: text().notNull(),
    effective: daterange().notNull(),
    rule: jsonb().$type<Record<string, unknown>>().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('policy_version').on(t.organisationId, t.kind, t.code, t.version),
    check('policy_kind', sql`${t.kind} in ('award', 'ranking', 'rating', 'ladder')`),
  ],
)

/** One computation of the points of one official revision; a later run supersedes it, it is never edited. */
export const awardRun = pgTable(
  'award_run',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    revisionId: uuid()
      .notNull()
      .references(() => standingsRevision.id),
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    inputDigest: text().notNull(),
    supersedesId: uuid(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    unique('award_run_in_organisation').on(t.organisationId, t.id),
    uniqueIndex('award_run_open').on(t.eventId, t.policyId).where(sql`${t.supersededAt} is null`),
  ],
)

/** What an event states for its award policy to count with; a later statement supersedes it, it is never edited. */
export const awardFigures = pgTable(
  'award_figures',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** Exact amount text: the first prize the event is licensed for, in points. */
    base: text(),
    /** Exact amount text: the strength of the field in the policy's own measure. */
    strength: text(),
    /** Why it was stated anew after points had been given. */
    reason: text(),
    statedBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.eventId], foreignColumns: [event.organisationId, event.id] }),
    uniqueIndex('award_figures_open').on(t.eventId).where(sql`${t.supersededAt} is null`),
  ],
)

export const pointAward = pgTable(
  'point_award',
  {
    organisationId: uuid().notNull(),
    id: id(),
    runId: uuid().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    entryId: uuid()
      .notNull()
      .references(() => entry.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    sport: text().notNull(),
    rank: integer().notNull(),
    /** In hundredths of a point. */
    points: integer().notNull(),
    /** Pigment or kind, e.g. `red`, `green`, `local`. */
    colour: text().notNull(),
    /** The sport date: from when it counts. */
    earnedOn: date({ mode: 'string' }).notNull(),
    expiresOn: date({ mode: 'string' }),
    explanation: jsonb().$type<unknown>().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.runId], foreignColumns: [awardRun.organisationId, awardRun.id] }),
    index('point_award_person').on(t.personId, t.earnedOn),
    index('point_award_run').on(t.runId),
    index('point_award_open').on(t.organisationId, t.sport, t.earnedOn).where(sql`${t.supersededAt} is null`),
    check('point_award_not_negative', sql`${t.points} >= 0`),
  ],
)

/** A list that is issued again and again. */
export const ranking = pgTable(
  'ranking',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** Stands in addresses: no two bodies have the same. */
    code: text().notNull(),
    /** Of points that were awarded, or of ratings that follow from the official results themselves. */
    kind: text({ enum: ['points', 'rating'] })
      .notNull()
      .default('points'),
    sport: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
  },
  t => [unique('ranking_code').on(t.code), check('ranking_kind', sql`${t.kind} in ('points', 'rating')`)],
)

/** One issue of a list: immutable; a corrected one supersedes it and both stay reachable. */
export const rankingList = pgTable(
  'ranking_list',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    rankingId: uuid()
      .notNull()
      .references(() => ranking.id),
    asOf: date({ mode: 'string' }).notNull(),
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    number: integer().notNull(),
    inputDigest: text().notNull(),
    outputDigest: text().notNull(),
    /** What the output digest covers: 1 the clubs too, of lists from before public digests; 2 nothing that is hidden. */
    digestForm: integer().notNull().default(2),
    supersedesId: uuid(),
    correctionId: uuid(),
    /** Shown beside the corrected mark. */
    reason: text(),
    publishedBy: text().notNull(),
    publishedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    unique('ranking_list_in_organisation').on(t.organisationId, t.id),
    unique('ranking_list_number').on(t.rankingId, t.asOf, t.number),
    uniqueIndex('ranking_list_current').on(t.rankingId, t.asOf).where(sql`${t.supersededAt} is null`),
  ],
)

export const rankingEntry = pgTable(
  'ranking_entry',
  {
    organisationId: uuid().notNull(),
    listId: uuid().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    position: integer().notNull(),
    rank: integer().notNull(),
    shared: boolean().notNull(),
    /** Hundredths of a point, or of a rating. */
    value: integer().notNull(),
    /** Hundredths: what a rating is estimated at before its caution is taken off, and how uncertain that is (σ). */
    estimate: integer(),
    uncertainty: integer(),
    /** Rated on fewer results than the policy asks for. */
    provisional: boolean().notNull().default(false),
    previousRank: integer(),
    /** Affiliation on the list's date: a later transfer changes no old list. */
    clubId: uuid().references(() => organisation.id),
    /** `[{ awardId, points, counted, because }]`. */
    counting: jsonb().$type<{ awardId: string; points: number; counted: number; because: string }[]>().notNull(),
    /** Whom this place is shared with where partnerships are rated: the others of the partnership behind the value. */
    partnerIds: uuid().array(),
    /** On a rating list every result it is made of (`RatedResult`), with its place as published; oldest first. */
    rated: jsonb().$type<readonly unknown[]>(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.listId, t.personId] }),
    foreignKey({
      columns: [t.organisationId, t.listId],
      foreignColumns: [rankingList.organisationId, rankingList.id],
    }),
    index('ranking_entry_order').on(t.listId, t.position),
    index('ranking_entry_person').on(t.personId),
  ],
)

/** A grade held by a person; its evidence is frozen at the award. */
export const gradeAward = pgTable(
  'grade_award',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    sport: text().notNull(),
    grade: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    awardedOn: date({ mode: 'string' }).notNull(),
    evidence: jsonb().$type<unknown>().notNull(),
    status: text({ enum: ['AWARDED', 'RECHECK', 'REVOKED'] })
      .notNull()
      .default('AWARDED'),
    awardedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('grade_award_once').on(t.personId, t.policyId, t.grade),
    check('grade_award_status', sql`${t.status} in ('AWARDED', 'RECHECK', 'REVOKED')`),
  ],
)
