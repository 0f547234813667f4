import { eq, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { event } from '../../db/schema/index.js'
import { eventPath } from '../addresses/portal-paths.js'
import { isBlank } from '../events/sheet-state.js'
import { slotName, slotsOfTable } from '../events/slot-name.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import type { Act } from '../shared/act.js'
import type { StoredStage } from '../standings/stage.repo.js'
import { openSheetsAt, type SheetRow, type TableRow } from './rounds.repo.js'

/** Every place of a table where a sheet may stand, that of a bye among them. */
export const slotsAtTable = (table: TableRow): readonly string[] => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  const place = { session, section, round, table: label }
  return [...new Set([...slotsOfTable(place, table).map(one => one.slot), slotName(place)])]
}

/** The sheets that count at some tables of one stage; one statement. */
export const sheetsAtTables = (
  db: Db,
  { id: stageId, organisationId }: StoredStage,
  tables: readonly TableRow[],
): Promise<SheetRow[]> => {
  const places = tables.flatMap(slotsAtTable).map(slot => ({ slot, stageId, organisationId }))
  return places.length > 0 ? openSheetsAt(db, places) : Promise.resolve([])
}

/** Whether a sheet of a table is a result: one of a bye is none, nor one that says that nothing was played. */
export const isResult = (sheet: SheetRow): boolean => sheet.sides.length > 1 && !isBlank(sheet)

/** Notifies the players of some entries that their seats are others now. */
export const notifySeated = async (act: Act, stage: StoredStage, entryIds: readonly string[]): Promise<void> => {
  const [row] = await act.tx
    .select({ eventZh: event.nameZh, eventEn: event.nameEn })
    .from(event)
    .where(eq(event.id, stage.eventId))
  const players = sql`select u.id from "user" u join entry_player p on p.person_id = u.person_id
    where p.entry_id = any(${uuids(entryIds)}) and p.superseded_at is null`
  await notifyAccounts(act, players, {
    code: 'SEATING_CHANGED',
    organisationId: stage.organisationId,
    about: { kind: 'stage', id: stage.id },
    params: { ...row },
    path: await eventPath(act.tx, stage.eventId),
    occasion: act.deps.clock.now().toISOString(),
  })
}
