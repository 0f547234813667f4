import { type LedEffect, type LedFigure, rulingParts } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { entry, event, stage } from './events.js'

export const rulingAuthorities = ['director', 'chiefDirector', 'committee'] as const

/** How a director was led to a ruling: the path of his answers and what it came to under the edition then in force. */
export interface LedRecord {
  readonly situation: string
  readonly path: readonly { readonly question: string; readonly value: string }[]
  readonly article: string
  /** What the answers propose in the guide. */
  readonly proposed: {
    readonly situation: string
    readonly option: string
    readonly answers: Readonly<Record<string, string>>
  }
  readonly effects: readonly LedEffect[]
  readonly figures: readonly LedFigure[]
  /** The text read aloud. */
  readonly aloud: { readonly zh: string; readonly en: string }
  /** Why the director ruled otherwise than was proposed. */
  readonly departure?: string
}

/** What a director decided at the table, with the article. */
export const ruling = pgTable(
  'ruling',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid().notNull(),
    slot: text(),
    /** `withdrawn` takes back the ruling it supersedes and puts nothing in its place. */
    kind: text({
      enum: ['warning', 'rectification', 'adjustedScore', 'penalty', 'disqualification', 'withdrawn'],
    }).notNull(),
    editionId: text().notNull(),
    article: text().notNull(),
    facts: text().notNull(),
    decision: text().notNull(),
    givenBy: text().notNull(),
    givenAt: instant().notNull(),
    /** The director's name as it stands on the slip. */
    directorName: text(),
    /** On whose authority it was imposed. */
    authority: text({ enum: rulingAuthorities }).notNull().default('director'),
    /** What an appeal against it would be about; it decides who hears it. */
    part: text({ enum: rulingParts }).notNull().default('judgement'),
    /** When those concerned were told: the anchor `RULING_GIVEN` of appeal windows. */
    notifiedAt: instant(),
    visibility: text({ enum: ['public', 'parties'] })
      .notNull()
      .default('public'),
    /** What the sport's guide was asked, in its own codes; counters are taken from these. */
    situation: text(),
    option: text(),
    answers: jsonb().$type<Record<string, string>>(),
    /** Where questions led to it. */
    led: jsonb().$type<LedRecord>(),
    supersedesId: uuid().references((): AnyPgColumn => ruling.id),
    /** Why it supersedes another one: in Chinese, or the only one that was written. */
    reason: text(),
    reasonEn: text(),
    recordedAt: recordedAt(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    index('ruling_stage').on(t.stageId),
    uniqueIndex('ruling_superseded_once').on(t.supersedesId).where(sql`${t.supersedesId} is not null`),
    check('ruling_withdrawn', sql`${t.kind} <> 'withdrawn' or ${t.supersedesId} is not null`),
    check('ruling_reason', sql`${t.supersedesId} is null or ${t.reason} is not null`),
  ],
)

/** The contestants a ruling concerns. */
export const rulingParty = pgTable(
  'ruling_party',
  {
    rulingId: uuid()
      .notNull()
      .references(() => ruling.id),
    entryId: uuid()
      .notNull()
      .references(() => entry.id),
    role: text({ enum: ['offending', 'nonOffending'] }).notNull(),
    ordinal: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.rulingId, t.entryId] }), index('ruling_party_entry').on(t.entryId)],
)

/** A change to what the sheets alone would give; a fact like any other. */
export const adjustment = pgTable(
  'adjustment',
  {
    organisationId: uuid().notNull(),
    id: id(),
    stageId: uuid().notNull(),
    kind: text({ enum: ['assigned', 'artificial', 'stated', 'penalty', 'annulled', 'forfeit', 'unranked'] }).notNull(),
    slot: text(),
    entryId: uuid().references(() => entry.id),
    /** The whole adjustment as the rules read it. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    editionId: text().notNull(),
    article: text().notNull(),
    source: text({ enum: ['ruling', 'appeal', 'correction', 'import'] }).notNull(),
    sourceId: uuid(),
    supersedesId: uuid(),
    supersededAt: instant(),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    index('adjustment_entry').on(t.entryId).where(sql`${t.entryId} is not null`),
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    index('adjustment_stage').on(t.organisationId, t.stageId),
    index('adjustment_source_id').on(t.sourceId),
    check('adjustment_source', sql`${t.source} in ('ruling', 'appeal', 'correction', 'import')`),
  ],
)

/** A lot drawn in public; lower `position` is better. */
export const drawnLot = pgTable(
  'drawn_lot',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    entryId: uuid()
      .notNull()
      .references(() => entry.id),
    position: integer().notNull(),
    drawnBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('drawn_lot_entry').on(t.entryId),
    uniqueIndex('drawn_lot_open').on(t.stageId, t.entryId).where(sql`${t.supersededAt} is null`),
  ],
)

/** On what ground a director names who goes on from a match that its games leave open. */
export const namedGrounds = ['extraPlay', 'lot', 'seed', 'withdrawal', 'conditions'] as const

/** Who goes on from a match of a bracket that its games do not decide, named by a director. */
export const namedWinner = pgTable(
  'named_winner',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    /** The match's name in the bracket, e.g. `w/r2/m1`. */
    match: text().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id),
    ground: text({ enum: namedGrounds }).notNull(),
    reason: text().notNull(),
    namedBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('named_winner_entry').on(t.entryId),
    uniqueIndex('named_winner_open').on(t.stageId, t.match).where(sql`${t.supersededAt} is null`),
  ],
)

/** A correction: target, before, after, kind, authority, reason, who asked, who approved. Never updated once applied. */
export const correction = pgTable(
  'correction',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    status: text({ enum: ['PROPOSED', 'APPLIED', 'DECLINED'] }).notNull(),
    kind: text({ enum: ['typo', 'lateResult', 'identity', 'ruling', 'appeal'] }).notNull(),
    /** In Chinese, or the only one that was written. */
    reason: text().notNull(),
    reasonEn: text(),
    authorityKind: text({ enum: ['scorer', 'director', 'staff', 'ruling', 'appealDecision'] }).notNull(),
    authorityRef: text(),
    /** The sheet that is replaced; absent when adjustments are. */
    slot: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** Adjustments put on file and closed by it, as `FactChange` of the rules. */
    adjustments: jsonb().$type<unknown[]>(),
    /** Digest of the facts the preview was computed on; a mismatch at application is refused. */
    previewedOn: text().notNull(),
    requestedBy: text().notNull(),
    approvedBy: text(),
    revisionBeforeId: uuid(),
    revisionAfterId: uuid(),
    undoOfId: uuid(),
    recordedAt: recordedAt(),
    appliedAt: instant(),
  },
  t => [
    index('correction_stage').on(t.stageId),
    index('correction_event').on(t.eventId),
    index('correction_authority').on(t.authorityRef),
    index('correction_recent').on(t.organisationId, t.recordedAt.desc().nullsFirst()),
    check('correction_target', sql`(${t.slot} is null) <> (${t.adjustments} is null)`),
    check('correction_status', sql`${t.status} in ('PROPOSED', 'APPLIED', 'DECLINED')`),
    check('correction_applied', sql`(${t.status} = 'APPLIED') = (${t.appliedAt} is not null)`),
  ],
)
