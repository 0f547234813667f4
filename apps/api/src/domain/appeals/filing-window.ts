import { windowDueAt } from '@paiji/rules/procedure'
import type { Db } from '../../db/client.js'
import type { AppealRow } from './appeals.repo.js'
import { procedureOfCase } from './case-procedure.js'
import { findRuling, scoreAvailableAt } from './filing.repo.js'

/** The time for filing, from its anchor, in the venue's zone. */
export interface FilingWindow {
  readonly anchoredAt: Date
  readonly dueAt: Date
  /** Whether the anchor has come: before it, everything is in time. */
  readonly started: boolean
}

const later = (a: Date | undefined, b: Date | undefined): Date | undefined => (a && b ? (a > b ? a : b) : (a ?? b))

/** What of a case, or of one not yet begun, decides how long it may be filed. */
export type Contested = Pick<AppealRow, 'stageId' | 'rulingId' | 'procedureId' | 'procedureOverrides'>

/**
 * Since when the time runs. A ruling given after the scores were out runs from its own notification: nobody can be
 * late for what was not yet said.
 */
const anchorOf = async (db: Db, row: Contested, anchor: string): Promise<Date | undefined> => {
  const ruling = row.rulingId ? await findRuling(db, row.rulingId) : undefined
  const given = ruling ? (ruling.notifiedAt ?? ruling.givenAt ?? undefined) : undefined
  if (anchor === 'RULING_GIVEN') return given
  const available = await scoreAvailableAt(db, row.stageId)
  return available && later(available, given)
}

/** When filing ends for this draft, as of now. A procedure without such a time, or an anchor yet to come, ends nothing. */
export const filingWindow = async (db: Db, row: Contested, timeZone: string, now: Date): Promise<FilingWindow> => {
  const { procedure, calendar } = procedureOfCase(row)
  const window = procedure.windows.filing
  const anchor = window && (await anchorOf(db, row, window.anchor))
  const anchoredAt = anchor ?? now
  const dueAt = window ? new Date(windowDueAt(anchoredAt.getTime(), window, timeZone, calendar)) : now
  return { anchoredAt, dueAt, started: anchor !== undefined }
}
