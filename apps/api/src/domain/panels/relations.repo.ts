import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { flag, listOf, orNull, rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import {
  type ConflictFinding,
  committeeTerm,
  conflictPin,
  panelMember,
  person,
  roleGrant,
  ruling,
  rulingParty,
  scoreSheet,
  user,
} from '../../db/schema/index.js'
import type { AppealRow } from '../appeals/appeals.repo.js'

/** Somebody on the roster of a body, with the account by which he or she is reached. */
export interface RosterRow {
  readonly personId: string
  readonly accountId: string
  readonly standing: 'expert' | 'player' | 'official'
}

type Body = (typeof committeeTerm.$inferSelect)['body']

/** Who may be called on a day, of the bodies of the organisation and of those above it. */
export const rosterOn = (db: Db, organisationIds: readonly string[], body: Body, day: string): Promise<RosterRow[]> =>
  db
    .selectDistinctOn([committeeTerm.personId], {
      personId: committeeTerm.personId,
      accountId: user.id,
      standing: committeeTerm.standing,
    })
    .from(committeeTerm)
    .innerJoin(user, eq(user.personId, committeeTerm.personId))
    .where(
      and(
        inArray(committeeTerm.organisationId, [...organisationIds]),
        eq(committeeTerm.body, body),
        isNull(committeeTerm.endedAt),
        sql`${committeeTerm.valid} @> ${day}::date`,
      ),
    )
    .orderBy(committeeTerm.personId, user.id)

/** Directors of an event and of the bodies above it on a day, as far as the register knows them. */
export const directorsOn = (db: Db, scopes: readonly string[], day: string): Promise<RosterRow[]> =>
  db
    .selectDistinctOn([user.personId], {
      personId: sql<string>`${user.personId}`,
      accountId: user.id,
      standing: sql<RosterRow['standing']>`'official'`,
    })
    .from(roleGrant)
    .innerJoin(user, eq(user.id, roleGrant.accountId))
    .where(
      and(
        eq(roleGrant.role, 'director'),
        inArray(roleGrant.scopeId, [...scopes]),
        isNull(roleGrant.revokedAt),
        sql`${roleGrant.valid} @> ${day}::date`,
        sql`${user.personId} is not null`,
      ),
    )
    .orderBy(user.personId, user.id)

/** The entries on the two sides: the appellant's, those the ruling names, those at the table of the slot. */
export const entriesOfCase = async (db: Db, row: AppealRow): Promise<string[]> => {
  const named = row.rulingId
    ? await db.select({ id: rulingParty.entryId }).from(rulingParty).where(eq(rulingParty.rulingId, row.rulingId))
    : []
  const [ruled] = row.rulingId ? await db.select().from(ruling).where(eq(ruling.id, row.rulingId)) : []
  const slot = row.slot ?? ruled?.slot
  const seated = slot
    ? await db
        .select({ sides: scoreSheet.sides })
        .from(scoreSheet)
        .where(and(eq(scoreSheet.stageId, row.stageId), eq(scoreSheet.slot, slot), isNull(scoreSheet.supersededAt)))
    : []
  return [...new Set([row.appellantEntryId, ...named.map(each => each.id), ...seated.flatMap(each => each.sides)])]
}

/** Who gave the ruling under appeal. */
export const rulingGiver = async (db: Db, rulingId: string | null): Promise<string | undefined> => {
  if (rulingId === null) return undefined
  const [row] = await db.select({ givenBy: ruling.givenBy }).from(ruling).where(eq(ruling.id, rulingId))
  return row?.givenBy
}

export interface PlayedFor {
  readonly personId: string
  readonly entryId: string
  readonly eventId: string
}

/** Everybody known to play in the event, once per entry, by the record that stands. */
export const playersOfEvent = async (db: Db, eventId: string): Promise<PlayedFor[]> => {
  const rows = await db.execute(sql`
    select distinct coalesce(p.merged_into_id, p.id) as "personId", ep.entry_id as "entryId", s.event_id as "eventId"
    from stage s join entry e on e.stage_id = s.id
    join entry_player ep on ep.entry_id = e.id and ep.superseded_at is null
    join person p on p.id = ep.person_id
    where s.event_id = ${eventId}`)
  return rowsOf<PlayedFor>(rows, { personId: text, entryId: text, eventId: text })
}

export interface PlayedTogether {
  readonly personId: string
  readonly withId: string
  /** The last day of the last event. */
  readonly on: string
  readonly size: number
}

/** When each candidate last played in one entry with each party, and how many were in it. */
export const playedTogether = async (
  db: Db,
  candidates: readonly string[],
  parties: readonly string[],
): Promise<PlayedTogether[]> => {
  if (candidates.length === 0 || parties.length === 0) return []
  const rows = await db.execute(sql`
    with together as (
      select coalesce(p1.merged_into_id, p1.id) as person_id, coalesce(p2.merged_into_id, p2.id) as with_id, ep1.entry_id
      from entry_player ep1 join person p1 on p1.id = ep1.person_id
      join entry_player ep2 on ep2.entry_id = ep1.entry_id and ep2.superseded_at is null
      join person p2 on p2.id = ep2.person_id
      where ep1.superseded_at is null
        and coalesce(p1.merged_into_id, p1.id) in ${[...candidates]}
        and coalesce(p2.merged_into_id, p2.id) in ${[...parties]}
        and coalesce(p1.merged_into_id, p1.id) <> coalesce(p2.merged_into_id, p2.id)
    ), sizes as (
      select entry_id, count(distinct person_id)::int as size from entry_player
      where superseded_at is null and entry_id in (select entry_id from together) group by entry_id
    )
    select t.person_id as "personId", t.with_id as "withId", max(ev.ends_on)::text as on, min(z.size) as size
    from together t join sizes z using (entry_id) join entry e on e.id = t.entry_id
    join stage s on s.id = e.stage_id join event ev on ev.id = s.event_id
    group by 1, 2, (z.size > 2)`)
  return rowsOf<PlayedTogether>(rows, { personId: text, withId: text, on: text, size: whole })
}

export interface BelongsTo {
  readonly personId: string
  readonly clubId: string
  /** Whether it is a club: members of one association or federation are not of one club. */
  readonly isClub: boolean
  /** The club and everything above it. */
  readonly path: string[]
}

/** Whom people play for on a day. */
export const belonging = async (db: Db, people: readonly string[], day: string): Promise<BelongsTo[]> => {
  if (people.length === 0) return []
  const rows = await db.execute(sql`
    select distinct coalesce(p.merged_into_id, p.id) as "personId", a.organisation_id as "clubId",
      o.kind = 'club' as "isClub", organisation_path(a.organisation_id) as path
    from affiliation a join person p on p.id = a.person_id join organisation o on o.id = a.organisation_id
    where coalesce(p.merged_into_id, p.id) in ${[...people]} and a.superseded_at is null and a.valid @> ${day}::date`)
  return rowsOf<BelongsTo>(rows, { personId: text, clubId: text, isClub: flag, path: listOf(text) })
}

/** Accounts with an office at the event. */
export const officialsOf = async (db: Db, eventId: string, accounts: readonly string[]): Promise<Set<string>> => {
  if (accounts.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ accountId: roleGrant.accountId })
    .from(roleGrant)
    .where(
      and(
        eq(roleGrant.scopeKind, 'event'),
        eq(roleGrant.scopeId, eventId),
        inArray(roleGrant.role, ['director', 'scorer']),
        inArray(roleGrant.accountId, [...accounts]),
        isNull(roleGrant.revokedAt),
      ),
    )
  return new Set(rows.map(row => row.accountId))
}

export interface Pin {
  readonly personId: string
  readonly reason: string
}

export const openPins = (db: Db, appealId: string): Promise<Pin[]> =>
  db
    .select({ personId: conflictPin.personId, reason: conflictPin.reason })
    .from(conflictPin)
    .where(and(eq(conflictPin.appealId, appealId), isNull(conflictPin.removedAt)))

/** What people told of in this case, on whichever of its panels they were: the last word of each. */
export const disclosedIn = async (db: Db, appealId: string): Promise<Map<string, readonly ConflictFinding[]>> => {
  const rows = await db
    .select({ personId: panelMember.personId, findings: panelMember.findings })
    .from(panelMember)
    .where(and(eq(panelMember.appealId, appealId), isNotNull(panelMember.disclosedAt)))
    .orderBy(panelMember.disclosedAt)
  return new Map(rows.map(row => [row.personId, row.findings]))
}

export interface Duty {
  readonly personId: string
  readonly served: number
  readonly last: string | null
}

/** Cases sat on since a moment, for the rota. */
export const dutiesSince = (db: Db, people: readonly string[], since: Date): Promise<Duty[]> =>
  people.length === 0
    ? Promise.resolve([])
    : db
        .select({
          personId: panelMember.personId,
          served: sql<number>`count(*)::int`,
          last: sql<string | null>`max(${panelMember.recordedAt})::date::text`,
        })
        .from(panelMember)
        .where(
          and(
            inArray(panelMember.personId, [...people]),
            inArray(panelMember.status, ['SEATED', 'DISCLOSED', 'PROPOSED']),
            sql`${panelMember.role} <> 'reserve'`,
            gt(panelMember.recordedAt, since),
          ),
        )
        .groupBy(panelMember.personId)

/** Who sat on this case before, at a lower body. */
export const satBelow = async (
  db: Db,
  { id, parentId }: { readonly id: string; readonly parentId: string | null },
): Promise<Set<string>> => {
  if (parentId === null) return new Set()
  const again = sql`exists (select 1 from case_link l where l.to_appeal_id = ${id}::uuid and l.kind = 'reopening')`
  const rows = await db
    .select({ id: panelMember.personId })
    .from(panelMember)
    .where(and(eq(panelMember.appealId, parentId), sql`not ${again}`))
  return new Set(rows.map(row => row.id))
}

export interface Suspension {
  readonly personId: string
  readonly until: string | null
}

/**
 * Suspensions: those in force in the register of sanctions, and by notified decisions older than it. Whether they still
 * run is the rules' question.
 */
export const suspensionsOf = async (db: Db, people: readonly string[]): Promise<Suspension[]> => {
  if (people.length === 0) return []
  const rows = await db.execute(sql`
    select line->'order'->>'person' as "personId", line->'order'->>'until' as until
    from appeal_decision d, jsonb_array_elements(d.order_lines) line
    where d.notified_at is not null and line->'order'->>'kind' = 'suspend'
      and line->'order'->>'person' in ${[...people]}
      and not exists (select 1 from sanction s where s.decision_id = d.id)
    union all
    select person_id::text, valid_until::text from sanction
    where status = 'IN_FORCE' and person_id::text in ${[...people]}`)
  return rowsOf<Suspension>(rows, { personId: text, until: orNull(text) })
}

/** The records that stand for these people. */
export const standingOf = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: sql<string>`coalesce(${person.mergedIntoId}, ${person.id})` })
    .from(person)
    .where(inArray(person.id, [...ids]))
  return rows.map(row => row.id)
}
