import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import type { Db } from '../../db/client.js'
import {
  awardsByEntries,
  awardsByIds,
  awardsOfEvents,
  awardsOfPeople,
  type CategorisedAward,
  categorisedAwards,
  countAwardsOfEvents,
  countAwardsOfPeople,
  policiesByIds,
  policiesOfRuns,
} from '../../domain/awards/award-reads.repo.js'
import type { PointAwardRow, PolicyRow } from '../../domain/awards/awards.repo.js'
import {
  countEntries,
  type EntryFilter,
  entriesOfListsPage,
  entriesOfPeople,
  eventsOfLists,
  historyOfPeople,
  type ListForList,
  listsByIds,
  newestLists,
  previousOfLists,
  rankingsByIds,
  successorsOfLists,
} from '../../domain/awards/list-reads.repo.js'
import { type EntryRow, entriesOfLists, type ListRow, type RankingRow } from '../../domain/awards/lists.repo.js'
import { changesBetween, type ListChange } from '../../domain/awards/reissue-lists.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { pagedLoader } from '../shared/paged-loader.js'

export const awardLoader = rowLoader<PointAwardRow>(awardsByIds, row => row.id)
export const categorisedAwardLoader = rowLoader<CategorisedAward>(categorisedAwards, row => row.id)
export const awardOfEntryLoader = rowLoader<PointAwardRow>(awardsByEntries, row => row.entryId)
export const policyLoader = rowLoader<PolicyRow>(policiesByIds, row => row.id)
export const policyOfRunLoader = rowLoader(policiesOfRuns, row => row.runId)
export const awardsOfPersonLoader = pagedLoader(awardsOfPeople)
export const awardsOfEventLoader = pagedLoader(awardsOfEvents)
export const eventAwardCountLoader = rowLoader(countAwardsOfEvents, row => row.parentId)

export const rankingLoader = rowLoader<RankingRow>(rankingsByIds, row => row.id)
export const listLoader = rowLoader<ListRow>(listsByIds, row => row.id)
export const newestListsLoader = pagedLoader(newestLists)
export const successorLoader = rowLoader<ListForList>(successorsOfLists, row => row.forId)
export const previousListLoader = rowLoader<ListForList>(previousOfLists, row => row.forId)
export const entriesLoader = pagedLoader(entriesOfListsPage)
export const eventsOfListLoader = rowsLoader(eventsOfLists, row => row.listId)
export const historyLoader = rowsLoader(historyOfPeople, row => row.forId)

type Count = { readonly parentId: string; readonly n: number }

/** Counts what belongs to a parent under a filter: one statement for all parents of one filter. */
const filteredCountLoader =
  <Filter>(
    batch: (db: Db, parentIds: readonly string[], filter: Filter) => Promise<readonly Count[]>,
  ): LoaderFactory<DataLoader<{ parentId: string; filter: Filter }, number, string>> =>
  ({ db }) =>
    new DataLoader(
      async keys => {
        const filters = new Map(keys.map(key => [JSON.stringify(key.filter ?? null), key.filter]))
        const counts = new Map<string, number>()
        for (const [name, filter] of filters) {
          const ids = keys.filter(key => JSON.stringify(key.filter ?? null) === name).map(key => key.parentId)
          for (const row of await batch(db, ids, filter)) counts.set(`${row.parentId}${name}`, row.n)
        }
        return keys.map(key => counts.get(`${key.parentId}${JSON.stringify(key.filter ?? null)}`) ?? 0)
      },
      { cacheKeyFn: key => JSON.stringify(key) },
    )

export const entryCountLoader = filteredCountLoader<EntryFilter>(countEntries)
export const personAwardCountLoader = filteredCountLoader<string | undefined>(countAwardsOfPeople)

export interface PersonOnList {
  readonly listId: string
  readonly personId: string
}

export const entryOfPersonLoader: LoaderFactory<DataLoader<PersonOnList, EntryRow | undefined, string>> = ({ db }) =>
  new DataLoader(
    async keys => {
      const rows = await entriesOfPeople(
        db,
        keys.map(key => key.personId),
        keys.map(key => key.listId),
      )
      const found = new Map(rows.map(row => [`${row.listId}/${row.forId}`, row]))
      return keys.map(key => found.get(`${key.listId}/${key.personId}`))
    },
    { cacheKeyFn: key => `${key.listId}/${key.personId}` },
  )

/** Who moved between an issue and the one it superseded; nobody on a first issue. */
export const listChangesLoader: LoaderFactory<DataLoader<ListRow, ListChange[], string>> = ({ db }) =>
  new DataLoader(
    async lists => {
      const corrected = lists.filter(list => list.supersedesId !== null)
      const ids = corrected.flatMap(list => [list.id, list.supersedesId ?? ''])
      const entries = new Map<string, EntryRow[]>(ids.map(id => [id, []]))
      for (const entry of await entriesOfLists(db, ids)) entries.get(entry.listId)?.push(entry)
      return lists.map(({ id, supersedesId, rankingId, asOf }) =>
        changesBetween(entries.get(supersedesId ?? '') ?? [], supersedesId ? (entries.get(id) ?? []) : []).map(
          change => ({ rankingId, asOf, ...change }),
        ),
      )
    },
    { cacheKeyFn: list => list.id },
  )
