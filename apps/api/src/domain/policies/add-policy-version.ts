import { canonicalJson, err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { checkedRule } from './checked-rule.js'
import { canChangePolicies } from '../awards/policy.js'
import { datePolicy, findPolicyPlace, insertPolicy, isWithdrawn, lockPolicyVersions } from '../awards/policies.repo.js'
import {
  type AwardNumbers,
  type PolicyNumbers,
  withAwardNumbers,
  withRankingNumbers,
} from '../awards/policy-numbers.js'
import type { Act } from '../shared/act.js'

export interface AddPolicyVersionInput {
  /** Any version of the policy that is to get another one. */
  readonly policyId: string
  /** First day of the new version; after today, so that nothing that was decided changes. */
  readonly effectiveFrom: IsoDate
  readonly ranking?: PolicyNumbers
  readonly award?: AwardNumbers
  /** The whole rule, in place of the latest one's; the numbers are not read then. The only way for ratings and ladders. */
  readonly rule?: PolicyRow['rule']
  readonly idempotencyKey?: string
}

/**
 * Adds a dated version of a policy: the latest one with other numbers, or another rule of its
 * kind. Its predecessor keeps its rule and ends the day before. Problems: POLICY_UNKNOWN, NOT_PERMITTED, LIST_DATE_NOT_READABLE, POLICY_NOT_IN_FUTURE,
 * POLICY_LATER_VERSION, POLICY_UNCHANGED, and what is wrong with the numbers (`POLICY_*`).
 */
export const addPolicyVersion = (
  deps: Deps,
  viewer: Viewer,
  input: AddPolicyVersionInput,
): Promise<Outcome<{ policyId: string }>> =>
  idempotently(deps, viewer, 'addPolicyVersion', input, tx => add({ tx, deps, viewer }, input))

const NEVER = { from: undefined, until: undefined }

const proposedRule = (
  latest: PolicyRow,
  { rule, ranking, award }: AddPolicyVersionInput,
): Result<PolicyRow['rule'], readonly Problem[]> => {
  if (rule !== undefined) return ok(rule)
  if (latest.kind === 'ranking') return ok(withRankingNumbers(latest.rule, ranking ?? {}))
  return ok(latest.kind === 'award' ? withAwardNumbers(latest.rule, award ?? {}) : latest.rule)
}

const changedRule = (
  latest: PolicyRow,
  input: AddPolicyVersionInput,
): Result<PolicyRow['rule'], readonly Problem[]> => {
  const proposed = proposedRule(latest, input)
  return proposed.ok
    ? checkedRule({ ...latest, effective: formatDateRange({ from: input.effectiveFrom }), rule: proposed.value })
    : proposed
}

const add = async ({ tx, deps, viewer }: Act, input: AddPolicyVersionInput): Promise<Outcome<{ policyId: string }>> => {
  const found = await findPolicyPlace(tx, input.policyId)
  if (!found) return err([problem('POLICY_UNKNOWN')])
  const permitted = requirePermission(canChangePolicies(viewer, found))
  if (!permitted.ok) return permitted
  const { effectiveFrom } = input
  const at = { path: 'effectiveFrom' }
  if (!isDay(effectiveFrom)) return err([problem('LIST_DATE_NOT_READABLE', { at })])
  if (effectiveFrom <= dayOf(deps.clock.now(), found.timeZone)) return err([problem('POLICY_NOT_IN_FUTURE', { at })])
  const versions = await lockPolicyVersions(tx, found.policy)
  const latest = versions.findLast(one => !isWithdrawn(one)) ?? versions.at(-1) ?? found.policy
  const number = (versions.at(-1) ?? latest).version + 1
  const { from, until } = isWithdrawn(latest) ? NEVER : parseDateRange(latest.effective)
  if ((from !== undefined && effectiveFrom <= from) || (until !== undefined && effectiveFrom < until))
    return err([problem('POLICY_LATER_VERSION', { at, params: { from: from ?? '', version: latest.version } })])
  const rule = changedRule(latest, input)
  if (!rule.ok) return rule
  if (!isWithdrawn(latest) && canonicalJson(rule.value) === canonicalJson(latest.rule))
    return err([problem('POLICY_UNCHANGED')])
  if (until === undefined && !isWithdrawn(latest))
    await datePolicy(tx, latest.id, formatDateRange({ ...(from ? { from } : {}), until: effectiveFrom }))
  const { id: _, recordedAt: __, ...kept } = latest
  const policyId = await insertPolicy(tx, {
    ...kept,
    version: number,
    effective: formatDateRange({ from: effectiveFrom }),
    rule: rule.value,
    recordedAt: deps.clock.now(),
  })
  const weigh = { policyId }
  const firstDay = { jobKey: `weigh-policy:${policyId}:first-day`, runAt: new Date(`${effectiveFrom}T00:00:00Z`) }
  await deps.jobs.enqueue(tx, 'weigh-policy', weigh, { jobKey: `weigh-policy:${policyId}` })
  await deps.jobs.enqueue(tx, 'weigh-policy', weigh, firstDay)
  await recordAudit(tx, viewer, {
    type: 'POLICY_VERSION_ADDED',
    organisationId: latest.organisationId,
    aggregateKind: 'policy',
    aggregateId: policyId,
    data: { policyId, predecessorId: latest.id, code: latest.code, version: number, effectiveFrom },
  })
  return ok({ policyId })
}
