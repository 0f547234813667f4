import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { datePolicy, findPolicyPlace, isWithdrawn, lockPolicyVersions, WITHDRAWN } from '../awards/policies.repo.js'
import { canChangePolicies } from '../awards/policy.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'

export interface WithdrawPolicyVersionInput {
  readonly policyId: string
  readonly reason: string
  readonly idempotencyKey?: string
}

/**
 * Takes a scheduled version back before its first day; the one before it goes on. Nothing decided rests on it.
 * Problems: POLICY_UNKNOWN, NOT_PERMITTED, POLICY_REASON_MISSING, POLICY_WITHDRAWN_ALREADY, POLICY_IN_FORCE,
 * POLICY_LATER_VERSION (only the last of several scheduled ones can be taken back).
 */
export const withdrawPolicyVersion = (
  deps: Deps,
  viewer: Viewer,
  input: WithdrawPolicyVersionInput,
): Promise<Outcome<{ policyId: string }>> =>
  idempotently(deps, viewer, 'withdrawPolicyVersion', input, tx => withdraw({ tx, deps, viewer }, input))

const withdraw = async (
  { tx, deps, viewer }: Act,
  { policyId, reason }: WithdrawPolicyVersionInput,
): Promise<Outcome<{ policyId: string }>> => {
  const found = await findPolicyPlace(tx, policyId)
  if (!found) return err([problem('POLICY_UNKNOWN')])
  const permitted = requirePermission(canChangePolicies(viewer, found))
  if (!permitted.ok) return permitted
  if (!reason.trim()) return err([problem('POLICY_REASON_MISSING', { at: { path: 'reason' } })])
  const all = await lockPolicyVersions(tx, found.policy)
  const own = all.find(({ id }) => id === policyId)
  if (!own || isWithdrawn(own)) return err([problem('POLICY_WITHDRAWN_ALREADY')])
  const standing = all.filter(one => !isWithdrawn(one))
  const { from } = parseDateRange(own.effective)
  if (from === undefined || from <= dayOf(deps.clock.now(), found.timeZone)) return err([problem('POLICY_IN_FORCE')])
  const last = standing.at(-1)
  if (last && last.id !== own.id) return err([laterVersion(last)])
  await datePolicy(tx, own.id, WITHDRAWN)
  const before = standing.at(-2)
  const spell = before && parseDateRange(before.effective)
  if (before && spell?.until === from)
    await datePolicy(tx, before.id, formatDateRange(spell.from ? { from: spell.from } : {}))
  await recordAudit(tx, viewer, {
    type: 'POLICY_VERSION_WITHDRAWN',
    organisationId: own.organisationId,
    aggregateKind: 'policy',
    aggregateId: own.id,
    data: { policyId: own.id, code: own.code, version: own.version, reason: reason.trim() },
  })
  return ok({ policyId: own.id })
}

const laterVersion = ({ version, effective }: PolicyRow) =>
  problem('POLICY_LATER_VERSION', { params: { from: parseDateRange(effective).from ?? '', version } })
