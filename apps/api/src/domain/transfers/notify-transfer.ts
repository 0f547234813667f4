import { sql } from 'drizzle-orm'
import { dayAt } from '../../db/today.js'
import { peopleByIds } from '../registry/people.repo.js'
import type { Act } from '../shared/act.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import type { TransferRow } from './transfers.repo.js'

/** The accounts of the person, and of the offices of both clubs. */
const concerned = ({ personId, fromOrganisationId, toOrganisationId }: TransferRow, now: Date) => sql`
  select u.id from "user" u join person p on p.id = u.person_id where ${personId}::uuid in (p.id, p.merged_into_id)
  union select g.account_id from role_grant g where g.scope_id in (${fromOrganisationId}::uuid, ${toOrganisationId}::uuid)
    and g.role in ('registrar', 'staff', 'admin') and g.revoked_at is null and g.valid @> ${dayAt(sql`g.scope_id`, now)}`

/** Notifies the person and both clubs of a step of a transfer: the club that is left has a time to object. */
export const notifyTransfer = async (
  act: Act,
  row: TransferRow,
  code: 'TRANSFER_REQUESTED' | 'TRANSFER_ANSWERED' | 'TRANSFER_DECIDED',
  log: string,
): Promise<void> => {
  const [person] = await peopleByIds(act.tx, [row.personId])
  await notifyAccounts(act, concerned(row, act.deps.clock.now()), {
    code,
    organisationId: log,
    about: { kind: 'person', id: row.personId },
    params: { number: person?.number ?? '' },
    occasion: row.id,
  })
}
