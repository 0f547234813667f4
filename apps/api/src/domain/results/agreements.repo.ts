import { and, arrayOverlaps, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { scoreSheet, sheetAgreement } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { SheetRow } from './results.repo.js'

/** A contestant that a person plays for, with its stage. */
export interface PlayedStage {
  readonly stageId: string
  readonly entryId: string
}

/** How far back the results of an event wait for its players' word. */
const DAYS = 30

/** The person and the records that are the same person. */
const samePerson = (personId: string) => sql`
  select p.id from person p, person me where me.id = ${personId}
    and (p.id = coalesce(me.merged_into_id, me.id) or p.merged_into_id = coalesce(me.merged_into_id, me.id))`

/** The stages of late whose results are not official yet, for each contestant the person plays for; the newest first. */
export const stagesPlayedOfLate = async (
  db: Db,
  personId: string,
  now: Date,
  first: number,
): Promise<PlayedStage[]> => {
  const rows = await db.execute(sql`
    select s.id as stage_id, e.id as entry_id
    from entry_player l join entry e on e.id = l.entry_id join stage s on s.id = e.stage_id join event v on v.id = s.event_id
    where l.superseded_at is null and l.person_id in (${samePerson(personId)})
      and v.ends_on > (${now.toISOString()}::timestamptz - make_interval(days => ${DAYS}))::date
      and not exists (select 1 from standings_revision r where r.stage_id = s.id and r.official_at is not null)
    order by v.ends_on desc, s.ordinal desc, s.id, e.id limit ${first}`)
  return rowsOf(rows, { stage_id: text, entry_id: text }).map(row => ({ stageId: row.stage_id, entryId: row.entry_id }))
}

/** The sheets that stand for contestants of a stage, with those an account has agreed with told apart. */
export const sheetsOfEntries = (db: Db, stageId: string, entryIds: readonly string[]): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(
      and(
        eq(scoreSheet.stageId, stageId),
        arrayOverlaps(scoreSheet.sides, [...entryIds]),
        isNull(scoreSheet.supersededAt),
      ),
    )
    .orderBy(asc(scoreSheet.recordedAt), asc(scoreSheet.id))

/** Which of these sheets the account has agreed with. */
export const agreedBy = async (
  db: Db,
  accountId: string,
  sheetIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ sheetId: sheetAgreement.sheetId })
    .from(sheetAgreement)
    .where(and(inArray(sheetAgreement.sheetId, [...sheetIds]), eq(sheetAgreement.agreedBy, accountId)))
  return new Set(rows.map(row => row.sheetId))
}

/** These sheets of a stage as they stand; those that do not are left out. */
export const standingSheets = (db: Db, stageId: string, ids: readonly string[]): Promise<SheetRow[]> =>
  db
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), inArray(scoreSheet.id, [...ids]), isNull(scoreSheet.supersededAt)))

/** Appends a word for each; how many are new. */
export const appendAgreements = async (
  tx: Transaction,
  rows: readonly (typeof sheetAgreement.$inferInsert)[],
): Promise<number> => {
  const appended = await tx
    .insert(sheetAgreement)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: sheetAgreement.id })
  return appended.length
}

/** How many results of an event stand, and how many of them have the word of one side, or of more. */
export interface AgreementCount {
  readonly results: number
  readonly agreed: number
  readonly agreedByAll: number
}

export const agreementsOfEvent = async (db: Db, eventId: string): Promise<AgreementCount> => {
  const rows = await db.execute(sql`
    select count(*)::int as results, count(*) filter (where sides > 0)::int as agreed,
      count(*) filter (where sides >= cardinality(of_sheet))::int as agreed_by_all
    from (select x.sides as of_sheet, (select count(distinct a.entry_id) from sheet_agreement a
        where a.sheet_id = x.id and a.organisation_id = x.organisation_id) as sides
      from score_sheet x join stage s on s.id = x.stage_id
      where s.event_id = ${eventId} and x.superseded_at is null) as each`)
  const [row] = rowsOf(rows, { results: whole, agreed: whole, agreed_by_all: whole })
  return { results: row?.results ?? 0, agreed: row?.agreed ?? 0, agreedByAll: row?.agreed_by_all ?? 0 }
}
