import type { Db } from '../../db/client.js'
import {
  type CountedAwardOf,
  countPassing,
  type ListMove,
  type Passing,
  storedAwardsOf,
  type TwoLists,
} from './compare-lists.repo.js'
import { countingOfPlaces } from './list-counting.js'
import { entriesOfPeople } from './list-reads.repo.js'
import type { EntryRow, ListRow } from './lists.repo.js'
import { awardCauses, type PlaceCause, ratingCauses, type TwoDays, withRest } from './place-causes.js'
import { nameOfPlace, ratedResults } from './rated-results.repo.js'

/** Two issues of one ranking. */
export interface ComparedLists extends TwoLists {
  readonly earlier: ListRow
  readonly later: ListRow
}

/** Why a person's place is another one on the later issue. */
export interface PlaceChange {
  readonly lists: ComparedLists
  readonly personId: string
  readonly before: EntryRow | undefined
  readonly after: EntryRow | undefined
  /** Hundredths. */
  readonly valueChange: number
  readonly causes: readonly PlaceCause[]
  /** Absent where the person is not on both issues. */
  readonly passing: Passing | undefined
}

/** Every award behind a person's line on the issues, as stored with it or as it follows again. */
const countedAwards = async (
  db: Db,
  lists: TwoLists,
  own: readonly EntryRow[],
  personId: string,
): Promise<CountedAwardOf[]> => {
  const derived = await countingOfPlaces(
    db,
    own.filter(entry => entry.counting === null),
  )
  const again = derived.flatMap(({ listId, counting, awards }) =>
    counting.map(({ points, counted, because }, at): CountedAwardOf => {
      const { id: awardId = '', eventId = '', earnedOn = '' } = awards[at] ?? {}
      const crowdedOut = because === 'notAmongBest' || because === 'categoryFull'
      return { listId, awardId, eventId, earnedOn, points, counted, counts: because === 'counts', crowdedOut }
    }),
  )
  return [...(await storedAwardsOf(db, lists, personId)), ...again]
}

const causesOf = async (db: Db, lists: ComparedLists, own: readonly EntryRow[], personId: string) => {
  const { earlier, later } = lists
  const days: TwoDays = { earlierDay: earlier.asOf, policyChanged: earlier.policyId !== later.policyId }
  const behind = new Map((await ratedResults(db, own)).map(place => [nameOfPlace(place), place.results]))
  const resultsOn = (list: ListRow) =>
    own.filter(entry => entry.listId === list.id).flatMap(entry => behind.get(nameOfPlace(entry)) ?? [])
  const rated = ratingCauses(resultsOn(earlier), resultsOn(later), days)
  const awards = await countedAwards(db, lists, own, personId)
  const awardsOn = (list: ListRow) => awards.filter(award => award.listId === list.id)
  return [...awardCauses(awardsOn(earlier), awardsOn(later), days), ...rated]
}

/** A person on two issues: each cause of another value with its amount, and who went past. Nothing for somebody on neither. */
export const placeChange = async (db: Db, lists: ComparedLists, personId: string): Promise<PlaceChange | undefined> => {
  const own = await entriesOfPeople(db, [personId], [lists.earlierId, lists.laterId])
  const [before, after] = [lists.earlierId, lists.laterId].map(id => own.find(entry => entry.listId === id))
  if (!before && !after) return undefined
  const valueChange = (after?.value ?? 0) - (before?.value ?? 0)
  const causes = withRest(await causesOf(db, lists, own, personId), valueChange)
  const passing = before && after ? await countPassing(db, lists, moveOf(personId, before, after)) : undefined
  return { lists, personId, before, after, valueChange, causes, passing }
}

/** The two places as `whoPassed` and `countPassing` take them. */
export const moveOf = (
  personId: string,
  before: EntryRow,
  after: EntryRow,
): Pick<ListMove, 'personId' | 'rankBefore' | 'rankAfter' | 'valueBefore'> => ({
  personId,
  rankBefore: before.rank,
  rankAfter: after.rank,
  valueBefore: before.value,
})
