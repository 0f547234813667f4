import type { Problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { stage } from './events.js'
import { scoreSheet } from './results.js'

/** A second person has read one version of a sheet against the paper; a newer version has to be read anew. */
export const sheetConfirmation = pgTable(
  'sheet_confirmation',
  {
    organisationId: uuid().notNull(),
    id: id(),
    sheetId: uuid().notNull(),
    confirmedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({
      columns: [t.organisationId, t.sheetId],
      foreignColumns: [scoreSheet.organisationId, scoreSheet.id],
    }),
    unique('sheet_confirmation_once').on(t.organisationId, t.sheetId),
    index('sheet_confirmation_sheet').on(t.sheetId),
  ],
)

/** A scorer asks the director to look at one slot; settled by the director, never removed. */
export const slotFlag = pgTable(
  'slot_flag',
  {
    organisationId: uuid().notNull(),
    id: id(),
    stageId: uuid().notNull(),
    slot: text().notNull(),
    note: text().notNull(),
    raisedBy: text().notNull(),
    /** What the edition found in the sheet itself; null: somebody's own note. */
    found: jsonb().$type<Problem[]>(),
    recordedAt: recordedAt(),
    settledBy: text(),
    settledAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    index('slot_flag_open').on(t.stageId).where(sql`${t.settledAt} is null`),
    check('slot_flag_settled', sql`(${t.settledAt} is null) = (${t.settledBy} is null)`),
  ],
)
