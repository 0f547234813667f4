import { err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { rowsOf, whole } from '../../db/rows.js'
import { anomalyKinds } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { checks } from './checks.js'
import { canSettleAnomaly } from './policy.js'

/** One at a time; held until the transaction ends. */
const CHECK_LOCK = 7_204_513

export interface Checked {
  readonly found: number
  readonly gone: number
}

/**
 * Runs every check over the whole database: what is found for the first time is opened, what is found again is seen
 * again, what is found no longer is gone. Twenty statements, however much there is.
 */
export const runChecks = async (tx: Transaction, now: Date): Promise<Checked> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHECK_LOCK})`)
  const at = now.toISOString()
  let [found, gone] = [0, 0]
  for (const kind of anomalyKinds) {
    const { subject, find } = checks[kind]
    const opened = await tx.execute(sql`
      insert into anomaly (organisation_id, kind, subject_kind, subject_id, count, first_seen_at, last_seen_at)
      select organisation_id, ${kind}, ${subject}, subject_id, count, ${at}::timestamptz, ${at}::timestamptz
      from (${find(at)}) found where organisation_id is not null
      on conflict (kind, subject_id) where gone_at is null
      do update set last_seen_at = excluded.last_seen_at, count = excluded.count
      returning (xmax = 0)::int as fresh`)
    found += rowsOf<{ fresh: number }>(opened, { fresh: whole }).reduce((sum, row) => sum + row.fresh, 0)
    const vanished = await tx.execute(sql`
      update anomaly set gone_at = ${at}::timestamptz
      where kind = ${kind} and gone_at is null and last_seen_at < ${at}::timestamptz returning 1 as n`)
    gone += vanished.length
  }
  return { found, gone }
}

/** Runs the checks now. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED. */
export const checkNow = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId }: { readonly organisationId: string },
): Promise<Outcome<Checked>> => {
  const place = await placeOf(deps.db, { kind: 'organisation', id: organisationId })
  if (!place) return err([problem('ORGANISATION_UNKNOWN')])
  const permitted = requirePermission(canSettleAnomaly(viewer, place))
  if (!permitted.ok) return permitted
  return inTransaction(deps.db, async tx => {
    const checked = await runChecks(tx, deps.clock.now())
    await recordAudit(tx, viewer, {
      type: 'CHECKS_RUN',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { ...checked },
    })
    return ok(checked)
  })
}
