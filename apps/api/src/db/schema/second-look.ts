import type { Problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { entry, stage } from './events.js'
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

/** A contestant has read one version of a sheet and agrees with it; a newer version has to be read anew. */
export const sheetAgreement = pgTable(
  'sheet_agreement',
  {
    organisationId: uuid().notNull(),
    id: id(),
    sheetId: uuid().notNull(),
    /** The contestant that the account plays for. */
    entryId: uuid().notNull(),
    agreedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({
      columns: [t.organisationId, t.sheetId],
      foreignColumns: [scoreSheet.organisationId, scoreSheet.id],
    }),
    foreignKey({ columns: [t.organisationId, t.entryId], foreignColumns: [entry.organisationId, entry.id] }),
    unique('sheet_agreement_once').on(t.organisationId, t.sheetId, t.agreedBy),
    index('sheet_agreement_sheet').on(t.sheetId),
    index('sheet_agreement_entry').on(t.entryId),
  ],
)

/** What a contestant says is wrong with a result. */
export const reportKinds = ['score', 'players', 'place', 'other'] as const

/** What became of it. */
export const reportAnswers = ['corrected', 'stands', 'passedOn'] as const

/**
 * A scorer asks the director to look at one slot, or a contestant says that its result is wrong; settled by the
 * director, never removed. What a contestant says is answered when it is settled.
 */
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
    /** Of a call from a table: the director who goes there, until when the others leave it to him. */
    takenBy: text(),
    takenUntil: instant(),
    /** Said by a contestant of the slot, of this kind; null: by a scorer, at the table or by the sheet itself. */
    reportKind: text({ enum: reportKinds }),
    /** What an officer said in the side's place and the side contests, a row of the log; it is about no slot. */
    statedActId: uuid(),
    /** Until when the score could be corrected, as the clock stood then; null: none ran yet. */
    reportDueAt: instant(),
    answer: text({ enum: reportAnswers }),
    answerZh: text(),
    answerEn: text(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    index('slot_flag_open').on(t.stageId).where(sql`${t.settledAt} is null`),
    index('slot_flag_reported').on(t.raisedBy, t.recordedAt).where(sql`${t.reportKind} is not null`),
    oneOf('slot_flag_report_kind', 'report_kind', reportKinds),
    oneOf('slot_flag_answer_code', 'answer', reportAnswers),
    check('slot_flag_stated_act', sql`${t.statedActId} is null or (${t.reportKind} = 'players' and ${t.slot} = '')`),
    check('slot_flag_taken', sql`(${t.takenUntil} is null) = (${t.takenBy} is null)`),
    check('slot_flag_settled', sql`(${t.settledAt} is null) = (${t.settledBy} is null)`),
    check(
      'slot_flag_answered',
      sql`case when ${t.reportKind} is null then num_nonnulls(${t.answer}, ${t.answerZh}, ${t.answerEn}) = 0
        else (${t.answer} is null) = (${t.settledAt} is null)
          and (${t.answer} is null) = (num_nonnulls(${t.answerZh}, ${t.answerEn}) = 0) end`,
    ),
  ],
)
