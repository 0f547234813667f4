import { binsOfLists } from '../../domain/awards/distribution.repo.js'
import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import {
  type AwardRow,
  awardsByEntries,
  awardsByIds,
  awardsOfEvents,
  awardsOfPeople,
  type CategorisedAward,
  categorisedAwards,
  countAwardsOfEvents,
  countAwardsOfPeople,
  explanationsOfAwards,
  policiesByIds,
  policiesOfRuns,
  sourcesOfRuns,
} from '../../domain/awards/award-reads.repo.js'
import type { PolicyRow } from '../../domain/awards/awards.repo.js'
import {
  countEntries,
  type EntryFilter,
  entriesOfListsPage,
  entriesOfPeople,
  eventsOfLists,
  historyOfPeople,
  type ListForList,
  newestLists,
  previousOfLists,
  successorsOfLists,
} from '../../domain/awards/list-reads.repo.js'
import {
  nameOfPlace,
  type PersonOnList,
  type ResultsOfPlace,
  ratedResults,
  ratedResultsPage,
} from '../../domain/awards/rated-results.repo.js'
import { type EntryRow, entriesOfLists, type ListRow, type RankingRow } from '../../domain/awards/lists.repo.js'
import { broughtPlacesOf } from '../../domain/awards/brought-places.repo.js'
import { broughtResultsOf } from '../../domain/awards/brought-results.repo.js'
import { changesBetween, type ListChange } from '../../domain/awards/reissue-lists.js'
import { type CountingOfPlace, countingOfPlaces } from '../../domain/awards/list-counting.js'
import { listsByIds, rankingsByIds } from '../../domain/awards/list-rows.repo.js'
import { type PublicationRow, publicationsOf } from '../../domain/publications/publications.repo.js'
import { keyedLoader, rowLoader, rowsLoader } from '../shared/loader.js'
import { countLoader, pagedLoader } from '../shared/paged-loader.js'

export const awardLoader = rowLoader<AwardRow>(awardsByIds, row => row.id)
export const awardExplanationLoader = rowLoader(explanationsOfAwards, row => row.id)
export const categorisedAwardLoader = rowLoader<CategorisedAward>(categorisedAwards, row => row.id)
export const awardOfEntryLoader = rowLoader<AwardRow>(awardsByEntries, row => row.entryId ?? '')
export const policyLoader = rowLoader<PolicyRow>(policiesByIds, row => row.id)
export const policyOfRunLoader = rowLoader(policiesOfRuns, row => row.runId)
export const sourceOfRunLoader = rowLoader(sourcesOfRuns, row => row.runId)
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
export const broughtPlacesLoader = rowsLoader(broughtPlacesOf, row => row.forId)
export const broughtResultsLoader = rowsLoader(broughtResultsOf, row => row.forId)
export const listBinsLoader = rowLoader(binsOfLists, row => row.listId)

export const historyLoader = rowsLoader(historyOfPeople, row => row.forId)

export const entryCountLoader = countLoader<EntryFilter>(countEntries)
export const personAwardCountLoader = countLoader<string | undefined>(countAwardsOfPeople)

export const entryOfPersonLoader = keyedLoader<PersonOnList, EntryRow & { readonly forId: string }>(
  (db, keys) =>
    entriesOfPeople(
      db,
      keys.map(key => key.personId),
      keys.map(key => key.listId),
    ),
  nameOfPlace,
  row => nameOfPlace({ listId: row.listId, personId: row.forId }),
)

export const countingLoader = keyedLoader<PersonOnList, CountingOfPlace>(countingOfPlaces, nameOfPlace, nameOfPlace)
export const ratedResultsLoader = keyedLoader<PersonOnList, ResultsOfPlace>(ratedResults, nameOfPlace, nameOfPlace)
export const ratedResultsPageLoader = pagedLoader(ratedResultsPage)

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

/** The registered publication of a list. */
export const listPublicationLoader = rowLoader<PublicationRow>(
  (db, ids) => publicationsOf(db, 'list', ids),
  row => row.subjectId,
)
