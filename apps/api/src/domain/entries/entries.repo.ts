import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text } from '../../db/rows.js'
import { isPublic } from '../registry/visibility.js'
import {
  entry,
  entryFee,
  entryPlayer,
  entryRequest,
  entryRequestPlayer,
  entryTerms,
  stage,
} from '../../db/schema/index.js'

export type TermsRow = typeof entryTerms.$inferSelect
export type RequestRow = typeof entryRequest.$inferSelect
export type RequestPlayerRow = typeof entryRequestPlayer.$inferSelect
export type FeeRow = typeof entryFee.$inferSelect
export type EntryClass = TermsRow['class']
export type EntryAnswer = RequestPlayerRow['answer']
export type FeeKind = FeeRow['kind']

/** Statuses in which a request still holds its players. */
export const openStatuses = ['AWAITING_PLAYERS', 'AWAITING_DESK', 'WAITING_LIST', 'ENTERED'] as const

/** Neither declined nor taken back: it is under way, or was entered. */
export const isOpenEntryRequest = ({ status }: Pick<RequestRow, 'status'>): boolean =>
  openStatuses.some(open => open === status)

/** The desk may let it in now: it waits for the desk, or for a place. */
export const isAcceptable = ({ status }: Pick<RequestRow, 'status'>): boolean =>
  status === 'AWAITING_DESK' || status === 'WAITING_LIST'

export const termsByEvents = (db: Db, eventIds: readonly string[]): Promise<TermsRow[]> =>
  db
    .select()
    .from(entryTerms)
    .where(inArray(entryTerms.eventId, [...eventIds]))

export const requestsByIds = (db: Db, ids: readonly string[]): Promise<RequestRow[]> =>
  db
    .select()
    .from(entryRequest)
    .where(inArray(entryRequest.id, [...ids]))

/** The requests of an event in the order they came; those on the waiting list in its order. */
export const requestsOfEvent = (db: Db, eventId: string, first: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(entryRequest)
    .where(eq(entryRequest.eventId, eventId))
    .orderBy(asc(sql`coalesce(${entryRequest.queuedAt}, ${entryRequest.recordedAt})`), asc(entryRequest.id))
    .limit(first)

export const playersOfRequests = (db: Db, ids: readonly string[]): Promise<RequestPlayerRow[]> =>
  db
    .select()
    .from(entryRequestPlayer)
    .where(inArray(entryRequestPlayer.requestId, [...ids]))
    .orderBy(asc(entryRequestPlayer.ordinal))

export const feesOfRequests = (db: Db, ids: readonly string[]): Promise<FeeRow[]> =>
  db
    .select()
    .from(entryFee)
    .where(inArray(entryFee.requestId, [...ids]))
    .orderBy(asc(entryFee.receipt))

/** The requests in which a person, or a record merged into it, is named; those of events to come first. */
export const requestsOfPerson = async (db: Db, personId: string, first: number): Promise<RequestRow[]> => {
  const rows = await db
    .selectDistinct({ row: entryRequest })
    .from(entryRequest)
    .innerJoin(entryRequestPlayer, eq(entryRequestPlayer.requestId, entryRequest.id))
    .where(
      sql`${entryRequestPlayer.personId} in (select p.id from person p join person own on own.id = ${personId}
        where coalesce(p.merged_into_id, p.id) = coalesce(own.merged_into_id, own.id))`,
    )
    .orderBy(desc(entryRequest.recordedAt), desc(entryRequest.id))
    .limit(first)
  return rows.map(({ row }) => row)
}

/** The requests that led to these entries. */
export const requestsOfEntries = (db: Db, entryIds: readonly string[]): Promise<RequestRow[]> =>
  db
    .select()
    .from(entryRequest)
    .where(inArray(entryRequest.entryId, [...entryIds]))

/**
 * The entries of an event in which a person, or a record merged into it, plays and that the office made itself: they stand, and no
 * request led to them. In the order of their stages.
 */
export const officeEntriesOf = async (db: Db, eventId: string, personId: string) => {
  const rows = await db
    .selectDistinct({ row: entry, ordinal: stage.ordinal })
    .from(entry)
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .innerJoin(entryPlayer, eq(entryPlayer.entryId, entry.id))
    .where(
      and(
        eq(stage.eventId, eventId),
        isNull(entry.withdrawnAt),
        isNull(entryPlayer.supersededAt),
        sql`${entryPlayer.personId} in (select p.id from person p join person own on own.id = ${personId}
          where coalesce(p.merged_into_id, p.id) = coalesce(own.merged_into_id, own.id))`,
        sql`not exists (select 1 from entry_request r where r.entry_id = ${entry.id})`,
      ),
    )
    .orderBy(asc(stage.ordinal), asc(entry.id))
  return rows.map(({ row }) => row)
}

/** How many contestants an event has in its first stage, without those who left. */
export const countEntered = async (db: Db, stageId: string): Promise<number> => {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from entry where stage_id = ${stageId} and withdrawn_at is null`,
  )
  return row?.n ?? 0
}

/** What the terms of an event look at in a person. */
export interface EligibilityFacts {
  readonly personId: string
  readonly name: string | null
  readonly gender: string
  readonly birthDate: string | null
  readonly status: string
  /** A membership on the day, in the body asked for or below it. */
  readonly isMember: boolean
  /** Whether everyone is shown the gender, and to which bodies the person belongs. */
  readonly showsGender: boolean
  readonly showsClub: boolean
}

export const eligibilityFacts = async (
  db: Db,
  personIds: readonly string[],
  { day, membersOf }: { readonly day: string; readonly membersOf: string | null },
): Promise<EligibilityFacts[]> => {
  if (personIds.length === 0) return []
  const ids = sql.join(
    personIds.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await db.execute(sql`
    select p.id::text as "personId", p.gender, p.birth_date::text as "birthDate", p.status,
      (select n.display from person_name n where n.person_id = p.id and n.superseded_at is null
        order by n.script = 'Hans' desc, n.recorded_at desc, n.id desc limit 1) as name,
      exists (select 1 from affiliation a join person same on same.id = a.person_id
        where coalesce(same.merged_into_id, same.id) = p.id and a.kind = 'membership' and a.superseded_at is null
          and a.valid @> ${day}::date and ${membersOf}::uuid = any(organisation_path(a.organisation_id))) as "isMember",
      ${isPublic('hide_gender', sql`p.id`)} as "showsGender", ${isPublic('hide_club', sql`p.id`)} as "showsClub"
    from person p where p.id in (${ids})`)
  return rowsOf<EligibilityFacts>(rows, {
    personId: text,
    gender: text,
    birthDate: orNull(text),
    status: text,
    name: orNull(text),
    isMember: flag,
    showsGender: flag,
    showsClub: flag,
  })
}

/** Those of the people who are named in another open request of the event. */
export const namedElsewhere = async (
  db: Db,
  eventId: string,
  personIds: readonly string[],
  except: string | undefined,
): Promise<string[]> => {
  if (personIds.length === 0) return []
  const rows = await db
    .select({ personId: entryRequestPlayer.personId })
    .from(entryRequestPlayer)
    .innerJoin(entryRequest, eq(entryRequest.id, entryRequestPlayer.requestId))
    .where(
      and(
        eq(entryRequest.eventId, eventId),
        inArray(entryRequest.status, [...openStatuses]),
        inArray(entryRequestPlayer.personId, [...personIds]),
        except === undefined ? undefined : sql`${entryRequest.id} <> ${except}`,
      ),
    )
  return rows.map(row => row.personId)
}

/** How many stand before a request on the waiting list of its event. */
export const waitingBefore = async (db: Db, { id, eventId, queuedAt }: RequestRow): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(entryRequest)
    .where(
      and(
        eq(entryRequest.eventId, eventId),
        eq(entryRequest.status, 'WAITING_LIST'),
        sql`(${entryRequest.queuedAt}, ${entryRequest.id}) < (${queuedAt?.toISOString() ?? null}::timestamptz, ${id}::uuid)`,
      ),
    )
  return row?.n ?? 0
}
