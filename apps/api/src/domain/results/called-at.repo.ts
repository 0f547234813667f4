import type { CalledAtTable } from '@paiji/rules'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { ruling, rulingParty } from '../../db/schema/index.js'

/** A place of play with its contestants, in the order of its sheet. */
export interface SeatedPlace {
  readonly stageId: string
  readonly slot: string
  readonly sides: readonly string[]
}

/** The current rulings against the contestants of a place, in the codes of the guide and the order they were given. */
export const calledAt = async (db: Db, { stageId, slot, sides }: SeatedPlace): Promise<CalledAtTable[]> => {
  const { situation, option, answers } = ruling
  const rows = await db
    .select({ entryId: rulingParty.entryId, situation, option, answers })
    .from(ruling)
    .innerJoin(rulingParty, eq(rulingParty.rulingId, ruling.id))
    .where(
      and(
        eq(ruling.stageId, stageId),
        eq(ruling.slot, slot),
        eq(rulingParty.role, 'offending'),
        isNotNull(ruling.option),
        ne(ruling.kind, 'withdrawn'),
        sql`not exists (select 1 from ruling later where later.supersedes_id = ${ruling.id})`,
      ),
    )
    .orderBy(asc(ruling.givenAt), asc(ruling.id))
  return rows.flatMap(row => {
    const side = sides.indexOf(row.entryId)
    if (side < 0 || row.situation === null || row.option === null) return []
    return [{ side, situation: row.situation, option: row.option, answers: row.answers ?? {} }]
  })
}
