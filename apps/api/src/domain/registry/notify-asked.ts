import { type SQL, sql } from 'drizzle-orm'
import { dayAt } from '../../db/today.js'

/** The people who are consulted about a proposal, by account. */
export const peopleAsked = (proposalId: string): SQL => sql`
  select u.id from record_consent c join person p on c.person_id in (p.id, p.merged_into_id)
    join "user" u on u.person_id = p.id where c.proposal_id = ${proposalId}::uuid and c.organisation_id is null`

/** Whether somebody keeps the register of a body by a role there. */
export const hasOffice = (organisation: SQL, day: SQL): SQL => sql`exists (select 1 from role_grant h
  where h.scope_id = ${organisation} and h.role in ('registrar', 'staff', 'admin') and h.revoked_at is null and h.valid @> ${day})`

/** The offices that are consulted about a proposal: of each body its own, or those above where it has none. */
export const officesAsked = (proposalId: string, at: Date): SQL => sql`
  select g.account_id from record_consent c join role_grant g on g.scope_id = any(organisation_path(c.organisation_id))
    where c.proposal_id = ${proposalId}::uuid and g.role in ('registrar', 'staff', 'admin') and g.revoked_at is null
      and g.valid @> ${dayAt(sql`g.scope_id`, at)}
      and (g.scope_id = c.organisation_id or not ${hasOffice(sql`c.organisation_id`, dayAt(sql`c.organisation_id`, at))})`
