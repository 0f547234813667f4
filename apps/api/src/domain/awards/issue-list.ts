import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { type FoundRanking, findList, findRanking, lockRanking } from './lists.repo.js'
import { makeList } from './make-list.js'
import { canIssueLists } from './policy.js'
import { currentSwitches } from './switch-days.repo.js'
import type { ListProgress } from './set-list.js'
import { storeList } from './store-list.js'
import type { Act } from '../shared/act.js'

export interface IssueListInput {
  readonly rankingId: string
  readonly asOf: IsoDate
  /** Shown beside the mark of an issue that replaces another. */
  readonly reason?: string
  readonly idempotencyKey?: string
}

interface IssuableList {
  readonly ranking: FoundRanking
  readonly asOf: IsoDate
}

/** Whether somebody may issue this list on this day. */
export const issuableList = async (
  { tx, deps, viewer }: Act,
  { rankingId, asOf }: Pick<IssueListInput, 'rankingId' | 'asOf'>,
): Promise<Outcome<IssuableList>> => {
  const ranking = await findRanking(tx, { id: rankingId })
  if (!ranking) return err([problem('RANKING_UNKNOWN')])
  const permitted = requirePermission(canIssueLists(viewer, ranking))
  if (!permitted.ok) return permitted
  if (!isDay(asOf)) return err([problem('LIST_DATE_NOT_READABLE', { at: { path: 'asOf' } })])
  if (asOf > dayOf(deps.clock.now(), ranking.timeZone))
    return err([problem('LIST_DATE_IN_FUTURE', { at: { path: 'asOf' }, params: { asOf } })])
  const since = (await currentSwitches(tx, ranking.organisationId)).get(ranking.sport)
  if (ranking.kind === 'points' && since && asOf < since.day)
    return err([
      problem('LIST_BEFORE_SWITCH', { at: { path: 'asOf' }, params: { day: since.day, system: since.system } }),
    ])
  return ok({ ranking, asOf })
}

/**
 * Issues the ranking's list as of a day, from the points or the official results known now. An unchanged list is not issued twice: the answer
 * is the one that stands. Problems: RANKING_UNKNOWN, NOT_PERMITTED, LIST_DATE_NOT_READABLE, LIST_DATE_IN_FUTURE,
 * LIST_BEFORE_SWITCH (that list stands as the earlier system printed it), RANKING_POLICY_MISSING.
 */
export const issueList = (deps: Deps, viewer: Viewer, input: IssueListInput): Promise<Outcome<{ listId: string }>> =>
  idempotently(deps, viewer, 'issueList', input, tx => issueWithin({ tx, deps, viewer }, input))

/** The same within a transaction; `progress` is told how far it is and may end it. */
export const issueWithin = async (
  act: Act,
  input: IssueListInput,
  progress?: ListProgress,
): Promise<Outcome<{ listId: string }>> => {
  const { tx, deps, viewer } = act
  const found = await issuableList(act, input)
  if (!found.ok) return found
  const { ranking, asOf } = found.value
  await lockRanking(tx, ranking.id)
  const list = await makeList(tx, ranking, asOf, progress)
  if (!list.ok) return list
  const latest = await findList(tx, ranking.id, { asOf })
  const standing = latest?.asOf === asOf ? latest : undefined
  if (standing && (await list.value.isSame(standing))) return ok({ listId: standing.id })
  await progress?.('writing', 0, 1)
  const { reason } = input
  const now = deps.clock.now()
  const row = await storeList(tx, viewer, { ranking, list: list.value, supersedes: standing, reason, now })
  return ok({ listId: row.id })
}
