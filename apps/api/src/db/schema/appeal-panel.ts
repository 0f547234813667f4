import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appeal, appealParty, hearingBodies } from './appeals.js'
import { daterange, id, instant, oneOf, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

/** Why somebody may not, or should rather not, sit. Hard findings exclude; soft ones are weighed. */
export interface ConflictFinding {
  code: string
  hard: boolean
  /** Soft findings only; higher is worse. */
  score?: number
  /** Why a hard tie that the policy lets pass was let pass; the finding is no longer hard. */
  overriddenFor?: string
  params: Record<string, string | number>
}

export const committeeBodies = ['appeals', 'integrity', 'nationalAuthority'] as const
export const committeeStandings = ['expert', 'player', 'official'] as const

/** Who may be called to sit, from when until when. Nobody is on two of these bodies at once (constraint). */
export const committeeTerm = pgTable(
  'committee_term',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    body: text({ enum: committeeBodies }).notNull(),
    /** `expert`, `player`, `official`: for a panel of mixed standard. */
    standing: text({ enum: committeeStandings }).notNull(),
    valid: daterange().notNull(),
    namedBy: text().notNull(),
    recordedAt: recordedAt(),
    endedAt: instant(),
  },
  t => [index('committee_term_person').on(t.personId), index('committee_term_body').on(t.organisationId, t.body)],
)

/** A soft flag an administrator pinned: only the chair of the next body takes it off. */
export const conflictPin = pgTable(
  'conflict_pin',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    reason: text().notNull(),
    pinnedBy: text().notNull(),
    recordedAt: recordedAt(),
    removedBy: text(),
    removedAt: instant(),
    removedReason: text(),
  },
  t => [uniqueIndex('conflict_pin_open').on(t.appealId, t.personId).where(sql`removed_at is null`)],
)

export const panel = pgTable(
  'panel',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    body: text({ enum: hearingBodies }).notNull(),
    /** Seats to fill, the chair's included; odd where the procedure says so. */
    size: integer().notNull(),
    reserves: integer().notNull().default(0),
    chairVotes: boolean().notNull().default(true),
    formedBy: text().notNull(),
    recordedAt: recordedAt(),
    seatedAt: instant(),
    dissolvedAt: instant(),
  },
  t => [
    uniqueIndex('panel_current').on(t.appealId).where(sql`dissolved_at is null`),
    check('panel_size', sql`${t.size} > 0 and ${t.reserves} >= 0`),
  ],
)

export const panelMemberStatuses = ['PROPOSED', 'DISCLOSED', 'CHALLENGED', 'SEATED', 'STOOD_DOWN', 'REPLACED'] as const

export const panelMember = pgTable(
  'panel_member',
  {
    id: id().primaryKey(),
    panelId: uuid()
      .notNull()
      .references(() => panel.id),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    accountId: text().notNull(),
    role: text({ enum: ['chair', 'member', 'reserve'] }).notNull(),
    /** Reserves step in from 1. */
    reserveOrder: integer(),
    status: text({ enum: panelMemberStatuses }).notNull().default('PROPOSED'),
    /** As computed when the member was proposed. */
    findings: jsonb().$type<ConflictFinding[]>().notNull().default([]),
    findingsAt: instant(),
    disclosesNone: boolean(),
    disclosure: text(),
    disclosedAt: instant(),
    replacesId: uuid(),
    leftAt: instant(),
    leftReason: text(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('panel_member_once').on(t.panelId, t.personId),
    unique('panel_member_account').on(t.panelId, t.accountId),
    uniqueIndex('panel_member_chair').on(t.panelId).where(sql`role = 'chair' and left_at is null`),
    uniqueIndex('panel_member_reserve').on(t.panelId, t.reserveOrder).where(sql`role = 'reserve' and left_at is null`),
    index('panel_member_account_cases').on(t.accountId),
    index('panel_member_case').on(t.appealId),
    oneOf('panel_member_status', 'status', panelMemberStatuses),
  ],
)

export const panelChallenge = pgTable(
  'panel_challenge',
  {
    id: id().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => panelMember.id),
    partyId: uuid().references(() => appealParty.id),
    raisedBy: text().notNull(),
    reason: text().notNull(),
    recordedAt: recordedAt(),
    decision: text({ enum: ['upheld', 'rejected'] }),
    decidedBy: text(),
    decidedAt: instant(),
    reasons: text(),
  },
  t => [
    index('panel_challenge_member').on(t.memberId),
    check('panel_challenge_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
  ],
)

/** A draw from the rota: who was in it, in which order before, with which seed, and the order it gave. Never changed. */
export const panelDraw = pgTable(
  'panel_draw',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    panelId: uuid().references(() => panel.id),
    /** Every candidate with the duties that counted and the findings that excluded. */
    candidates: jsonb()
      .$type<{ personId: string; duties: number; excluded: boolean; findings: ConflictFinding[] }[]>()
      .notNull(),
    /** From 1: a draw is repeated only for a stated cause, and every one stays in view. */
    number: integer().notNull().default(1),
    /** Why it was drawn again; none for the first. */
    cause: text(),
    /** Since when it was settled that this draw is made: admission, the draw before, or the seat that fell empty. */
    committedAt: instant(),
    /** The first signed head of the log after that moment, of which the seed is made: rows and root. */
    headSize: bigint({ mode: 'number' }),
    headRoot: text(),
    seed: text().notNull(),
    order: uuid().array().notNull(),
    drawnBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [index('panel_draw_case').on(t.appealId)],
)
