import { sql } from 'drizzle-orm'
import { dayAt } from '../../db/today.js'
import type { Act } from '../shared/act.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import { type PersonActName, personActs } from './ownership.js'
import { peopleByIds } from './people.repo.js'

/**
 * Notifies the person, and the offices of the person's bodies that the viewer holds no role at, of an act on the
 * record, as the table of acts says. `log` is the body in whose log the act stands.
 */
export const notifyConcerned = async (act: Act, name: PersonActName, personId: string, log: string): Promise<void> => {
  if (!personActs[name].notifies) return
  const { tx, deps, viewer } = act
  const [person] = await peopleByIds(tx, [personId])
  const now = deps.clock.now()
  const own = sql.param(viewer.grants.map(grant => grant.scope.id))
  const concerned = sql`
    select u.id from "user" u join person p on p.id = u.person_id
      where ${personId}::uuid in (p.id, p.merged_into_id)
    union select g.account_id from affiliation a join role_grant g on g.scope_id = a.organisation_id
      where a.person_id = ${personId}::uuid and a.superseded_at is null and a.valid @> ${dayAt(sql`a.organisation_id`, now)}
        and g.role in ('registrar', 'staff') and g.revoked_at is null and g.valid @> ${dayAt(sql`g.scope_id`, now)}
        and a.organisation_id <> all(${own}::uuid[])`
  await notifyAccounts(act, concerned, {
    code: 'PERSON_RECORD_CHANGED',
    organisationId: log,
    about: { kind: 'person', id: personId },
    params: { number: person?.number ?? '' },
    occasion: `${name} ${now.toISOString()}`,
  })
}
