import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { ranking } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { RankingRow } from '../awards/lists.repo.js'
import { canChangePolicies } from '../awards/policy.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type Naming, readNaming } from './named-rule.js'
import { oneRow } from '../../db/one-row.js'

export interface CreateRankingInput extends Naming {
  /** The body that issues its lists. */
  readonly organisationId: string
  readonly kind: RankingRow['kind']
  readonly idempotencyKey?: string
}

/**
 * Makes a ranking, which follows the ranking or rating policy of its own code and body. Problems: ORGANISATION_UNKNOWN,
 * NOT_PERMITTED, POLICY_CODE_UNREADABLE, POLICY_NAME_MISSING, SPORT_UNKNOWN, RANKING_CODE_TAKEN (by any body).
 */
export const createRanking = (
  deps: Deps,
  viewer: Viewer,
  input: CreateRankingInput,
): Promise<Outcome<{ rankingId: string }>> =>
  idempotently(deps, viewer, 'createRanking', input, tx => create({ tx, deps, viewer }, input), {
    constraints: { ranking_code: 'RANKING_CODE_TAKEN' },
  })

const create = async ({ tx, viewer }: Act, input: CreateRankingInput): Promise<Outcome<{ rankingId: string }>> => {
  const { organisationId, kind } = input
  const place = await placeOfOrganisation(tx, organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(canChangePolicies(viewer, place.value))
  if (!permitted.ok) return permitted
  const naming = readNaming(input)
  if (!naming.ok) return naming
  const row = oneRow(
    await tx
      .insert(ranking)
      .values({ organisationId, kind, ...naming.value })
      .returning({ id: ranking.id }),
  )
  const { code, sport } = naming.value
  await recordAudit(tx, viewer, {
    type: 'RANKING_CREATED',
    organisationId,
    aggregateKind: 'ranking',
    aggregateId: row.id,
    data: { code, kind, sport },
  })
  return ok({ rankingId: row.id })
}
