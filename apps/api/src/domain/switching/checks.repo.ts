import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { printedCheck, printedDifference, switchDay } from '../../db/schema/index.js'
import type { DifferenceReason } from './vocabulary.js'

export type PrintedCheckRow = typeof printedCheck.$inferSelect

export interface DifferenceRow extends Omit<typeof printedDifference.$inferSelect, 'reason'> {
  readonly reason: DifferenceReason
  /** The note of its acceptance, by itself or with all of its reason; null while it is open. */
  readonly accepted: string | null
}

/** Differences of one reason, and how many of them are accepted. */
export interface ReasonCount {
  readonly checkId: string
  readonly reason: DifferenceReason
  readonly count: number
  readonly accepted: number
}

export const checksByIds = (db: Db, ids: readonly string[]): Promise<PrintedCheckRow[]> =>
  db.select().from(printedCheck).where(among(printedCheck.id, ids))

/** Acceptances of a difference; the statement around it has `printed_difference` under its own name. */
const acceptances = sql.raw(`printed_check e join printed_difference s on s.check_id = e.id
    join difference_acceptance a on a.difference_id = s.id or (a.check_id = e.id and a.reason = s.reason)
    where s.person_id = printed_difference.person_id and (s.reason, s.printed_place, s.printed_value, s.own_place, s.own_value)
      is not distinct from (printed_difference.reason, printed_difference.printed_place, printed_difference.printed_value,
        printed_difference.own_place, printed_difference.own_value)
      and exists (select 1 from printed_check of where of.id = printed_difference.check_id
        and (of.organisation_id, of.ranking_id, of.list_name, of.as_of) = (e.organisation_id, e.ranking_id, e.list_name, e.as_of))`)

/**
 * Whether a `printed_difference` is accepted: itself, or an equal one in an earlier comparison of the same two lists, alone or with all
 * of its reason.
 */
export const isAccepted: SQL = sql`exists (select 1 from ${acceptances})`

const NOTE: SQL = sql`(select a.note from ${acceptances} order by a.recorded_at limit 1)`

const ofCheck = (checkId: string, reason: DifferenceReason | undefined) =>
  and(eq(printedDifference.checkId, checkId), reason && eq(printedDifference.reason, reason))

/** Differences of a comparison: open ones first, then by place. */
export const differencesOf = async (
  db: Db,
  checkId: string,
  { reason, first, offset }: { reason: DifferenceReason | undefined; first: number; offset: number },
): Promise<DifferenceRow[]> => {
  const note = sql<string | null>`${NOTE}`.as('note')
  const rows = await db
    .select({ difference: printedDifference, note })
    .from(printedDifference)
    .innerJoin(printedCheck, eq(printedCheck.id, printedDifference.checkId))
    .where(ofCheck(checkId, reason))
    .orderBy(
      isAccepted,
      sql`coalesce(${printedDifference.printedPlace}, ${printedDifference.ownPlace})`,
      asc(printedDifference.id),
    )
    .limit(first)
    .offset(offset)
  return rows.map(({ difference, note: accepted }) => ({ ...difference, accepted }))
}

/** Counts the differences of comparisons by reason. */
export const reasonsOfChecks = async (db: Db, checkIds: readonly string[]): Promise<ReasonCount[]> => {
  const rows = await db.execute(sql`
    select check_id as "checkId", reason, count(*)::int as count, count(note)::int as accepted from (
      select printed_difference.check_id, printed_difference.reason, ${NOTE} as note
      from printed_difference join printed_check on printed_check.id = printed_difference.check_id
      where ${among(printedDifference.checkId, checkIds)}) d
    group by check_id, reason order by check_id, count(*) desc, reason`)
  const read = rowsOf<Omit<ReasonCount, 'reason'> & { reason: string }>(rows, {
    ...{ checkId: text, reason: text, count: whole, accepted: whole },
  })
  return read.map(row => ({ ...row, reason: row.reason as DifferenceReason }))
}

/** A difference with its comparison. */
export const findDifference = async (db: Db, id: string) => {
  const [row] = await db
    .select({ check: printedCheck, difference: printedDifference, note: sql<string | null>`${NOTE}` })
    .from(printedDifference)
    .innerJoin(printedCheck, eq(printedCheck.id, printedDifference.checkId))
    .where(eq(printedDifference.id, id))
  return row
}

/** The number of open differences of one reason. */
export const openDifferences = async (db: Db, checkId: string, reason: DifferenceReason): Promise<number> => {
  const [found] = (await reasonsOfChecks(db, [checkId])).filter(one => one.reason === reason)
  return found ? found.count - found.accepted : 0
}

export type SwitchDayRow = typeof switchDay.$inferSelect

/** The switch days of bodies, current and superseded, the latest of each sport first. */
export const switchDaysOf = (db: Db, organisationIds: readonly string[]): Promise<SwitchDayRow[]> =>
  db
    .select()
    .from(switchDay)
    .where(among(switchDay.organisationId, organisationIds))
    .orderBy(asc(switchDay.sport), desc(switchDay.recordedAt), desc(switchDay.id))
