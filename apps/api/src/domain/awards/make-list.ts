import { ok, type Problem, type Result } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Transaction } from '../../db/transaction.js'
import { insertRows } from '../shared/insert-rows.js'
import { rankingEntry } from '../../db/schema/index.js'
import type { PolicyRow } from './awards.repo.js'
import { type ComputedList, computeList } from './compute-list.js'
import { entriesOfLists, hasManyAwards, type ListRow, type RankingRow } from './lists.repo.js'
import { loadWorld, policyInForce, readRankingPolicies } from './ranking-world.js'
import { isSameList } from './same-list.js'
import { type ListProgress, makeSetList, type SetList } from './set-list.js'

/** A list of one day that can be compared with an issued one, or issued. */
export interface MadeList {
  readonly policy: PolicyRow
  readonly asOf: IsoDate
  readonly inputDigest: string
  readonly outputDigest: string
  /** As `rankingList.digestForm`. */
  readonly digestForm: number
  /** Whether an issued list says the same, to the club of everybody on it. */
  readonly isSame: (row: ListRow) => Promise<boolean>
  /** Stores who is on it under an issue of it; `previous` is the list of the day before it. */
  readonly store: (row: ListRow, previous: ListRow | undefined) => Promise<void>
}

type Made = Result<MadeList, readonly Problem[]>

/** Up to so many awards people are valued one by one; beyond it the database does it for all at once. */
export const MOST_ONE_BY_ONE = 5_000

/**
 * The list of one day as it is known now: by the database at once where there is much of it and its policy allows that,
 * else person by person. Problems: RANKING_POLICY_MISSING, and those of the rule.
 */
export const makeList = async (
  tx: Transaction,
  ranking: RankingRow,
  asOf: IsoDate,
  progress?: ListProgress,
): Promise<Made> => {
  const make = await listMaker(tx, ranking, asOf, progress)
  return make(asOf)
}

/** Makes lists of several days up to the last of them; what they have in common is read once. */
export const listMaker = async (
  tx: Transaction,
  ranking: RankingRow,
  until: IsoDate | undefined,
  progress?: ListProgress,
): Promise<(asOf: IsoDate) => Promise<Made>> => {
  const large = until !== undefined && (await hasManyAwards(tx, ranking, until, MOST_ONE_BY_ONE))
  let world: ReturnType<typeof loadWorld> | undefined
  return async asOf => {
    const set = large ? await setListOf(tx, ranking, asOf, progress) : undefined
    if (set) return set
    await progress?.('reading', 0, 1)
    world ??= loadWorld(tx, ranking, { until: until ?? asOf })
    const read = await world
    if (!read.ok) return read
    await progress?.('computing', 0, 1)
    const list = computeList(read.value, asOf)
    return list.ok ? ok(ofComputed(tx, ranking, list.value)) : list
  }
}

/** The list of one day made by the database; undefined where its policy does not allow that. */
export const setListOf = async (
  tx: Transaction,
  ranking: RankingRow,
  asOf: IsoDate,
  progress?: ListProgress,
): Promise<Made | undefined> => {
  const policies = await readRankingPolicies(tx, ranking)
  if (!policies.ok) return policies
  const policy = policyInForce({ ranking, policies: policies.value }, asOf)
  if (!policy.ok) return policy
  const set = await makeSetList(tx, { ranking, policy: policy.value, asOf, progress })
  return set && ok(ofSet(tx, ranking, set))
}

const ofComputed = (tx: Transaction, ranking: RankingRow, list: ComputedList): MadeList => ({
  ...list,
  digestForm: 2,
  isSame: row => isSameList(tx, row, list),
  store: async (row, previous) => {
    const before = new Map(
      previous ? (await entriesOfLists(tx, [previous.id])).map(entry => [entry.personId, entry.rank]) : [],
    )
    await insertRows(
      tx,
      rankingEntry,
      list.entries.map(({ personId, position, rank, shared, value, clubId, counting, ...rating }) => ({
        organisationId: ranking.organisationId,
        listId: row.id,
        personId,
        position,
        rank,
        shared,
        value,
        previousRank: before.get(personId) ?? null,
        clubId: clubId ?? null,
        counting: [...counting],
        estimate: rating.estimate ?? null,
        uncertainty: rating.uncertainty ?? null,
        provisional: rating.provisional ?? false,
        partnerIds: rating.partners ? rating.partners.map(partner => partner.id) : null,
        rated: rating.rated ?? null,
      })),
    )
  },
})

const ofSet = (tx: Transaction, { organisationId }: RankingRow, list: SetList): MadeList => ({
  ...list,
  digestForm: 3,
  isSame: async row => {
    if (row.digestForm === 3 && row.outputDigest !== list.outputDigest) return false
    const [moved] = await tx.execute(sql`
      select 1 from made_place m full join (
        select * from ranking_entry where organisation_id = ${organisationId}::uuid and list_id = ${row.id}::uuid
      ) e on e.person_id = m.person_id
      where (e.club_id, e.rank, e.shared, e.value::bigint, e.position) is distinct from (m.club_id, m.rank, m.shared, m.value, m.position)
      limit 1`)
    return moved === undefined
  },
  store: async (row, previous) => {
    await tx.execute(sql`
      insert into ranking_entry (organisation_id, list_id, person_id, position, rank, shared, value, previous_rank, club_id,
        results, counting_results)
      select ${organisationId}::uuid, ${row.id}::uuid, m.person_id, m.position, m.rank, m.shared, m.value, b.rank, m.club_id,
        m.results, m.counting_results
      from made_place m left join ranking_entry b
        on b.organisation_id = ${organisationId}::uuid and b.list_id = ${previous?.id ?? null}::uuid and b.person_id = m.person_id
      order by m.position`)
  },
})
