import { type ProcedureWindow, windowKinds } from '@paiji/rules/procedure'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appeal, appealParty } from './appeals.js'
import { bytea, id, instant, oneOf, recordedAt } from './columns.js'
import { deliveries, mail, mailTopics } from './mail.js'
import { noticeCodes } from './notice-codes.js'
import { organisation } from './registry.js'

/** The money that goes with a case: asked for, received, and returned or kept, each once. */
export const appealDeposit = pgTable(
  'appeal_deposit',
  {
    appealId: uuid()
      .primaryKey()
      .references(() => appeal.id),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    editionId: text().notNull(),
    article: text().notNull(),
    receivedAt: instant(),
    receivedBy: text(),
    returnedAt: instant(),
    returnedBy: text(),
    forfeitedAt: instant(),
    forfeitedBy: text(),
    reason: text(),
  },
  t => [
    check('appeal_deposit_amount', sql`${t.amount} > 0`),
    check(
      'appeal_deposit_fate',
      sql`(${t.returnedAt} is null or ${t.forfeitedAt} is null) and (${t.receivedAt} is not null or (${t.returnedAt} is null and ${t.forfeitedAt} is null))`,
    ),
  ],
)

export const evidenceKinds = [
  'handRecord',
  'scoreSheet',
  'video',
  'photo',
  'statement',
  'poll',
  'conventionCard',
  'ruleText',
  'priorCase',
  'other',
] as const

/** A piece of evidence. Its bytes are elsewhere, so that no list ever carries them. */
export const appealEvidence = pgTable(
  'appeal_evidence',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    number: integer().notNull(),
    kind: text({ enum: evidenceKinds }).notNull(),
    title: text().notNull(),
    fileName: text().notNull(),
    submittedBy: text().notNull(),
    submittedForId: uuid().references(() => appealParty.id),
    visibility: text({ enum: ['parties', 'panel', 'clerk', 'sealed'] }).notNull(),
    admission: text({ enum: ['offered', 'admitted', 'excluded'] })
      .notNull()
      .default('offered'),
    admissionReason: text(),
    admissionBy: text(),
    admissionAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('appeal_evidence_number').on(t.appealId, t.number),
    oneOf('appeal_evidence_visibility', 'visibility', ['parties', 'panel', 'clerk', 'sealed']),
  ],
)

/** The bytes: the original as it came, and beside it a copy with something blacked out. Never changed (trigger). */
export const evidenceFile = pgTable(
  'evidence_file',
  {
    id: id().primaryKey(),
    evidenceId: uuid()
      .notNull()
      .references(() => appealEvidence.id),
    form: text({ enum: ['original', 'redacted'] }).notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the bytes, hex. */
    digest: text().notNull(),
    content: bytea().notNull(),
    storedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    index('evidence_file_evidence').on(t.evidenceId),
    uniqueIndex('evidence_file_original').on(t.evidenceId).where(sql`form = 'original'`),
  ],
)

/** Every reading of a sealed item; never changed (trigger). */
export const evidenceAccess = pgTable(
  'evidence_access',
  {
    id: id().primaryKey(),
    evidenceId: uuid()
      .notNull()
      .references(() => appealEvidence.id),
    accountId: text().notNull(),
    form: text({ enum: ['original', 'redacted'] }).notNull(),
    requestId: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [index('evidence_access_evidence').on(t.evidenceId)],
)

/** What a clerk or a panel ordered, or was asked to: leave, extension, stay. Its answer closes it. */
export const appealOrder = pgTable(
  'appeal_order',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    number: integer().notNull(),
    kind: text({
      enum: [
        'leaveToFileLate',
        'extension',
        'clockStop',
        'stay',
        'cure',
        'information',
        'lawPart',
        'hearing',
        'reopening',
        'other',
      ],
    }).notNull(),
    status: text({ enum: ['REQUESTED', 'GRANTED', 'REFUSED', 'DONE', 'LIFTED'] }).notNull(),
    /** What is asked for or ordered. */
    text: text().notNull(),
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
    /** The reasons of the decision, or the answer to the question. */
    reasons: text(),
    /** `[{ edition, article }]`. */
    clauses: jsonb().$type<{ edition: string; article: string }[]>().notNull().default([]),
    clockId: uuid(),
    data: jsonb().$type<unknown>(),
    liftedAt: instant(),
    liftedBy: text(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('appeal_order_number').on(t.appealId, t.number),
    uniqueIndex('appeal_order_open').on(t.appealId, t.kind).where(sql`status = 'REQUESTED'`),
    check('appeal_order_decided', sql`(${t.status} = 'REQUESTED') = (${t.decidedAt} is null)`),
  ],
)

/** The clocks of a procedure, and the day of a hearing. */
export const clockKinds = [...windowKinds, 'hearing'] as const

/** Whom a clock may wait for. */
export const clockWaits = [
  'appellant',
  'respondent',
  'parties',
  'director',
  'clerk',
  'chiefDirector',
  'committee',
  'panel',
] as const

/** How a clock ends whose act was never done and whose time did not run out. */
export const clockEndings = ['case', 'waived', 'dispensed', 'overtaken'] as const

/** A running deadline: computed once from its anchor and stored with the rule that made it. */
export const appealClock = pgTable(
  'appeal_clock',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    kind: text({ enum: clockKinds }).notNull(),
    anchor: text().$type<ProcedureWindow['anchor']>().notNull(),
    anchoredAt: instant().notNull(),
    /** `{ amount, unit }` as the procedure writes it. */
    length: jsonb().$type<{ amount: number; unit: string }>().notNull(),
    timeZone: text().notNull(),
    procedureId: text().notNull(),
    editionId: text().notNull(),
    article: text().notNull(),
    /** As first computed; never moves. */
    firstDueAt: instant().notNull(),
    /** After extensions and stops. */
    dueAt: instant().notNull(),
    /** Whom it waits for. */
    awaits: text({ enum: clockWaits }).notNull(),
    remindAt: instant(),
    remindedAt: instant(),
    stoppedAt: instant(),
    /** What it waited for was done. */
    metAt: instant(),
    /** Ran out. */
    lapsedAt: instant(),
    /** Nothing is waited for any more, though it was never done. */
    endedAt: instant(),
    /** With the case, by those it waited for, by the chair, or because another act took its place. */
    endedFor: text({ enum: clockEndings }),
    recordedAt: recordedAt(),
  },
  t => [
    uniqueIndex('appeal_clock_running')
      .on(t.appealId, t.kind)
      .where(sql`met_at is null and lapsed_at is null and ended_at is null`),
    index('appeal_clock_due')
      .on(t.dueAt)
      .where(sql`met_at is null and lapsed_at is null and ended_at is null and stopped_at is null`),
    index('appeal_clock_case').on(t.appealId),
    check('appeal_clock_end', sql`num_nonnulls(${t.metAt}, ${t.lapsedAt}, ${t.endedAt}) <= 1`),
    check('appeal_clock_ended_for', sql`(${t.endedAt} is null) = (${t.endedFor} is null)`),
  ],
)

/** Something somebody should know: the viewer's inbox. Codes and ids only; the portal has the words. */
export const notice = pgTable(
  'notice',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    recipient: text().notNull(),
    code: text({ enum: noticeCodes }).notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    aggregateKind: text().notNull(),
    aggregateId: uuid().notNull(),
    /** The same news is told once. */
    onceKey: text().notNull(),
    /** The page of the portal that its recipient opens, without the language. */
    path: text(),
    dueAt: instant(),
    readAt: instant(),
    /** What it asks for was done, or is not waited for any more. */
    settledAt: instant(),
    /** What it is about, where its code does not say. */
    topic: text({ enum: mailTopics }),
    /** How it is mailed; null until the worker has looked at it. */
    delivery: text({ enum: deliveries }),
    /** When the daily mail that carries it is due; null where it goes into none. */
    digestAt: instant(),
    /** The mail that carries it. */
    mailId: uuid().references(() => mail.id, { onDelete: 'set null' }),
    recordedAt: recordedAt(),
  },
  t => [
    index('notice_mail').on(t.mailId).where(sql`${t.mailId} is not null`),
    unique('notice_once').on(t.recipient, t.onceKey),
    index('notice_inbox').on(t.recipient, t.id.desc()),
    index('notice_about').on(t.aggregateId),
    index('notice_undecided').on(t.id).where(sql`delivery is null`),
    index('notice_digest').on(t.digestAt).where(sql`digest_at is not null and mail_id is null`),
  ],
)
