import type { AwardStanding } from '@paiji/rules/awards'
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
import { tableFile } from './bulk.js'
import { daterange, id, instant, oneOf, recordedAt } from './columns.js'
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

/**
 * One computation of the points of one official revision, or points brought forward by one sheet; a later run supersedes
 * it, it is never edited.
 */
export const awardRun = pgTable(
  'award_run',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid().references(() => event.id),
    revisionId: uuid().references(() => standingsRevision.id),
    policyId: uuid().references(() => policy.id),
    /** Of points brought forward: the sheet they stood in; they have no event, revision or policy. */
    tableFileId: uuid().references(() => tableFile.id),
    inputDigest: text().notNull(),
    supersedesId: uuid(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('award_run_revision').on(t.revisionId),
    index('award_run_sheet').on(t.tableFileId).where(sql`${t.tableFileId} is not null`),
    check(
      'award_run_made_of',
      sql`num_nulls(${t.eventId}, ${t.revisionId}, ${t.policyId}) = case when ${t.tableFileId} is null then 0 else 3 end`,
    ),
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
    eventId: uuid().references(() => event.id),
    entryId: uuid().references(() => entry.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    sport: text().notNull(),
    rank: integer(),
    /** In hundredths of a point. */
    points: integer().notNull(),
    /** Pigment or kind, e.g. `red`, `green`, `local`. */
    colour: text().notNull(),
    /** The sport date: from when it counts. */
    earnedOn: date({ mode: 'string' }).notNull(),
    /** Of what was brought forward as the sheet states it: it counts no longer from then on, whatever the policy says. */
    expiresOn: date({ mode: 'string' }),
    /** Of what was brought forward: its line of the sheet, the level of event it counts as, and what it stood for. */
    sourceRow: integer(),
    category: text(),
    note: text(),
    explanation: jsonb().$type<unknown>().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('point_award_entry').on(t.entryId),
    index('point_award_event').on(t.eventId),
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.runId], foreignColumns: [awardRun.organisationId, awardRun.id] }),
    index('point_award_person').on(t.personId, t.earnedOn),
    index('point_award_run').on(t.runId),
    index('point_award_open').on(t.organisationId, t.sport, t.earnedOn).where(sql`${t.supersededAt} is null`),
    index('point_award_stated_end')
      .on(t.organisationId)
      .where(sql`${t.eventId} is null and ${t.expiresOn} is not null`),
    check('point_award_not_negative', sql`${t.points} >= 0`),
    check(
      'point_award_given_for',
      sql`num_nulls(${t.eventId}, ${t.entryId}, ${t.rank}) = case when ${t.sourceRow} is null then 0 else 3 end`,
    ),
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
    /** The day of each month, 1 to 28, whose list is issued by itself; null where the office issues it. */
    issueDay: integer(),
    /** No list of a day before this one is issued by itself. */
    issueSince: date({ mode: 'string' }),
  },
  t => [
    unique('ranking_code').on(t.code),
    check('ranking_kind', sql`${t.kind} in ('points', 'rating')`),
    check('ranking_issue_day', sql`${t.issueDay} between 1 and 28`),
    check('ranking_issue_since', sql`(${t.issueDay} is null) = (${t.issueSince} is null)`),
  ],
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
    /**
     * What the digests cover: 1 the clubs too, of lists from before public digests; 2 nothing that is hidden, every award
     * and what it counts; 3 the runs of awards, and places without what every award counts on them.
     */
    digestForm: integer().notNull().default(2),
    supersedesId: uuid(),
    correctionId: uuid(),
    /** Shown beside the corrected mark: in Chinese, or the only one that was written. */
    reason: text(),
    reasonEn: text(),
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
    /** `[{ awardId, points, counted, because }]`; null where it is derived from the awards as known at the issue. */
    counting: jsonb().$type<{ awardId: string; points: number; counted: number; because: AwardStanding }[]>(),
    /** Where `counting` is derived: how many awards there are, and how many of them count. */
    results: integer(),
    countingResults: integer(),
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
    check(
      'ranking_entry_counting',
      sql`(${t.counting} is null) = (${t.results} is not null and ${t.countingResults} is not null)`,
    ),
    index('ranking_entry_order').on(t.listId, t.position),
    index('ranking_entry_person').on(t.personId),
  ],
)

/** Whether a grade stands. */
export const gradeStatuses = ['AWARDED', 'RECHECK', 'SUSPENDED', 'REVOKED'] as const
export const candidateStates = ['ready', 'nearly'] as const

/** Who has reached a grade and does not hold it, or is close to one: follows from points, finishes and ladders. */
export const gradeCandidate = pgTable(
  'grade_candidate',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    sport: text().notNull(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    grade: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    state: text({ enum: candidateStates }).notNull(),
    reachedOn: date({ mode: 'string' }),
    evidence: jsonb().$type<unknown>().notNull(),
    missing: jsonb().$type<readonly unknown[]>().notNull(),
    foundAt: instant().notNull(),
  },
  t => [
    unique('grade_candidate_once').on(t.personId, t.policyId, t.grade),
    index('grade_candidate_ladder').on(t.organisationId, t.sport, t.grade),
    oneOf('grade_candidate_state', 'state', candidateStates),
    check('grade_candidate_reached', sql`(${t.state} = 'ready') = (${t.reachedOn} is not null)`),
  ],
)

/** Which grade of which ladder, of whom, as it is called. */
const gradeOfPerson = () => ({
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
})

/** A grade that one person proposes and another awards or declines. */
export const gradeProposal = pgTable(
  'grade_proposal',
  {
    id: id().primaryKey(),
    ...gradeOfPerson(),
    reachedOn: date({ mode: 'string' }).notNull(),
    proposedBy: text().notNull(),
    recordedAt: recordedAt(),
    decision: text({ enum: ['awarded', 'declined'] }),
    decidedBy: text(),
    decidedAt: instant(),
    reason: text(),
  },
  t => [
    uniqueIndex('grade_proposal_open').on(t.personId, t.policyId, t.grade).where(sql`${t.decidedAt} is null`),
    check('grade_proposal_two', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.proposedBy}`),
    check('grade_proposal_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
  ],
)

/** A grade held by a person; its evidence is frozen at the award. */
export const gradeAward = pgTable(
  'grade_award',
  {
    id: id().primaryKey(),
    ...gradeOfPerson(),
    awardedOn: date({ mode: 'string' }).notNull(),
    evidence: jsonb().$type<unknown>().notNull(),
    status: text({ enum: gradeStatuses }).notNull().default('AWARDED'),
    awardedBy: text().notNull(),
    recordedAt: recordedAt(),
    /** What one person proposed and another awarded; none where a rule awarded it. */
    proposalId: uuid().references(() => gradeProposal.id),
    /** Why it no longer stands as it did, or stands again; everybody reads it. */
    statusReason: text(),
    statusBy: text(),
    statusAt: instant(),
    /** Of one held before the switch: the sheet it was brought in by, and its line. */
    tableFileId: uuid().references(() => tableFile.id),
    sourceRow: integer(),
  },
  t => [
    // One that was brought in and taken back may come again by a sheet that is right.
    uniqueIndex('grade_award_once')
      .on(t.personId, t.policyId, t.grade)
      .where(sql`not (${t.status} = 'REVOKED' and ${t.tableFileId} is not null)`),
    index('grade_award_sheet').on(t.tableFileId).where(sql`${t.tableFileId} is not null`),
    check('grade_award_brought', sql`(${t.tableFileId} is null) = (${t.sourceRow} is null)`),
    oneOf('grade_award_status', 'status', gradeStatuses),
  ],
)
