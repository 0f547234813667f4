import { ok, type Problem, type Result } from '@paiji/rules'
import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.js'
import { person } from '../../db/schema/index.js'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import { type AwardedEvent, findAwardedEvent } from './awards.repo.js'
import { groupBy } from '../../base/group-by.js'
import type { ComputedAwards } from './compute-awards.js'
import { computeList } from './compute-list.js'
import { loadWorld, type RankingWorld, type StageGames } from './ranking-world.js'
import {
  currentListsFrom,
  entriesOfLists,
  type EntryRow,
  type ListRow,
  lockRanking,
  type RankingRow,
  rankingsFor,
} from './lists.repo.js'
import { listMaker } from './make-list.js'
import { storeList } from './store-list.js'
import type { Act } from '../shared/act.js'

/** One person's place on one standing list, before and after. Values in hundredths. */
export interface ListChange {
  readonly rankingId: string
  readonly asOf: IsoDate
  readonly personId: string
  readonly rankBefore: number | undefined
  readonly rankAfter: number | undefined
  readonly valueBefore: number | undefined
  readonly valueAfter: number | undefined
}

interface PlacedEntry {
  readonly personId: string
  readonly rank: number
  readonly value: number
}

/** Who moves from one issue to another, in the order of the new one; people who stay where they are are left out. */
export const changesBetween = (
  before: readonly PlacedEntry[],
  after: readonly PlacedEntry[],
): Pick<ListChange, 'personId' | 'rankBefore' | 'rankAfter' | 'valueBefore' | 'valueAfter'>[] => {
  const [old, fresh] = [before, after].map(entries => new Map(entries.map(entry => [entry.personId, entry])))
  const gone = before.filter(entry => !fresh?.has(entry.personId))
  return [...after, ...gone].flatMap(({ personId }) => {
    const [was, is] = [old?.get(personId), fresh?.get(personId)]
    if (was?.rank === is?.rank && was?.value === is?.value) return []
    return [{ personId, rankBefore: was?.rank, rankAfter: is?.rank, valueBefore: was?.value, valueAfter: is?.value }]
  })
}

interface AffectedRanking {
  readonly ranking: RankingRow
  readonly lists: readonly ListRow[]
  readonly world: RankingWorld
}

/** The rankings whose standing lists an event's points may be on, with what those lists are made of. */
const affectedRankings = async (
  db: Db,
  event: AwardedEvent,
  override: ComputedAwards | undefined,
  played?: StageGames,
): Promise<Result<AffectedRanking[], readonly Problem[]>> => {
  const rankings = await rankingsFor(db, event)
  const lists = await currentListsFrom(
    db,
    rankings.map(ranking => ranking.id),
    event.endsOn,
  )
  const people: StandingPeople = override ? await standingPeople(db, override) : new Map()
  const affected: AffectedRanking[] = []
  for (const ranking of rankings) {
    const own = lists.filter(list => list.rankingId === ranking.id)
    const last = own.at(-1)
    if (!last) continue
    const world = await loadWorld(db, ranking, {
      until: last.asOf,
      ...(override
        ? {
            override: {
              eventId: event.id,
              eventCode: event.code,
              category: event.category,
              awards: override.awards,
              standings: override.standings,
              people,
              ...(played ? { played } : {}),
            },
          }
        : {}),
    })
    if (!world.ok) return world
    affected.push({ ranking, lists: own, world: world.value })
  }
  return ok(affected)
}

type StandingPeople = Map<string, { id: string; number: string }>

const standingPeople = async (db: Db, { awards }: ComputedAwards): Promise<StandingPeople> => {
  const ids = [...new Set(awards.map(award => award.personId))]
  if (ids.length === 0) return new Map()
  const standing = alias(person, 'standing')
  const rows = await db
    .select({ asked: person.id, id: standing.id, number: standing.number })
    .from(person)
    .innerJoin(standing, eq(standing.id, sql`coalesce(${person.mergedIntoId}, ${person.id})`))
    .where(inArray(person.id, ids))
  return new Map(rows.map(({ asked, ...row }) => [asked, row]))
}

/** Which places on standing lists would move if the event's points, and the games of one stage, were these. Stores nothing. */
export const previewLists = async (
  db: Db,
  computed: ComputedAwards,
  played?: StageGames,
): Promise<Outcome<ListChange[]>> => {
  const affected = await affectedRankings(db, computed.event, computed, played)
  if (!affected.ok) return affected
  const stored = new Map<string, EntryRow[]>()
  const ids = affected.value.flatMap(({ lists }) => lists.map(list => list.id))
  for (const entry of await entriesOfLists(db, ids))
    stored.set(entry.listId, [...(stored.get(entry.listId) ?? []), entry])
  const changes: ListChange[] = []
  for (const { ranking, lists, world } of affected.value) {
    for (const { id, asOf } of lists) {
      const computedList = computeList(world, asOf)
      if (!computedList.ok) return computedList
      const moved = changesBetween(stored.get(id) ?? [], computedList.value.entries)
      changes.push(...moved.map(change => ({ rankingId: ranking.id, asOf, ...change })))
    }
  }
  return ok(changes)
}

export interface ReissueInput {
  readonly eventId: string
  readonly reason: string
  readonly reasonEn?: string | null
  readonly correctionId?: string
}

/**
 * Issues again every standing list that the event's points, as they are stored now, have moved. Old issues stay as
 * they were published. Answers the new lists, oldest date first.
 */
export const reissueLists = async (
  { tx, deps, viewer }: Act,
  input: ReissueInput,
): Promise<Outcome<{ listIds: string[] }>> => {
  const event = await findAwardedEvent(tx, input.eventId)
  if (!event) return ok({ listIds: [] })
  const rankings = await rankingsFor(tx, event)
  for (const ranking of rankings) await lockRanking(tx, ranking.id)
  const ids = rankings.map(ranking => ranking.id)
  const standing = groupBy(await currentListsFrom(tx, ids, event.endsOn), list => list.rankingId)
  const listIds: string[] = []
  const now = deps.clock.now()
  for (const ranking of rankings) {
    const lists = standing.get(ranking.id) ?? []
    const makeOn = await listMaker(tx, ranking, lists.at(-1)?.asOf)
    for (const supersedes of lists) {
      const list = await makeOn(supersedes.asOf)
      if (!list.ok) return list
      if (await list.value.isSame(supersedes)) continue
      const { reason, reasonEn, correctionId } = input
      const told = { reason, reasonEn, correctionId }
      const row = await storeList(tx, viewer, { ranking, list: list.value, supersedes, ...told, now })
      listIds.push(row.id)
    }
  }
  return ok({ listIds })
}
