import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { oneRow } from '../../db/one-row.js'
import { transfer } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { affiliationsByPeople, peopleByIds } from '../registry/people.repo.js'
import { logOf } from '../registry/places.js'
import { dayOf, daysAfter, type IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { canRequestTransfer } from './policy.js'
import { notifyTransfer } from './notify-transfer.js'
import type { TransferProblemCode } from './problem-codes.js'
import { placesOfTransfer, transferDaysOf } from './transfers.repo.js'

const refuse = refusing<TransferProblemCode>()

export interface RequestTransferInput {
  readonly personId: string
  readonly toOrganisationId: string
  /** A sport id, or `*` for all of them. */
  readonly sport?: string | undefined
  /** The first day for the new club; the end of the waiting period unless it is later. */
  readonly effectiveOn?: IsoDate | undefined
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Asks for a person to change clubs. The club that is left may object for as long as its federation says; the change
 * takes effect no earlier than the waiting period ends.
 * Problems: PERSON_UNKNOWN, ORGANISATION_UNKNOWN, NOT_PERMITTED, REASON_MISSING, DATE_NOT_READABLE,
 * TRANSFER_FROM_NOWHERE (no club yet: affiliate the person instead), TRANSFER_TO_SAME_CLUB, TRANSFER_OPEN_ALREADY.
 */
export const requestTransfer = async (
  deps: Deps,
  viewer: Viewer,
  input: RequestTransferInput,
): Promise<Outcome<{ transferId: string; personId: string }>> => {
  const { db } = deps
  const { personId, toOrganisationId, sport = '*' } = input
  const [known] = await peopleByIds(db, [personId])
  if (!known) return err([problem('PERSON_UNKNOWN')])
  const [joined] = await organisationsByIds(db, [toOrganisationId])
  if (!joined) return err([problem('ORGANISATION_UNKNOWN')])
  const today = dayOf(deps.clock.now(), joined.timeZone)
  const fromOrganisationId = await clubNow(deps, personId, sport, today)
  const places = await placesOfTransfer(db, fromOrganisationId ?? toOrganisationId, toOrganisationId)
  const permitted = requirePermission(canRequestTransfer(viewer, places))
  if (!permitted.ok) return permitted
  if (fromOrganisationId === undefined) return refuse('TRANSFER_FROM_NOWHERE')
  if (fromOrganisationId === toOrganisationId) return refuse('TRANSFER_TO_SAME_CLUB')
  if (!input.reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  if (input.effectiveOn !== undefined && !isDay(input.effectiveOn))
    return err([problem('DATE_NOT_READABLE', { at: { path: 'effectiveOn' } })])
  const { waiting, objecting } = await transferDaysOf(db, fromOrganisationId)
  const earliest = daysAfter(today, waiting)
  const days = {
    requestedOn: today,
    objectUntil: daysAfter(today, objecting),
    effectiveOn: input.effectiveOn && input.effectiveOn > earliest ? input.effectiveOn : earliest,
  }
  const who = { personId, fromOrganisationId, toOrganisationId, sport, reason: input.reason.trim() }
  return idempotently(
    deps,
    viewer,
    'requestTransfer',
    input,
    async tx => {
      const by = { requestedBy: actorOf(viewer), recordedAt: deps.clock.now() }
      const row = oneRow(
        await tx
          .insert(transfer)
          .values({ ...who, ...days, ...by })
          .returning(),
      )
      await recordAudit(tx, viewer, {
        type: 'TRANSFER_REQUESTED',
        organisationId: logOf(places.to),
        aggregateKind: 'person',
        aggregateId: personId,
        data: {
          transferId: row.id,
          changes: [{ field: 'effectiveOn', before: null, after: days.effectiveOn }],
          reason: who.reason,
        },
      })
      await notifyTransfer({ tx, deps, viewer }, row, 'TRANSFER_REQUESTED', logOf(places.to))
      return ok({ transferId: row.id, personId })
    },
    { constraints: { transfer_open: 'TRANSFER_OPEN_ALREADY' satisfies TransferProblemCode } },
  )
}

/** The club a person plays for in a sport: the affiliation of that sport, else of all. */
const clubNow = async ({ db }: Deps, personId: string, sport: string, today: IsoDate): Promise<string | undefined> => {
  const spells = (await affiliationsByPeople(db, [personId])).filter(({ kind, valid }) => {
    const { from, until } = parseDateRange(valid)
    return kind === 'affiliation' && (from === undefined || from <= today) && (until === undefined || today < until)
  })
  return (spells.find(one => one.sport === sport) ?? spells.find(one => one.sport === '*'))?.organisationId
}
