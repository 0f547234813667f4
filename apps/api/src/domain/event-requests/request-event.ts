import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { MS_A_DAY } from '../../base/clock.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { type EventProposal, eventRequest } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { type CreateEventInput, readEvent } from '../events/create-event.js'
import { SANCTIONERS } from '../events/policy.js'
import { holders, notifyAccounts } from '../shared/notify-accounts.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { checkRegulations } from './check-regulations.js'
import { bodiesOfOfficer, type EventRequestRow, requestsByIds, sanctionRulesFor } from './event-requests.repo.js'
import { canChangeRequest, canRequestEvent } from './policy.js'
import type { EventRequestProblemCode } from './problem-codes.js'
import { oneRow } from '../../db/one-row.js'

/** Refuses with one of the module's problems. */
export const refuse = refusing<EventRequestProblemCode | 'REASON_MISSING' | 'EVENT_UNKNOWN'>()

export interface ProposedEvent extends CreateEventInput {
  /** What the organiser has to say besides. */
  readonly note?: string | undefined
}

type Changed = { readonly requestId: string }

/**
 * The proposal as it would be stored, if the viewer may ask for this body. Problems: ORGANISATION_UNKNOWN,
 * NOT_PERMITTED, and those of `createEvent` about the event itself.
 */
export const readProposal = async (
  db: Db,
  { deps, viewer }: Pick<Act, 'deps' | 'viewer'>,
  input: ProposedEvent,
): Promise<Outcome<EventProposal>> => {
  const place = await placeOfOrganisation(db, input.organisationId)
  if (!place.ok) return place
  const offices = await bodiesOfOfficer(db, viewer.personId, deps.clock.now())
  const permitted = requirePermission(canRequestEvent(viewer, place.value, offices.includes(input.organisationId)))
  if (!permitted.ok) return permitted
  const read = await readEvent(db, input)
  if (!read.ok) return read
  const { code, nameZh, nameEn, sport, editionId, category, startsOn, endsOn, timeZone, venue = null } = read.value
  const note = input.note?.trim() || null
  return ok({ code, nameZh, nameEn, sport, editionId, category, startsOn, endsOn, timeZone, venue, note })
}

/**
 * Asks that an event be sanctioned. Whoever sanctions events there is notified; where the federation says so, it is
 * approved by silence after its days. Problems: those of `readProposal`.
 */
export const requestEvent = (deps: Deps, viewer: Viewer, input: ProposedEvent): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'requestEvent', input, async tx => {
    const act = { tx, deps, viewer }
    const proposal = await readProposal(tx, act, input)
    if (!proposal.ok) return proposal
    const { organisationId } = input
    const row = oneRow(
      await tx
        .insert(eventRequest)
        .values({
          organisationId,
          proposal: proposal.value,
          requestedBy: actorOf(viewer),
          ...(await waiting(act, input)),
        })
        .returning(),
    )
    await announceRequest(act, row)
    return ok({ requestId: row.id })
  })

/** How a request waits from now on. */
const waiting = async ({ tx, deps }: Act, { organisationId }: { readonly organisationId: string }) => {
  const requestedAt = deps.clock.now()
  const days = (await sanctionRulesFor(tx, organisationId))?.tacitDays ?? null
  const tacitAt = days === null ? null : new Date(requestedAt.getTime() + days * MS_A_DAY)
  return { status: 'REQUESTED' as const, requestedAt, tacitAt, decidedBy: null, decidedAt: null, reason: null }
}

/** The log, the notices and the job of a request that waits. */
const announceRequest = async (act: Act, row: EventRequestRow): Promise<void> => {
  const { tx, deps, viewer } = act
  const { id: requestId, organisationId, proposal, tacitAt, version } = row
  const asked = { organisationId, proposal, directorId: viewer.personId ?? null, now: deps.clock.now() }
  const findings = await checkRegulations(tx, asked)
  await recordAudit(tx, viewer, {
    type: 'EVENT_REQUESTED',
    organisationId,
    aggregateKind: 'event_request',
    aggregateId: requestId,
    data: { requestId, code: proposal.code, findings: findings.map(({ code }) => code) },
  })
  const officers = holders(organisationId, ['admin', ...SANCTIONERS], deps.clock.now())
  await notifyAccounts(act, officers, {
    code: 'EVENT_REQUESTED',
    organisationId,
    about: { kind: 'eventRequest', id: requestId },
    params: { name: proposal.nameZh, nameEn: proposal.nameEn },
    occasion: String(version),
  })
  if (tacitAt === null) return
  const options = { jobKey: `approve-event-request:${requestId}`, runAt: tacitAt }
  await deps.jobs.enqueue(tx, 'approve-event-request', { requestId }, options)
}

export interface ResubmitInput extends ProposedEvent {
  readonly requestId: string
  /** The version the editor has seen. */
  readonly expectedVersion: number
}

/**
 * Sends a request again, mended: one that was returned or that still waits. Its days of silence begin anew.
 * Problems: EVENT_REQUEST_UNKNOWN, NOT_PERMITTED, EVENT_REQUEST_SETTLED, EVENT_REQUEST_CHANGED_MEANWHILE, and those of
 * `readProposal`.
 */
export const resubmitRequest = (deps: Deps, viewer: Viewer, input: ResubmitInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'resubmitRequest', input, async tx => {
    const act = { tx, deps, viewer }
    const own = await ownRequest(act, input.requestId)
    if (!own.ok) return own
    const { organisationId, version } = own.value
    const { code, nameZh, nameEn, sport, editionId, category, startsOn, endsOn, timeZone, venue, note } = input
    const said = { code, nameZh, nameEn, sport, editionId, category, startsOn, endsOn, timeZone, venue, note }
    if (version !== input.expectedVersion) return refuse('EVENT_REQUEST_CHANGED_MEANWHILE')
    const proposal = await readProposal(tx, act, { ...said, organisationId })
    if (!proposal.ok) return proposal
    const row = oneRow(
      await tx
        .update(eventRequest)
        .set({ proposal: proposal.value, version: version + 1, ...(await waiting(act, { organisationId })) })
        .where(eq(eventRequest.id, input.requestId))
        .returning(),
    )
    await announceRequest(act, row)
    return ok({ requestId: row.id })
  })

/**
 * Takes a request back. Problems: EVENT_REQUEST_UNKNOWN, NOT_PERMITTED, EVENT_REQUEST_SETTLED.
 */
export const withdrawRequest = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly requestId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'withdrawRequest', input, async tx => {
    const own = await ownRequest({ tx, deps, viewer }, input.requestId)
    if (!own.ok) return own
    const { id: requestId, organisationId, version } = own.value
    const decided = { decidedBy: actorOf(viewer), decidedAt: deps.clock.now(), version: version + 1 }
    await tx
      .update(eventRequest)
      .set({ status: 'WITHDRAWN', ...decided })
      .where(eq(eventRequest.id, requestId))
    await recordAudit(tx, viewer, {
      type: 'EVENT_REQUEST_WITHDRAWN',
      organisationId,
      aggregateKind: 'event_request',
      aggregateId: requestId,
      data: { requestId },
    })
    return ok({ requestId })
  })

/** Neither approved nor taken back: it may still be mended and decided. */
export const isOpenRequest = ({ status }: Pick<EventRequestRow, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'RETURNED'

/** The viewer's own request while it is open, locked. */
const ownRequest = async ({ tx, viewer }: Act, requestId: string): Promise<Outcome<EventRequestRow>> => {
  const [row] = await requestsByIds(tx, [requestId])
  if (!row) return refuse('EVENT_REQUEST_UNKNOWN')
  const permitted = requirePermission(canChangeRequest(viewer, row))
  if (!permitted.ok) return permitted
  const [locked] = await tx.select().from(eventRequest).where(eq(eventRequest.id, requestId)).for('update')
  return locked && isOpenRequest(locked) ? ok(locked) : refuse('EVENT_REQUEST_SETTLED')
}
