import { and, eq, inArray } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { round as roundRecord, scoreSheet } from '../../db/schema/index.js'
import { slotName } from '../events/slot-name.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import type { StoredStage } from '../standings/stage.repo.js'
import type { TableRow } from './rounds.repo.js'
import { seatingOf } from './stage-of-rounds.js'

/**
 * Writes down the byes among some tables as the sport scores them: a bye of a paired round is a fact like a game, and
 * somebody who sits out a movement has no sheet. Answers how many were written.
 */
export const recordByes = async (
  { tx, viewer }: Pick<Act, 'tx' | 'viewer'>,
  stage: StoredStage,
  tables: readonly TableRow[],
): Promise<number> => {
  const { byeSheet } = seatingOf(stage.sport)
  const roundIds = [...new Set(tables.map(table => table.roundId))]
  if (byeSheet === undefined || roundIds.length === 0) return 0
  const paired = await tx
    .select({ id: roundRecord.id })
    .from(roundRecord)
    .where(and(inArray(roundRecord.id, roundIds), inArray(roundRecord.method, ['drawn', 'manual'])))
  const isPaired = new Set(paired.map(one => one.id))
  const byes = tables.filter(table => table.sides.length === 1 && isPaired.has(table.roundId))
  if (byes.length === 0) return 0
  const slotOf = ({ label, sessionNumber, roundNumber }: TableRow): string =>
    slotName({ session: sessionNumber, round: roundNumber, table: label })
  const former = await tx
    .select({ id: scoreSheet.id, slot: scoreSheet.slot, version: scoreSheet.version })
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stage.id), inArray(scoreSheet.slot, byes.map(slotOf))))
    .orderBy(scoreSheet.version)
  const lastAt = new Map(former.map(sheet => [sheet.slot, sheet]))
  const rows = byes.map(table => {
    const before = lastAt.get(slotOf(table))
    return {
      organisationId: stage.organisationId,
      stageId: stage.id,
      slot: slotOf(table),
      version: (before?.version ?? 0) + 1,
      supersedesId: before?.id ?? null,
      session: table.sessionNumber,
      round: table.roundNumber,
      tableLabel: table.label,
      sides: [...table.sides],
      sheet: byeSheet,
      editionId: stage.editionId,
      source: 'desk' as const,
      enteredBy: actorOf(viewer),
    }
  })
  await insertRows(tx, scoreSheet, rows)
  return rows.length
}
