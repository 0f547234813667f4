import type { Problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { apiToken } from './api-tokens.js'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { stage } from './events.js'
import { organisation } from './registry.js'

export const tableStatuses = ['READ', 'COMMITTED', 'UNDONE'] as const
export const tableFormats = ['csv', 'xlsx'] as const
export const tableKinds = [
  'people',
  'memberships',
  'clubs',
  'entries',
  'officials',
  'points',
  'grades',
  'results',
  'lists',
  'numbers',
  'offices',
  'sanctions',
] as const

/** A cell that somebody has set right before the sheet was taken in; what the file said stays beside it. */
export interface MendedCell {
  /** As a spreadsheet counts them, from 1. */
  readonly row: number
  /** The column of the file, from 0. */
  readonly at: number
  readonly text: string
  readonly by: string
  /** When, ISO 8601. */
  readonly on: string
}

/** Where a file of several parts is: `CHECKING`, `TAKING` and `UNDOING` are done by the worker, part by part. */
export const largeTableStates = ['CHECKING', 'CHECKED', 'TAKING', 'TAKEN', 'UNDOING', 'UNDONE', 'STOPPED'] as const

/** What the check of one part found: numbers of rows, and what is wrong with the rows of sums in it. */
export interface PartFindings {
  readonly rows: number
  readonly wrong: number
  /** Rows whose people must be decided, and of them those for whom one person is proposed. */
  readonly inDoubt: number
  readonly proposed: number
  readonly known: number
  readonly sums: readonly Problem[]
}

/**
 * A spreadsheet of more rows than one transaction takes in: its parts are `table_file` rows of their own, each taken in whole or not
 * at all. Rows that need somebody's decision are put aside into one more sheet.
 */
export const largeTable = pgTable(
  'large_table',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: tableKinds }).notNull(),
    sport: text(),
    system: text(),
    digest: text().notNull(),
    fileName: text().notNull(),
    format: text({ enum: tableFormats }).notNull(),
    rowCount: integer().notNull(),
    state: text({ enum: largeTableStates }).notNull().default('CHECKING'),
    /** Which column holds what, as somebody chose; as the heads say where nobody has. */
    mapping: jsonb().$type<Record<string, number>>(),
    /** Whether the only person of exactly a name is taken without asking. */
    acceptsProposed: boolean().notNull().default(false),
    undoReason: text(),
    /** Why the worker stopped. */
    problem: jsonb().$type<Problem>(),
    readBy: text().notNull(),
    recordedAt: recordedAt(),
    /** For whom the worker acts, with what it acted by. */
    actedBy: text().notNull(),
    tokenId: uuid().references(() => apiToken.id, { onDelete: 'set null' }),
    byPasskey: boolean().notNull().default(false),
    changedAt: instant().notNull(),
  },
  t => [
    index('large_table_body').on(t.organisationId, t.id),
    oneOf('large_table_kind', 'kind', tableKinds),
    oneOf('large_table_state', 'state', largeTableStates),
    oneOf('large_table_format', 'format', tableFormats),
    check('large_table_stopped', sql`(${t.state} = 'STOPPED') = (${t.problem} is not null)`),
  ],
)

/** A spreadsheet that was read: its cells, what they were taken for, and every row that came of it. */
export const tableFile = pgTable(
  'table_file',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: tableKinds }).notNull(),
    /** Of entries: the stage whose field they are, and the body that organises it. */
    stageId: uuid(),
    stageOrganisationId: uuid(),
    /** Of history: the sport of rows that name none, and what the system is called that kept them. */
    sport: text(),
    system: text(),
    digest: text().notNull(),
    fileName: text().notNull(),
    format: text({ enum: tableFormats }).notNull(),
    /** As the file has them. */
    cells: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    /** In the order they were set right; of one cell the last stands. */
    mends: jsonb().$type<readonly MendedCell[]>().notNull().default([]),
    status: text({ enum: tableStatuses }).notNull().default('READ'),
    /** Which column held what when it was taken in. */
    mapping: jsonb().$type<Record<string, number>>(),
    /** Ids of the rows it made, by table. */
    made: jsonb().$type<Record<string, readonly string[]>>(),
    stored: integer(),
    readBy: text().notNull(),
    recordedAt: recordedAt(),
    committedBy: text(),
    committedAt: instant(),
    undoneBy: text(),
    undoneAt: instant(),
    undoReason: text(),
    /** Of a part of a large file: which one, from 1; none for the rows that were put aside. */
    largeId: uuid().references(() => largeTable.id),
    part: integer(),
    /** The row of the file that each line of `cells` is; `cells` is the whole file where there are none. */
    fileRows: jsonb().$type<readonly number[]>(),
    found: jsonb().$type<PartFindings>(),
  },
  t => [
    uniqueIndex('table_file_part').on(t.largeId, t.part).where(sql`${t.largeId} is not null`),
    index('table_file_stage').on(t.stageId).where(sql`${t.stageId} is not null`),
    foreignKey({ columns: [t.stageOrganisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    oneOf('table_file_kind', 'kind', tableKinds),
    oneOf('table_file_status', 'status', tableStatuses),
    oneOf('table_file_format', 'format', tableFormats),
    index('table_file_body').on(t.organisationId, t.id),
  ],
)
