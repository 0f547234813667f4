import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { computeList } from './compute-list.js'
import { loadWorld } from './ranking-world.js'
import { findList, findRanking, lockRanking } from './lists.repo.js'
import { canIssueLists } from './policy.js'
import { isSameList } from './same-list.js'
import { storeList } from './store-list.js'
import type { Act } from '../shared/act.js'

export interface IssueListInput {
  readonly rankingId: string
  readonly asOf: IsoDate
  /** Shown beside the mark of an issue that replaces another. */
  readonly reason?: string
  readonly idempotencyKey?: string
}

/**
 * Issues the ranking's list as of a day, from the points or the official results known now. An unchanged list is not issued twice: the answer
 * is the one that stands. Problems: RANKING_UNKNOWN, NOT_PERMITTED, LIST_DATE_NOT_READABLE, LIST_DATE_IN_FUTURE,
 * RANKING_POLICY_MISSING.
 */
export const issueList = (deps: Deps, viewer: Viewer, input: IssueListInput): Promise<Outcome<{ listId: string }>> =>
  idempotently(deps, viewer, 'issueList', input, tx => issue({ tx, deps, viewer }, input))

const issue = async (
  { tx, deps, viewer }: Act,
  { rankingId, asOf, reason }: IssueListInput,
): Promise<Outcome<{ listId: string }>> => {
  const ranking = await findRanking(tx, { id: rankingId })
  if (!ranking) return err([problem('RANKING_UNKNOWN')])
  const permitted = requirePermission(canIssueLists(viewer, ranking))
  if (!permitted.ok) return permitted
  if (!isDay(asOf)) return err([problem('LIST_DATE_NOT_READABLE', { at: { path: 'asOf' } })])
  const now = deps.clock.now()
  if (asOf > dayOf(now, ranking.timeZone))
    return err([problem('LIST_DATE_IN_FUTURE', { at: { path: 'asOf' }, params: { asOf } })])
  await lockRanking(tx, ranking.id)
  const world = await loadWorld(tx, ranking, { until: asOf })
  if (!world.ok) return world
  const list = computeList(world.value, asOf)
  if (!list.ok) return list
  const latest = await findList(tx, ranking.id, { asOf })
  const standing = latest?.asOf === asOf ? latest : undefined
  if (standing && (await isSameList(tx, standing, list.value))) return ok({ listId: standing.id })
  const row = await storeList(tx, viewer, { ranking, list: list.value, supersedes: standing, reason, now })
  return ok({ listId: row.id })
}
