import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { awardedSince, insertPolicy } from '../awards/policies.repo.js'
import { canChangePolicies } from '../awards/policy.js'
import { awardEarlier } from '../awards/award-earlier.js'
import { organisationsByIds, placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { checkedRule } from './checked-rule.js'
import { type Naming, readNaming } from './named-rule.js'

export interface CreatePolicyInput extends Naming {
  /** The body whose policy it is; it holds for the events of those below too. */
  readonly organisationId: string
  readonly kind: PolicyRow['kind']
  /** The first day it is in force; may be past as long as nothing has been decided since. */
  readonly effectiveFrom: IsoDate
  readonly rule: PolicyRow['rule']
  readonly idempotencyKey?: string
}

/**
 * Makes the first version of a policy or of a ladder of grades. One of points that is in force from a past day gives
 * those of the events that are official already. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED,
 * POLICY_CODE_UNREADABLE, POLICY_NAME_MISSING, SPORT_UNKNOWN, LIST_DATE_NOT_READABLE, POLICY_DAY_DECIDED (points were
 * given for events since that day), POLICY_CODE_TAKEN, and what is wrong with the rule (`POLICY_*` with paths).
 */
export const createPolicy = (
  deps: Deps,
  viewer: Viewer,
  input: CreatePolicyInput,
): Promise<Outcome<{ policyId: string }>> =>
  idempotently(deps, viewer, 'createPolicy', input, tx => create({ tx, deps, viewer }, input), {
    constraints: { policy_version: 'POLICY_CODE_TAKEN' },
  })

/** Award policies alone decide what is given the moment an event is official; nothing given may come to differ. */
const isDecided = async (
  tx: Transaction,
  { organisationId, kind, sport, effectiveFrom }: CreatePolicyInput,
  today: IsoDate,
): Promise<boolean> =>
  kind === 'award' && effectiveFrom <= today && (await awardedSince(tx, { organisationId, sport, day: effectiveFrom }))

const readDated = async ({ tx, deps }: Act, input: CreatePolicyInput): Promise<Outcome<Omit<PolicyRow, 'id'>>> => {
  const { organisationId, kind, effectiveFrom, rule } = input
  const naming = readNaming(input)
  if (!naming.ok) return naming
  const at = { path: 'effectiveFrom' }
  if (!isDay(effectiveFrom)) return err([problem('LIST_DATE_NOT_READABLE', { at })])
  const [body] = await organisationsByIds(tx, [organisationId])
  const now = deps.clock.now()
  if (body && (await isDecided(tx, input, dayOf(now, body.timeZone))))
    return err([problem('POLICY_DAY_DECIDED', { at })])
  const effective = formatDateRange({ from: effectiveFrom })
  const row = { organisationId, kind, ...naming.value, version: 1, effective, rule, recordedAt: now }
  const checked = checkedRule({ ...row, id: naming.value.code })
  return checked.ok ? ok(row) : checked
}

const create = async (act: Act, input: CreatePolicyInput): Promise<Outcome<{ policyId: string }>> => {
  const { tx, viewer } = act
  const place = await placeOfOrganisation(tx, input.organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(canChangePolicies(viewer, place.value))
  if (!permitted.ok) return permitted
  const row = await readDated(act, input)
  if (!row.ok) return row
  const policyId = await insertPolicy(tx, row.value)
  const { organisationId, kind, code } = row.value
  await recordAudit(tx, viewer, {
    type: 'POLICY_CREATED',
    organisationId,
    aggregateKind: 'policy',
    aggregateId: policyId,
    data: { policyId, kind, code, effectiveFrom: input.effectiveFrom },
  })
  const { sport } = row.value
  if (kind === 'award') await awardEarlier(act, { organisationId, sport, day: input.effectiveFrom })
  return ok({ policyId })
}
