import type { Db } from '../../db/client.js'
import { policiesByIds } from './award-reads.repo.js'
import { groupBy } from '../../base/group-by.js'
import { listsByIds, rankingsByIds } from './list-rows.repo.js'
import { awardsFor, type ListedAward, type ListRow, type RankingRow } from './lists.repo.js'
import { valuedPerson } from './pointed-people.js'
import { type ReadRankingPolicy, readRankingPolicy, type ValuedPerson } from './ranking-world.js'
import type { PersonOnList } from './rated-results.repo.js'

/** What every award counts on a place, and the awards, in the same order. */
export interface CountingOfPlace extends PersonOnList {
  readonly counting: ValuedPerson['counting']
  readonly awards: readonly ListedAward[]
}

/** A list with what its places follow from. */
export interface ReadList {
  readonly list: ListRow
  readonly ranking: RankingRow
  readonly policy: ReadRankingPolicy
}

/** Lists with their rankings and policies; throws where one is missing, which no key allows. */
export const readLists = async (db: Db, listIds: readonly string[]): Promise<ReadList[]> => {
  const lists = await listsByIds(db, listIds)
  const rankings = new Map(
    (await rankingsByIds(db, [...new Set(lists.map(list => list.rankingId))])).map(row => [row.id, row]),
  )
  const policies = new Map(
    (await policiesByIds(db, [...new Set(lists.map(list => list.policyId))])).map(row => [row.id, row]),
  )
  return lists.map(list => {
    const [ranking, row] = [rankings.get(list.rankingId), policies.get(list.policyId)]
    const policy = row && readRankingPolicy(row)
    if (!ranking || !policy?.ok) throw new Error(`list ${list.id} cannot be read again`)
    return { list, ranking, policy: policy.value }
  })
}

/**
 * What every award counts on places whose list stores their numbers alone: the rules again, over the awards as they were
 * known when the list was issued.
 */
export const countingOfPlaces = async (db: Db, places: readonly PersonOnList[]): Promise<CountingOfPlace[]> => {
  const people = groupBy(places, place => place.listId)
  const found: CountingOfPlace[] = []
  for (const { list, ranking, policy } of await readLists(db, [...people.keys()])) {
    const { rule } = policy
    if (rule.kind === 'rating') continue
    const own = (people.get(list.id) ?? []).map(place => place.personId)
    const awards = await awardsFor(db, ranking, { until: list.asOf, at: list.publishedAt, people: own })
    for (const [personId, awarded] of groupBy(awards, award => award.personId)) {
      const { counting } = valuedPerson(rule, list.asOf, personId, awarded)
      found.push({ listId: list.id, personId, counting, awards: awarded })
    }
  }
  return found
}
