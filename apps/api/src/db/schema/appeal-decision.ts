import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { panel, panelMember } from './appeal-panel.js'
import { appeal, appealOutcomes } from './appeals.js'
import { id, instant, recordedAt } from './columns.js'
import { correction } from './rulings.js'
import { user } from './sessions.js'

/** A question to players who do not know whose hand it is. */
export const appealPoll = pgTable(
  'appeal_poll',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    number: integer().notNull(),
    question: text().notNull(),
    /** The position as shown: cards, calls, level; no names. */
    position: jsonb().$type<unknown>(),
    options: text().array().notNull(),
    openedBy: text().notNull(),
    recordedAt: recordedAt(),
    closedBy: text(),
    closedAt: instant(),
  },
  t => [unique('appeal_poll_number').on(t.appealId, t.number)],
)

/** Who was asked and whether the answer came: says nothing about which answer it was. */
export const pollInvitation = pgTable(
  'poll_invitation',
  {
    pollId: uuid()
      .notNull()
      .references(() => appealPoll.id),
    accountId: text()
      .notNull()
      .references(() => user.id),
    answered: boolean().notNull().default(false),
  },
  t => [primaryKey({ columns: [t.pollId, t.accountId] })],
)

/** An answer without a name: a random key and a day, so that nothing leads back to the invitation. */
export const pollAnswer = pgTable(
  'poll_answer',
  {
    id: uuid().notNull().default(sql`gen_random_uuid()`).primaryKey(),
    pollId: uuid()
      .notNull()
      .references(() => appealPoll.id),
    option: text().notNull(),
    level: text().notNull(),
    comment: text(),
    answeredOn: date({ mode: 'string' }).notNull(),
  },
  t => [index('poll_answer_poll').on(t.pollId)],
)

/** A sealed vote: one a member and round, never changed (trigger). */
export const panelVote = pgTable(
  'panel_vote',
  {
    id: id().primaryKey(),
    panelId: uuid()
      .notNull()
      .references(() => panel.id),
    memberId: uuid()
      .notNull()
      .references(() => panelMember.id),
    round: integer().notNull().default(1),
    option: text({ enum: appealOutcomes }).notNull(),
    dissent: text(),
    recordedAt: recordedAt(),
  },
  t => [unique('panel_vote_once').on(t.memberId, t.round), index('panel_vote_panel').on(t.panelId, t.round)],
)

/** The decision: drafted, signed, notified; after that not a letter changes (trigger). */
export const appealDecision = pgTable(
  'appeal_decision',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .unique('appeal_decision_case')
      .references(() => appeal.id),
    panelId: uuid().references(() => panel.id),
    outcome: text({ enum: appealOutcomes }).notNull(),
    /** `[{ number, text }]` */
    findings: jsonb().$type<{ number: number; text: string }[]>().notNull().default([]),
    /** `[{ edition, article }]` */
    articles: jsonb().$type<{ edition: string; article: string }[]>().notNull().default([]),
    /** In both languages as far as written, the one after the other. */
    reasoning: text().notNull().default(''),
    reasoningZh: text().notNull().default(''),
    reasoningEn: text().notNull().default(''),
    /** What is ordered, line by line; a line that touches results carries what the rules read. */
    orderLines: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    /** Recommendations to whoever alone may change a point of law. */
    recommendations: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    meritless: boolean().notNull().default(false),
    depositFate: text({ enum: ['returned', 'forfeited', 'none'] }),
    votesFor: integer(),
    votesAgainst: integer(),
    dissents: text().array().notNull().default(sql`'{}'::text[]`),
    /** What the signatories saw would move. */
    previewedEffect: jsonb().$type<unknown>(),
    /** Digest of the facts it was previewed on; a mismatch at signing or application is refused. */
    previewedOn: text(),
    previewedAt: instant(),
    draftedBy: text().notNull(),
    signedBy: text(),
    signedAt: instant(),
    notifiedAt: instant(),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [check('appeal_decision_signed', sql`${t.notifiedAt} is null or ${t.signedAt} is not null`)],
)

/** What became of an order line in one stage it touches: proposed by one, committed by another. */
export const appealEffect = pgTable(
  'appeal_effect',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    decisionId: uuid()
      .notNull()
      .references(() => appealDecision.id),
    line: integer().notNull(),
    status: text({ enum: ['PROPOSED', 'APPLIED', 'DECLINED'] }).notNull(),
    correctionId: uuid().references(() => correction.id),
    adjustmentIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    previewedOn: text().notNull(),
    revisionBeforeId: uuid(),
    revisionAfterId: uuid(),
    proposedBy: text().notNull(),
    appliedBy: text(),
    appliedAt: instant(),
    reason: text(),
    recordedAt: recordedAt(),
  },
  t => [
    uniqueIndex('appeal_effect_line').on(t.decisionId, t.line, t.correctionId).where(sql`status <> 'DECLINED'`),
    index('appeal_effect_case').on(t.appealId),
    check(
      'appeal_effect_two',
      sql`${t.appliedBy} is null or ${t.appliedBy} <> ${t.proposedBy} or ${t.status} = 'DECLINED'`,
    ),
  ],
)

/** A slip in a notified decision is put right beside it, never in it. */
export const appealErratum = pgTable(
  'appeal_erratum',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    decisionId: uuid()
      .notNull()
      .references(() => appealDecision.id),
    number: integer().notNull(),
    /** Where in the decision. */
    at: text().notNull(),
    text: text().notNull(),
    reason: text().notNull(),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [unique('appeal_erratum_number').on(t.decisionId, t.number)],
)
