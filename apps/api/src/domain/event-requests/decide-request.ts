import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { eventRequest, roleGrant } from '../../db/schema/index.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import { recordAudit } from '../audit/record.js'
import { insertEvent } from '../events/create-event.js'
import { accounts, notifyAccounts } from '../shared/notify-accounts.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { refuseSamePerson } from '../shared/two-persons.js'
import { type EventRequestRow, requestsByIds } from './event-requests.repo.js'
import { canDecideRequest } from './policy.js'
import { refuse } from './request-event.js'

export interface DecideRequestInput {
  readonly requestId: string
  readonly approve: boolean
  /** Needed to return it; whoever asked reads it. */
  readonly reason?: string | undefined
  /** The event is known to everybody at once; otherwise when its organiser says so. */
  readonly announce?: boolean | undefined
  readonly idempotencyKey?: string | undefined
}

type Decided = { readonly requestId: string }

/**
 * Approves a request, which sanctions the event and makes whoever asked its director, or returns it with reasons.
 * Problems: EVENT_REQUEST_UNKNOWN, NOT_PERMITTED, REASON_MISSING, EVENT_REQUEST_SETTLED, EVENT_CODE_TAKEN.
 */
export const decideRequest = (deps: Deps, viewer: Viewer, input: DecideRequestInput): Promise<Outcome<Decided>> =>
  idempotently(
    deps,
    viewer,
    'decideRequest',
    input,
    async tx => {
      const act = { tx, deps, viewer }
      const [row] = await requestsByIds(tx, [input.requestId])
      if (!row) return refuse('EVENT_REQUEST_UNKNOWN')
      const place = await placeOfOrganisation(tx, row.organisationId)
      if (!place.ok) return place
      const permitted = requirePermission(canDecideRequest(viewer, place.value, row))
      if (!permitted.ok) return permitted
      const two = await refuseSamePerson(tx, viewer, row.requestedBy)
      if (!two.ok) return two
      const reason = input.reason?.trim() || null
      if (!input.approve && reason === null) return refuse('REASON_MISSING', 'reason')
      const [locked] = await tx.select().from(eventRequest).where(eq(eventRequest.id, row.id)).for('update')
      if (locked?.status !== 'REQUESTED') return refuse('EVENT_REQUEST_SETTLED')
      if (input.approve) await approve(act, locked, { reason, tacit: false, announce: input.announce ?? false })
      else await giveBack(act, locked, reason ?? '')
      return ok({ requestId: row.id })
    },
    { constraints: { event_code: 'EVENT_CODE_TAKEN' } },
  )

interface Approval {
  readonly reason: string | null
  readonly tacit: boolean
  readonly announce: boolean
}

/** Sanctions the event of a request that waits, and tells whoever asked. */
export const approve = async (act: Act, row: EventRequestRow, { reason, tacit, announce }: Approval): Promise<void> => {
  const { tx, deps, viewer } = act
  const { id: requestId, organisationId, proposal, version } = row
  const { note: _, ...values } = proposal
  const searchText = titleSearchText({ zh: values.nameZh, en: values.nameEn, code: values.code })
  const eventId = await insertEvent(act, { ...values, organisationId, searchText, unannounced: !announce })
  await appoint(act, row, eventId)
  await notifyOfNewEvent(act, eventId)
  const decidedBy = tacit ? null : actorOf(viewer)
  await tx
    .update(eventRequest)
    .set({ status: 'APPROVED', decidedBy, decidedAt: deps.clock.now(), reason, eventId, version: version + 1 })
    .where(eq(eventRequest.id, requestId))
  await recordAudit(tx, viewer, {
    type: 'EVENT_REQUEST_APPROVED',
    organisationId,
    aggregateKind: 'event_request',
    aggregateId: requestId,
    data: { requestId, eventId, tacit, ...(reason === null ? {} : { reason }) },
  })
  await notifyAsker(act, row, tacit ? 'EVENT_REQUEST_TACITLY_APPROVED' : 'EVENT_REQUEST_APPROVED')
}

/** Whoever asked directs the event, so that it can be filled. */
const appoint = async ({ tx, deps, viewer }: Act, row: EventRequestRow, eventId: string): Promise<void> => {
  const grant = { accountId: row.requestedBy, role: 'director' as const, scopeKind: 'event' as const, scopeId: eventId }
  const valid = formatDateRange({ from: dayOf(deps.clock.now(), row.proposal.timeZone) })
  const [made] = await tx
    .insert(roleGrant)
    .values({ ...grant, valid, grantedBy: actorOf(viewer) })
    .returning({ id: roleGrant.id })
  await recordAudit(tx, viewer, {
    type: 'ROLE_GRANTED',
    organisationId: row.organisationId,
    aggregateKind: 'role_grant',
    aggregateId: made?.id ?? '',
    data: grant,
  })
}

const giveBack = async (act: Act, row: EventRequestRow, reason: string): Promise<void> => {
  const { tx, deps, viewer } = act
  const { id: requestId, organisationId, version } = row
  const decided = { decidedBy: actorOf(viewer), decidedAt: deps.clock.now(), reason, version: version + 1 }
  await tx
    .update(eventRequest)
    .set({ status: 'RETURNED', ...decided })
    .where(eq(eventRequest.id, requestId))
  await recordAudit(tx, viewer, {
    type: 'EVENT_REQUEST_RETURNED',
    organisationId,
    aggregateKind: 'event_request',
    aggregateId: requestId,
    data: { requestId, reason },
  })
  await notifyAsker(act, row, 'EVENT_REQUEST_RETURNED')
}

const notifyAsker = (
  act: Act,
  { id, organisationId, requestedBy, proposal, version }: EventRequestRow,
  code: 'EVENT_REQUEST_APPROVED' | 'EVENT_REQUEST_TACITLY_APPROVED' | 'EVENT_REQUEST_RETURNED',
): Promise<void> =>
  notifyAccounts(act, accounts([requestedBy]), {
    code,
    organisationId,
    about: { kind: 'eventRequest', id },
    params: { name: proposal.nameZh, nameEn: proposal.nameEn },
    occasion: String(version),
  })
