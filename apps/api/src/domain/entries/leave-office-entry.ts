import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { eventPath } from '../addresses/portal-paths.js'
import { recordAudit } from '../audit/record.js'
import { entriesByIds, playersByEntries, stagesByIds } from '../events/events.repo.js'
import { leaveStage } from '../events/withdraw-entry.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import { requestsOfEntries } from './entries.repo.js'
import { entryScene, lockEvent, promoteWaiting } from './entry-scene.js'
import { canSpeakFor } from './policy.js'
import { refuse } from './refuse.js'

export interface LeaveOfficeEntryInput {
  readonly entryId: string
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * One of the players takes an entry back that the office made itself, within the time of the event's terms, as they would take
 * back one of their own; the line stays on the list as withdrawn, and whoever waits longest comes in.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, ENTRY_REQUEST_SETTLED (a request led to it, which is left instead),
 * ENTRY_WITHDRAWAL_LATE, ALREADY_WITHDRAWN, and those of `entryScene`.
 */
export const leaveOfficeEntry = (
  deps: Deps,
  viewer: Viewer,
  input: LeaveOfficeEntryInput,
): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'leaveOfficeEntry', input, async tx => {
    const act = { tx, deps, viewer }
    const { entryId } = input
    const [own] = await entriesByIds(tx, [entryId])
    const [stage] = own ? await stagesByIds(tx, [own.stageId]) : []
    if (!own || !stage) return refuse('ENTRY_UNKNOWN')
    const players = (await playersByEntries(tx, [entryId])).flatMap(player => player.personId ?? [])
    const permitted = requirePermission(canSpeakFor(viewer, players))
    if (!permitted.ok) return permitted
    const scene = await entryScene(tx, stage.eventId)
    if (!scene.ok) return scene
    if ((await requestsOfEntries(tx, [entryId])).length > 0) return refuse('ENTRY_REQUEST_SETTLED')
    const { event, terms } = scene.value
    if (deps.clock.now() > terms.withdrawUntil) return refuse('ENTRY_WITHDRAWAL_LATE')
    await lockEvent(tx, event.id)
    const reason = input.reason?.trim() ?? ''
    const leaving = { organisationId: own.organisationId, stageId: stage.id }
    if (!(await leaveStage(act, { entryId, stage: leaving, reason }))) return refuse('ALREADY_WITHDRAWN')
    await notifyAccounts(act, accountsOfPeople(players), {
      code: 'ENTRY_WITHDRAWN',
      organisationId: event.organisationId,
      about: { kind: 'event', id: event.id },
      params: { eventZh: event.nameZh, eventEn: event.nameEn },
      path: `${await eventPath(tx, event.id)}/enter`,
      occasion: entryId,
    })
    const promoted = await promoteWaiting(act, scene.value)
    await recordAudit(tx, viewer, {
      type: 'ENTRY_LEFT',
      organisationId: event.organisationId,
      aggregateKind: 'event',
      aggregateId: event.id,
      data: { entryId, promoted, ...(reason === '' ? {} : { reason }) },
    })
    return ok({ entryId })
  })
