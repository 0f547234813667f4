import { and, asc, count, desc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsAfter } from '../../db/keyset.js'
import { awardRun, event, person, pointAward, policy, tableFile } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { PointAwardRow, PolicyRow } from './awards.repo.js'

/** An award without the tree behind its number, by far its largest part and seldom asked for, and what nobody reads. */
export type AwardRow = Omit<PointAwardRow, 'explanation' | 'organisationId'>

const { explanation: _, organisationId: __, ...awardColumns } = getTableColumns(pointAward)

export const awardsByIds = (db: Db, ids: readonly string[]): Promise<AwardRow[]> =>
  db.select(awardColumns).from(pointAward).where(among(pointAward.id, ids))

export const explanationsOfAwards = (db: Db, ids: readonly string[]): Promise<{ id: string; explanation: unknown }[]> =>
  db
    .select({ id: pointAward.id, explanation: pointAward.explanation })
    .from(pointAward)
    .where(among(pointAward.id, ids))

export const policiesByIds = (db: Db, ids: readonly string[]): Promise<PolicyRow[]> =>
  db.select().from(policy).where(among(policy.id, ids))

/** The policy of each award run, and the official revision it was made of. */
export const policiesOfRuns = (
  db: Db,
  runIds: readonly string[],
): Promise<{ runId: string; revisionId: string | null; policy: PolicyRow }[]> =>
  db
    .select({ runId: awardRun.id, revisionId: awardRun.revisionId, policy })
    .from(awardRun)
    .innerJoin(policy, eq(policy.id, awardRun.policyId))
    .where(among(awardRun.id, runIds))

/** The system that each run of points brought in comes from. */
export const sourcesOfRuns = (db: Db, runIds: readonly string[]): Promise<{ runId: string; system: string }[]> =>
  db
    .select({ runId: awardRun.id, system: sql<string>`coalesce(${tableFile.system}, '')` })
    .from(awardRun)
    .innerJoin(tableFile, eq(tableFile.id, awardRun.tableFileId))
    .where(among(awardRun.id, runIds))

export interface AwardOfParent extends AwardRow {
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
      ...awardColumns,
      parentId: owner.as('parent_id'),
      n: sql<number>`row_number() over (partition by ${owner} order by ${pointAward.earnedOn} desc, ${pointAward.id})`.as(
        'n',
      ),
    })
    .from(person)
    .innerJoin(pointAward, and(eq(pointAward.personId, person.id), isNull(pointAward.supersededAt)))
    .where(
      and(
        or(among(person.id, personIds), among(person.mergedIntoId, personIds)),
        sport ? eq(pointAward.sport, sport) : undefined,
        rowsAfter([{ column: pointAward.earnedOn, direction: 'desc' }], pointAward.id, page.after),
      ),
    )
    .as('numbered')
  return db
    .select()
    .from(numbered)
    .where(lte(numbered.n, page.first + 1))
    .orderBy(asc(numbered.parentId), asc(numbered.n))
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
        or(among(person.id, personIds), among(person.mergedIntoId, personIds)),
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
      ...awardColumns,
      parentId: sql<string>`${pointAward.eventId}`.as('parent_id'),
      n: sql<number>`row_number() over (partition by ${pointAward.eventId} order by ${pointAward.points} desc, ${pointAward.id})`.as(
        'n',
      ),
    })
    .from(pointAward)
    .where(
      and(
        among(pointAward.eventId, eventIds),
        isNull(pointAward.supersededAt),
        rowsAfter([{ column: pointAward.points, direction: 'desc' }], pointAward.id, page.after),
      ),
    )
    .as('numbered')
  return db
    .select()
    .from(numbered)
    .where(lte(numbered.n, page.first + 1))
    .orderBy(asc(numbered.parentId), asc(numbered.n))
}

export const countAwardsOfEvents = (db: Db, eventIds: readonly string[]): Promise<{ parentId: string; n: number }[]> =>
  db
    .select({ parentId: sql<string>`${pointAward.eventId}`, n: count() })
    .from(pointAward)
    .where(and(among(pointAward.eventId, eventIds), isNull(pointAward.supersededAt)))
    .groupBy(pointAward.eventId)

/** Standing points by entry: what a line of the standings earned. One award of several players speaks for the line. */
export const awardsByEntries = (db: Db, entryIds: readonly string[]): Promise<AwardRow[]> =>
  db
    .selectDistinctOn([pointAward.entryId], awardColumns)
    .from(pointAward)
    .where(and(among(pointAward.entryId, entryIds), isNull(pointAward.supersededAt)))
    .orderBy(asc(pointAward.entryId), desc(pointAward.points), asc(pointAward.id))

/** An award as ranking rules read it. */
export interface CategorisedAward {
  readonly id: string
  readonly points: number
  readonly earnedOn: string
  readonly colour: string
  readonly category: string
  readonly statedEnd?: string
}

export const categorisedAwards = async (db: Db, ids: readonly string[]): Promise<CategorisedAward[]> => {
  const rows = await db
    .select({
      id: pointAward.id,
      points: pointAward.points,
      earnedOn: pointAward.earnedOn,
      colour: pointAward.colour,
      category: sql<string>`coalesce(${event.category}, ${pointAward.category}, '')`,
      statedEnd: sql<string | null>`case when ${pointAward.eventId} is null then ${pointAward.expiresOn} end`,
    })
    .from(pointAward)
    .leftJoin(event, eq(event.id, pointAward.eventId))
    .where(among(pointAward.id, ids))
  return rows.map(({ statedEnd, ...award }) => (statedEnd === null ? award : { ...award, statedEnd }))
}
