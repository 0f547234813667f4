import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { slotFlag } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { canSettleFlag } from '../results/policy.js'
import { accountNames, type FlagRow, findFlag } from '../results/second-look.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { placeOfStage } from '../standings/place.js'
import { findStage } from '../standings/stage.repo.js'
import { isCall } from './call-director.js'
import { refuse } from './refuse.js'

/** As long as a director is at a table before the call is anybody's again. */
const LEASE_MINUTES = 10

export interface TakeCallInput {
  readonly flagId: string
  /** Gives it back to the others instead. */
  readonly release?: boolean | undefined
  readonly idempotencyKey?: string | undefined
}

/** Who goes to a table that called; nobody, once the lease has run out. */
export const takenBy = ({ takenBy: by, takenUntil }: FlagRow, now: Date): string | undefined =>
  by !== null && takenUntil !== null && takenUntil > now ? by : undefined

/**
 * A director goes to a table that called, or gives the call back: the others see who goes, for ten minutes.
 * Problems: SLOT_FLAG_UNKNOWN, NOT_PERMITTED, FLAG_SETTLED_ALREADY, CALL_TAKEN (by another, with the name).
 */
export const takeCall = (deps: Deps, viewer: Viewer, input: TakeCallInput): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'takeCall', input, async tx => {
    const found = await findFlag(tx, input.flagId)
    const stage = found && isCall(found) ? await findStage(tx, found.stageId) : undefined
    if (!stage) return err([problem('SLOT_FLAG_UNKNOWN')])
    const permitted = requirePermission(canSettleFlag(viewer, placeOfStage(stage)))
    if (!permitted.ok) return permitted
    const [flag] = await tx.select().from(slotFlag).where(eq(slotFlag.id, input.flagId)).for('update')
    if (!flag || flag.settledAt !== null) return err([problem('FLAG_SETTLED_ALREADY')])
    const now = deps.clock.now()
    const by = takenBy(flag, now)
    if (by !== undefined && by !== actorOf(viewer)) {
      const [colleague] = await accountNames(tx, [by])
      return refuse('CALL_TAKEN', { name: colleague?.name ?? '' })
    }
    const until = new Date(now.getTime() + LEASE_MINUTES * 60_000)
    const lease = input.release ? { takenBy: null, takenUntil: null } : { takenBy: actorOf(viewer), takenUntil: until }
    await tx
      .update(slotFlag)
      .set(lease)
      .where(and(eq(slotFlag.id, flag.id), isNull(slotFlag.settledAt)))
    await recordAudit(tx, viewer, {
      type: input.release ? 'CALL_GIVEN_BACK' : 'CALL_TAKEN',
      organisationId: stage.organisationId,
      aggregateKind: 'stage',
      aggregateId: stage.id,
      data: { flagId: flag.id, slot: flag.slot },
    })
    return ok({ stageId: stage.id })
  })
