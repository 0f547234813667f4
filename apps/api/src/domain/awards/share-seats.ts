import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { type SeatQuotas, seatQuotas } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Deps } from '../shared/deps.js'
import type { OrganisationRow } from '../registry/organisations.repo.js'
import { policiesById } from './simulation.repo.js'
import { findList, findRanking, type ListRow } from './lists.repo.js'
import { canIssueLists } from './policy.js'
import { rankedValues } from './ranked-values.repo.js'
import { readRankingPolicy } from './ranking-world.js'

export interface ShareSeatsInput {
  /** The ranking's code. */
  readonly ranking: string
  readonly seats: number
  /** Whom the seats are shared among: federations (countries), associations or clubs. */
  readonly among: OrganisationRow['kind']
}

export interface SharedSeats extends SeatQuotas {
  readonly list: ListRow
  /** People of the list who belonged to no such body that day: they are counted nowhere. */
  readonly unplaced: number
}

/** The newest list of a ranking whose values seats may be shared by: its bar of 700 is one of the European method. */
const listFor = async (deps: Pick<Deps, 'db'>, rankingId: string): Promise<Result<ListRow, readonly Problem[]>> => {
  const list = await findList(deps.db, rankingId)
  if (!list) return err([problem('SEATS_LIST_MISSING', { at: { path: 'ranking' } })])
  const [policy] = await policiesById(deps.db, [list.policyId])
  const read = policy ? readRankingPolicy(policy) : undefined
  const byMers = read?.ok && read.value.rule.kind === 'rating' && read.value.rule.method === 'mers'
  return byMers ? ok(list) : err([problem('SEATS_LIST_OF_OTHER_METHOD', { at: { path: 'ranking' } })])
}

/**
 * What each body would get of the seats of a championship by the newest list of a ranking (see `seatQuotas`). Stores
 * nothing; for who issues the list. Problems: RANKING_UNKNOWN, NOT_PERMITTED, SEATS_LIST_MISSING, SEATS_LIST_OF_OTHER_METHOD,
 * SEATS_UNREADABLE, SEATS_TOO_FEW.
 */
export const shareSeats = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { ranking: code, seats, among }: ShareSeatsInput,
): Promise<Outcome<SharedSeats>> => {
  const ranking = await findRanking(deps.db, { code })
  if (!ranking) return err([problem('RANKING_UNKNOWN', { at: { path: 'ranking' } })])
  const permitted = requirePermission(canIssueLists(viewer, ranking))
  if (!permitted.ok) return permitted
  const list = await listFor(deps, ranking.id)
  if (!list.ok) return list
  const bodies = await rankedValues(deps.db, list.value.id, among)
  const shared = seatQuotas(
    seats,
    bodies.flatMap(({ organisationId, values }) => (organisationId === null ? [] : { id: organisationId, values })),
  )
  if (!shared.ok) return shared
  const unplaced = bodies.find(body => body.organisationId === null)?.values.length ?? 0
  return ok({ ...shared.value, list: list.value, unplaced })
}
