import type { Act } from '../shared/act.js'
import { toGlobalId } from '../shared/global-id.js'
import { eventPath } from '../addresses/portal-paths.js'
import { accountsOfPeople, holders, notifyAccounts } from '../shared/notify-accounts.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import type { EventRow } from '../events/events.repo.js'
import type { RequestPlayerRow, RequestRow } from './entries.repo.js'

interface Requested {
  readonly event: EventRow
  readonly request: RequestRow
  readonly players: readonly RequestPlayerRow[]
}

const CODES: Readonly<Record<RequestRow['status'], PersonNoticeCode>> = {
  AWAITING_PLAYERS: 'ENTRY_PARTNER_ASKED',
  AWAITING_DESK: 'ENTRY_WAITS_FOR_DESK',
  WAITING_LIST: 'ENTRY_WAITING_LIST',
  ENTERED: 'ENTRY_CONFIRMED',
  DECLINED: 'ENTRY_DECLINED',
  WITHDRAWN: 'ENTRY_WITHDRAWN',
}

/** The desks that accept entries. */
const DESK = ['staff', 'sanctioningOfficer', 'director'] as const

/**
 * Notifies whom a request's new status concerns, but for whoever made it: those who are asked to agree, the desk that
 * must say its word, or all its players.
 */
export const notifyEntry = async (
  act: Act,
  { event, request, players }: Requested,
  status: RequestRow['status'],
): Promise<void> => {
  const id = toGlobalId('Event', event.id)
  const notice = {
    code: CODES[status],
    organisationId: event.organisationId,
    about: { kind: 'entryRequest' as const, id: request.id },
    params: { eventZh: event.nameZh, eventEn: event.nameEn },
  }
  if (status === 'AWAITING_DESK') {
    const desk = holders(event.organisationId, DESK, act.deps.clock.now())
    return notifyAccounts(act, desk, { ...notice, path: `/desk/events/${id}/entries` })
  }
  const asked = status === 'AWAITING_PLAYERS' ? players.filter(player => player.answer === 'asked') : players
  const people = accountsOfPeople(asked.map(player => player.personId))
  return notifyAccounts(act, people, { ...notice, path: `${await eventPath(act.tx, event.id)}/enter` })
}
