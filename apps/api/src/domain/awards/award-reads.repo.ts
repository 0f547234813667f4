import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsAfter } from '../../db/keyset.js'
import { awardRun, event, person, pointAward, policy } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { PointAwardRow, PolicyRow } from './awards.repo.js'

export const awardsByIds = (db: Db, ids: readonly string[]): Promise<PointAwardRow[]> =>
  db
    .select()
    .from(pointAward)
    .where(inArray(pointAward.id, [...ids]))

export const policiesByIds = (db: Db, ids: readonly string[]): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policy)
    .where(inArray(policy.id, [...ids]))

/** The policy of each award run. */
export const policiesOfRuns = (db: Db, runIds: readonly string[]): Promise<{ runId: string; policy: PolicyRow }[]> =>
  db
    .select({ runId: awardRun.id, policy })
    .from(awardRun)
    .innerJoin(policy, eq(policy.id, awardRun.policyId))
    .where(inArray(awardRun.id, [...runIds]))

export interface AwardOfParent extends PointAwardRow {
  readonly parentId: string
}

const owner = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`

/** Standing points of the people and of records merged into them, newest first, a page for each person. */
export const awardsOfPeople = async (
  db: Db,
  personIds: readonly string[],
  sport: string | undefined,
  page: PageRequest,
): Promise<AwardOfParent[]> => {
  const numbered = db
    .select({
      id: pointAward.id,
      parentId: owner.as('parent_id'),
      n: sql<number>`row_number() over (partition by ${owner} order by ${pointAward.earnedOn} desc, ${pointAward.id})`.as(
        'n',
      ),
    })
    .from(person)
    .innerJoin(pointAward, and(eq(pointAward.personId, person.id), isNull(pointAward.supersededAt)))
    .where(
      and(
        or(inArray(person.id, [...personIds]), inArray(person.mergedIntoId, [...personIds])),
        sport ? eq(pointAward.sport, sport) : undefined,
        rowsAfter([{ column: pointAward.earnedOn, direction: 'desc' }], pointAward.id, page.after),
      ),
    )
    .as('numbered')
  const rows = await db
    .select({ award: pointAward, parentId: numbered.parentId })
    .from(numbered)
    .innerJoin(pointAward, eq(pointAward.id, numbered.id))
    .where(lte(numbered.n, page.first + 1))
    .orderBy(asc(numbered.parentId), asc(numbered.n))
  return rows.map(({ award, parentId }) => ({ ...award, parentId }))
}

export const countAwardsOfPeople = (
  db: Db,
  personIds: readonly string[],
  sport: string | undefined,
): Promise<{ parentId: string; n: number }[]> =>
  db
    .select({ parentId: owner, n: count() })
    .from(person)
    .innerJoin(pointAward, and(eq(pointAward.personId, person.id), isNull(pointAward.supersededAt)))
    .where(
      and(
        or(inArray(person.id, [...personIds]), inArray(person.mergedIntoId, [...personIds])),
        sport ? eq(pointAward.sport, sport) : undefined,
      ),
    )
    .groupBy(owner)

/** Standing points of the events, best first, a page for each event. The cursor's key is the points. */
export const awardsOfEvents = async (
  db: Db,
  eventIds: readonly string[],
  _filter: null,
  page: PageRequest,
): Promise<AwardOfParent[]> => {
  const numbered = db
    .select({
      id: pointAward.id,
      n: sql<number>`row_number() over (partition by ${pointAward.eventId} order by ${pointAward.points} desc, ${pointAward.id})`.as(
        'n',
      ),
    })
    .from(pointAward)
    .where(
      and(
        inArray(pointAward.eventId, [...eventIds]),
        isNull(pointAward.supersededAt),
        rowsAfter([{ column: pointAward.points, direction: 'desc' }], pointAward.id, page.after),
      ),
    )
    .as('numbered')
  const rows = await db
    .select({ award: pointAward })
    .from(numbered)
    .innerJoin(pointAward, eq(pointAward.id, numbered.id))
    .where(lte(numbered.n, page.first + 1))
    .orderBy(asc(pointAward.eventId), asc(numbered.n))
  return rows.map(({ award }) => ({ ...award, parentId: award.eventId }))
}

export const countAwardsOfEvents = (db: Db, eventIds: readonly string[]): Promise<{ parentId: string; n: number }[]> =>
  db
    .select({ parentId: pointAward.eventId, n: count() })
    .from(pointAward)
    .where(and(inArray(pointAward.eventId, [...eventIds]), isNull(pointAward.supersededAt)))
    .groupBy(pointAward.eventId)

/** Standing points by entry: what a line of the standings earned. One award of several players speaks for the line. */
export const awardsByEntries = (db: Db, entryIds: readonly string[]): Promise<PointAwardRow[]> =>
  db
    .selectDistinctOn([pointAward.entryId])
    .from(pointAward)
    .where(and(inArray(pointAward.entryId, [...entryIds]), isNull(pointAward.supersededAt)))
    .orderBy(asc(pointAward.entryId), desc(pointAward.points), asc(pointAward.id))

/** An award as ranking rules read it. */
export interface CategorisedAward {
  readonly id: string
  readonly points: number
  readonly earnedOn: string
  readonly colour: string
  readonly category: string
}

export const categorisedAwards = (db: Db, ids: readonly string[]): Promise<CategorisedAward[]> =>
  db
    .select({
      id: pointAward.id,
      points: pointAward.points,
      earnedOn: pointAward.earnedOn,
      colour: pointAward.colour,
      category: event.category,
    })
    .from(pointAward)
    .innerJoin(event, eq(event.id, pointAward.eventId))
    .where(inArray(pointAward.id, [...ids]))
