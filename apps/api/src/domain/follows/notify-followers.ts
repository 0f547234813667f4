import { eq, type SQL, sql } from 'drizzle-orm'
import { event } from '../../db/schema/index.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import { isMinorBy } from '../registry/people.repo.js'
import type { Act } from '../shared/act.js'
import { eventPath } from '../addresses/portal-paths.js'

/** Says the event alone: who is followed stands in no notice. */
const notifyOfEvent = async (act: Act, code: PersonNoticeCode, eventId: string, to: SQL, occasion = '') => {
  const [row] = await act.tx.select().from(event).where(eq(event.id, eventId))
  if (!row || row.unannounced) return
  await notifyAccounts(act, to, {
    code,
    organisationId: row.organisationId,
    about: { kind: 'event', id: eventId },
    params: { eventZh: row.nameZh, eventEn: row.nameEn },
    path: await eventPath(act.tx, eventId),
    occasion,
  })
}

/** Whoever follows the organiser of an event, or a body above it, once the event stands in the calendar. */
export const notifyOfNewEvent = (act: Act, eventId: string): Promise<void> =>
  notifyOfEvent(
    act,
    'FOLLOWED_BODY_EVENT',
    eventId,
    sql`select f.account_id from follow f join event e on e.id = ${eventId}
      where f.organisation_id = any(organisation_path(e.organisation_id))`,
  )

/** Whoever follows an event that was cancelled or changed. */
export const notifyOfChange = (act: Act, eventId: string, occasion: string): Promise<void> =>
  notifyOfEvent(
    act,
    'FOLLOWED_EVENT_CHANGED',
    eventId,
    sql`select f.account_id from follow f where f.event_id = ${eventId}`,
    occasion,
  )

/**
 * Whoever follows an event of which a stage has become official, or somebody of full age who played in it; those who
 * played are notified as players.
 */
export const notifyOfResults = (act: Act, { id, eventId }: { readonly id: string; readonly eventId: string }) =>
  notifyOfEvent(
    act,
    'FOLLOWED_RESULTS',
    eventId,
    sql`
      with played as (
        select coalesce(p.merged_into_id, p.id) as id, p.birth_date from entry_player l
        join entry n on n.id = l.entry_id join person p on p.id = l.person_id
        where n.stage_id = ${id} and l.superseded_at is null
      )
      select f.account_id from follow f join "user" u on u.id = f.account_id
      where (f.event_id = ${eventId} or (select coalesce(p.merged_into_id, p.id) from person p where p.id = f.person_id) in (
          select played.id from played where not ${isMinorBy(sql`played.birth_date`)}))
        and (u.person_id is null or u.person_id not in (select played.id from played))`,
    id,
  )
