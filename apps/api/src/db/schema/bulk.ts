import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
  },
  t => [
    index('table_file_stage').on(t.stageId).where(sql`${t.stageId} is not null`),
    foreignKey({ columns: [t.stageOrganisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    oneOf('table_file_kind', 'kind', tableKinds),
    oneOf('table_file_status', 'status', tableStatuses),
    oneOf('table_file_format', 'format', tableFormats),
    index('table_file_body').on(t.organisationId, t.id),
  ],
)
