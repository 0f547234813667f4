import { sql } from 'drizzle-orm'
import {
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
import { bytea, id, instant, recordedAt } from './columns.js'
import { event, stage } from './events.js'
import { organisation, person } from './registry.js'

/** A file taken in: dry run first, then committed whole or not at all, once per digest. */
export const importBatch = pgTable(
  'import_batch',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** SHA-256 of the bytes. */
    digest: text().notNull(),
    fileName: text().notNull(),
    format: text(),
    program: text(),
    status: text({ enum: ['REFUSED', 'READ', 'COMMITTED'] }).notNull(),
    content: bytea().notNull(),
    problems: jsonb().$type<unknown[]>().notNull().default([]),
    eventId: uuid().references(() => event.id),
    requestedBy: text().notNull(),
    recordedAt: recordedAt(),
    committedAt: instant(),
  },
  t => [
    index('import_batch_event').on(t.eventId).where(sql`${t.eventId} is not null`),
    uniqueIndex('import_batch_committed').on(t.organisationId, t.digest).where(sql`${t.status} = 'COMMITTED'`),
    check('import_batch_status', sql`${t.status} in ('REFUSED', 'READ', 'COMMITTED')`),
  ],
)

/** Somebody in a file who may or may not be somebody in the register: decided by a person, not by a name. */
export const identityQuestion = pgTable(
  'identity_question',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    importId: uuid()
      .notNull()
      .references(() => importBatch.id),
    entryPlayerId: uuid().notNull(),
    nameAsEntered: text().notNull(),
    /** `[{ personId, score, because: code[] }]`, best first. */
    candidates: jsonb().$type<{ personId: string; score: number; because: string[] }[]>().notNull(),
    status: text({ enum: ['OPEN', 'LINKED', 'NEW_PERSON', 'LEFT_OPEN'] })
      .notNull()
      .default('OPEN'),
    personId: uuid().references(() => person.id),
    decidedBy: text(),
    decidedAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    index('identity_question_open').on(t.organisationId, t.status),
    check('identity_question_status', sql`${t.status} in ('OPEN', 'LINKED', 'NEW_PERSON', 'LEFT_OPEN')`),
  ],
)

/**
 * What happened in one slot of the stage (a board at a table, a hand, a game), as a versioned fact.
 * Rows are appended; a newer version closes the older one's `supersededAt` and nothing else ever changes.
 */
export const scoreSheet = pgTable(
  'score_sheet',
  {
    organisationId: uuid().notNull(),
    id: id(),
    stageId: uuid().notNull(),
    slot: text().notNull(),
    version: integer().notNull(),
    session: integer(),
    section: text(),
    round: integer(),
    tableLabel: text(),
    boardLabel: text(),
    /** Entry ids in the sport's seat order. */
    sides: uuid().array().notNull(),
    sheet: jsonb().$type<unknown>().notNull(),
    editionId: text().notNull(),
    source: text({ enum: ['import', 'desk', 'table', 'correction'] }).notNull(),
    sourceId: uuid(),
    supersedesId: uuid(),
    supersededAt: instant(),
    enteredBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    uniqueIndex('score_sheet_open').on(t.organisationId, t.stageId, t.slot).where(sql`${t.supersededAt} is null`),
    unique('score_sheet_version').on(t.organisationId, t.stageId, t.slot, t.version),
    check('score_sheet_first', sql`(${t.version} = 1) = (${t.supersedesId} is null)`),
    check('score_sheet_source', sql`${t.source} in ('import', 'desk', 'table', 'correction')`),
  ],
)

/**
 * What was called and played where the sheet of a slot was made, as the file or the scorer wrote it down: auction with
 * its explanations, cards in the order played, claim. Appended beside the sheet and never changed; a correction of the
 * result does not change what happened. Only `jsonb` because rules and formats own its shape.
 */
export const tableRecord = pgTable(
  'table_record',
  {
    organisationId: uuid().notNull(),
    id: id(),
    stageId: uuid().notNull(),
    slot: text().notNull(),
    record: jsonb().$type<unknown>().notNull(),
    source: text({ enum: ['import', 'desk'] }).notNull(),
    sourceId: uuid(),
    enteredBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    unique('table_record_slot').on(t.stageId, t.slot),
    check('table_record_source', sql`${t.source} in ('import', 'desk')`),
  ],
)
