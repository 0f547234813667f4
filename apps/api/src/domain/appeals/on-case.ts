import { err, ok, problem } from '@paiji/rules'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import { caseFacts } from './case-access.repo.js'
import { lockCase } from './docket.js'
import { type CaseAct, permissionFor } from './policy.js'
import { accessOf, type CaseAccess } from './visibility.js'

/** What every act on a case is given. */
export interface CaseInput {
  readonly appealId: string
  /** The version the viewer has seen; a case that has moved since is not changed. */
  readonly expectedVersion?: number
  readonly idempotencyKey?: string
}

export interface CaseAnswer {
  readonly appealId: string
  readonly version: number
}

/** The case as this viewer may see it. A case that is not the viewer's to see does not exist: CASE_UNKNOWN. */
export const findCase = async (db: Db, viewer: Viewer, appealId: string): Promise<Outcome<CaseAccess>> => {
  const [facts] = await caseFacts(db, [appealId])
  const access = accessOf(viewer, facts)
  return access ? ok(access) : err([problem('CASE_UNKNOWN')])
}

/** Does it to the case under its lock, unless it has moved since it was looked at: CASE_CHANGED_MEANWHILE. */
export const underLock = async (
  tx: Transaction,
  input: CaseInput,
  act: (row: AppealRow) => Promise<Outcome<AppealRow>>,
): Promise<Outcome<CaseAnswer>> => {
  const locked = await lockCase(tx, input.appealId, input.expectedVersion)
  if (!locked.ok) return locked
  const done = await act(locked.value)
  return done.ok ? ok({ appealId: done.value.id, version: done.value.version }) : done
}

/**
 * The frame of every use case on a case: may the viewer see it, may the viewer do this, has it moved since, then the
 * act itself under the case's lock, once per idempotency key.
 * Problems: CASE_UNKNOWN, NOT_PERMITTED, CASE_CHANGED_MEANWHILE, CASE_STATE_FORBIDS and the act's own.
 */
export const onCase = <Input extends CaseInput>(
  deps: Deps,
  viewer: Viewer,
  act: CaseAct,
  input: Input,
  carryOut: (tx: Transaction, access: CaseAccess) => Promise<Outcome<AppealRow>>,
): Promise<Outcome<CaseAnswer>> =>
  idempotently(deps, viewer, act, input, async tx => {
    const seen = await findCase(tx, viewer, input.appealId)
    if (!seen.ok) return seen
    const permitted = requirePermission(permissionFor(viewer, seen.value, act))
    if (!permitted.ok) return permitted
    return underLock(tx, input, row => carryOut(tx, { ...seen.value, row }))
  })
