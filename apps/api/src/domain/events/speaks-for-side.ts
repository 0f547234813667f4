import { sql } from 'drizzle-orm'
import { type Place, rolesHeld } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import { eventPath } from '../addresses/portal-paths.js'
import type { Act } from '../shared/act.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import type { EventRow } from './events.repo.js'

/** Those who play or played for an entry, and its captain; by the person that stands for a merged one, and the merged ones. */
export const peopleOfEntry = async (db: Db, entryId: string): Promise<readonly string[]> => {
  const rows = await db.execute(sql`
    with named as (
      select person_id from entry_player where entry_id = ${entryId}::uuid and superseded_at is null
      union select captain_id from entry_request where entry_id = ${entryId}::uuid
    )
    select distinct same.id::text as id from named join person p on p.id = named.person_id
    join person same on coalesce(same.merged_into_id, same.id) = coalesce(p.merged_into_id, p.id)`)
  return rowsOf(rows, { id: text }).map(({ id }) => id)
}

/** By what an officer speaks for a side: the role held there. Nothing where it is the side's own person. */
export const powerOver = (viewer: Viewer, place: Place, own: readonly string[]): { power?: Role } => {
  if (viewer.personId !== undefined && own.includes(viewer.personId)) return {}
  const [power] = rolesHeld(viewer, ['director', 'staff', 'admin'], place)
  return power === undefined ? {} : { power }
}

/** Notifies a side of what was said in its place, with the page on which it is shown and contested. */
export const notifySide = async (
  act: Act,
  event: Pick<EventRow, 'id' | 'organisationId' | 'nameZh' | 'nameEn'>,
  people: readonly string[],
  { code, occasion }: { readonly code: PersonNoticeCode; readonly occasion: string },
): Promise<void> =>
  notifyAccounts(act, accountsOfPeople(people), {
    code,
    organisationId: event.organisationId,
    about: { kind: 'event', id: event.id },
    params: { eventZh: event.nameZh, eventEn: event.nameEn },
    path: `${await eventPath(act.tx, event.id)}/enter`,
    occasion,
  })
