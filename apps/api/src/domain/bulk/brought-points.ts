import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import { groupBy } from '../../base/group-by.js'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { awardRun, pointAward } from '../../db/schema/index.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import { oneRow } from '../../db/one-row.js'
import type { Transaction } from '../../db/transaction.js'

/** An award of points in a sheet. */
export interface BroughtPoints {
  readonly sport: string
  readonly points: number
  readonly colour: string
  readonly earnedOn: IsoDate
  readonly until: IsoDate | null
  readonly note: string | null
}

/** What identifies an award in the earlier system, apart from its amount. */
const keyOf = (personId: string, { sport, colour, earnedOn, note }: BroughtPoints): string =>
  [personId, sport, colour, earnedOn, note ?? ''].join('|')

/** What identifies an award with its amount and end, in every sheet. */
export const sameAward = (personId: string, { sport, colour, points, earnedOn, until, note }: BroughtPoints): string =>
  [personId, sport, colour, points, earnedOn, until ?? '', note ?? ''].join('|')

interface CurrentAward extends BroughtPoints {
  readonly id: string
  readonly personId: string
}

/** Current points that earlier sheets of a body brought in. */
export interface CurrentPoints {
  has(personId: string, award: BroughtPoints): boolean
  /**
   * The award that the earlier system has changed since: the only current one that is not in the sheet, where one row of the sheet
   * is new, with the same person, kind, day and note.
   */
  changedFrom(personId: string, award: BroughtPoints): (BroughtPoints & { readonly id: string }) | undefined
}

/** Reads the current points of the people in a sheet. */
export const currentPoints = async (
  db: Db,
  organisationId: string,
  said: readonly { readonly personId: string; readonly award: BroughtPoints }[],
): Promise<CurrentPoints> => {
  const people = [...new Set(said.map(one => one.personId))]
  // By each person's own awards alone: while a table is being filled, PostgreSQL knows no better than to read all of a body's.
  const rows = await db.execute(sql`
    select id, person_id as "personId", sport, points, colour, earned_on::text as "earnedOn", expires_on::text as until, note
    from unnest(${uuids(people)}) as person (of), lateral (
      select * from ${pointAward} where person_id = person.of offset 0) as award
    where organisation_id = ${organisationId} and source_row is not null and superseded_at is null`)
  const named = { id: text, personId: text, sport: text, colour: text, earnedOn: text }
  const standing = rowsOf<CurrentAward>(rows, { ...named, points: whole, until: orNull(text), note: orNull(text) })
  const exact = new Set(standing.map(award => sameAward(award.personId, award)))
  const inSheet = new Set(said.map(({ personId, award }) => sameAward(personId, award)))
  const gone = standing.filter(award => !inSheet.has(sameAward(award.personId, award)))
  const goneOf = groupBy(gone, award => keyOf(award.personId, award))
  const fresh = said.filter(({ personId, award }) => !exact.has(sameAward(personId, award)))
  const freshOf = groupBy(fresh, ({ personId, award }) => keyOf(personId, award))
  return {
    has: (personId, award) => exact.has(sameAward(personId, award)),
    changedFrom: (personId, award) => {
      const key = keyOf(personId, award)
      const [only, ...others] = goneOf.get(key) ?? []
      const isAlone = only !== undefined && others.length === 0 && freshOf.get(key)?.length === 1
      return isAlone && !exact.has(sameAward(personId, award)) ? only : undefined
    },
  }
}

/** Ends awards, from now on. */
export const supersedeAwards = async ({ tx, deps }: Act, ids: readonly string[]): Promise<void> => {
  await tx.update(pointAward).set({ supersededAt: deps.clock.now() }).where(among(pointAward.id, ids))
}

/** All that stands of the sheet of some runs: also what came back when a later sheet was undone. */
export const runsOfSheet = async (tx: Transaction, runIds: readonly string[]): Promise<string[]> => {
  const sheets = tx.select({ id: awardRun.tableFileId }).from(awardRun).where(among(awardRun.id, runIds))
  const rows = await tx
    .select({ id: awardRun.id })
    .from(awardRun)
    .where(and(inArray(awardRun.tableFileId, sheets), isNull(awardRun.supersededAt)))
  return rows.map(row => row.id)
}

/** Makes replaced awards current again, as facts of now under the sheets that brought them in. */
export const restoreAwards = async ({ tx, deps }: Act, ids: readonly string[]): Promise<void> => {
  const recordedAt = deps.clock.now()
  const rows = await tx
    .select({ award: pointAward, run: awardRun })
    .from(pointAward)
    .innerJoin(awardRun, eq(awardRun.id, pointAward.runId))
    .where(among(pointAward.id, ids))
  for (const [, [first, ...others]] of groupBy(rows, ({ run }) => run.id)) {
    if (!first) continue
    const { organisationId, tableFileId, inputDigest } = first.run
    const values = { organisationId, tableFileId, inputDigest, recordedAt }
    const run = oneRow(await tx.insert(awardRun).values(values).returning({ id: awardRun.id }))
    const again = [first, ...others].map(({ award: { id: _, ...award } }) => ({
      ...{ ...award, runId: run.id, recordedAt, supersededAt: null },
    }))
    await insertRows(tx, pointAward, again)
  }
}
