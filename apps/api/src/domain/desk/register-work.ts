import { type SQL, sql } from 'drizzle-orm'
import { RECOVERY_DAYS } from '../accounts/recover-account.js'
import { hasOffice } from '../registry/notify-asked.js'
import { isRegisteredBelow } from '../registry/people.repo.js'
import { near, nearEvent, ofEvent, part, type Scopes, startOf } from './work-parts.js'
import { uuids } from '../../db/among.js'

/** The body that an account `ar.account_id` is of, and those where it holds a role; whoever keeps it keeps all of them. */
const isKeptWithin = (scopes: readonly string[]): SQL => sql`coalesce((
  select bool_and(${near(sql`kept.at`, scopes)}) from (
    select u.organisation_id as at from "user" u where u.id = ar.account_id and u.organisation_id is not null
    union all select coalesce((select e.organisation_id from event e where e.id = g.scope_id), g.scope_id) from role_grant g
    where g.account_id = ar.account_id and g.revoked_at is null
      and not g.valid << daterange(day_at(g.scope_id, now()), null)) kept), false)`

/** Neither the holder of `ar.account_id` nor who proposed it, through another account either. */
const isAnother = (accountId: string): SQL => sql`not exists (
  select 1 from "user" me join "user" other on other.person_id = me.person_id
  where me.id = ${accountId} and other.id in (ar.account_id, ar.proposed_by))`

const ofTransfer = {
  person: sql`t.person_id`,
  since: sql`t.recorded_at`,
  due: startOf(sql`t.object_until + 1`, sql`t.from_organisation_id`),
}

/** People and the offices they have. */
export const ofRegister = (of: Scopes, accountId: string): SQL[] => [
  part(
    'claims',
    sql`c.id`,
    { person: sql`c.person_id`, since: sql`c.recorded_at` },
    sql`from person_claim c where c.decided_at is null and c.account_id <> ${accountId}
      and ${isRegisteredBelow(sql`c.person_id`, of.register)}`,
  ),
  part(
    'erasuresToDecide',
    sql`q.person_id`,
    { person: sql`q.person_id`, note: sql`q.reason`, since: sql`q.recorded_at` },
    sql`from erasure_request q where q.decided_at is null and q.requested_by <> ${accountId}
      and ${isRegisteredBelow(sql`q.person_id`, of.register)}`,
  ),
  part(
    'transfersToAnswer',
    sql`t.person_id`,
    ofTransfer,
    sql`from transfer t where t.decided_at is null and t.answer is null and t.requested_by <> ${accountId}
      and t.from_organisation_id = any(${uuids(of.register)})
      and t.object_until >= day_at(t.from_organisation_id, now())`,
  ),
  part(
    'transfersToDecide',
    sql`t.person_id`,
    ofTransfer,
    sql`from transfer t where t.decided_at is null and ${near(sql`t.from_organisation_id`, of.register)}
      and ${near(sql`t.to_organisation_id`, of.register)}`,
  ),
  part(
    'recordActsToAnswer',
    sql`r.id`,
    { person: sql`r.person_id`, since: sql`r.recorded_at`, due: sql`r.object_until` },
    sql`from record_proposal r where r.ended_at is null and r.proposed_by <> ${accountId} and exists (
      select 1 from record_consent c where c.proposal_id = r.id and c.answer is null
        and ${near(sql`c.organisation_id`, of.register)} and (c.organisation_id = any(${uuids(of.register)})
          or not ${hasOffice(sql`c.organisation_id`, sql`day_at(c.organisation_id, now())`)}))`,
  ),
  part(
    'rolesToConfirm',
    sql`rp.scope_id`,
    { account: sql`rp.account_id`, since: sql`rp.recorded_at` },
    sql`from role_proposal rp where rp.decided_at is null
      and rp.proposed_by <> ${accountId} and rp.account_id <> ${accountId} and rp.scope_id = any(${uuids(of.roles)})`,
  ),
  part(
    'recoveriesToDecide',
    sql`ar.account_id`,
    {
      account: sql`ar.account_id`,
      since: sql`ar.recorded_at`,
      due: sql`ar.recorded_at + make_interval(days => ${RECOVERY_DAYS})`,
    },
    sql`from account_recovery ar where ar.decided_at is null
      and ar.recorded_at > now() - make_interval(days => ${RECOVERY_DAYS})
      and ar.proposed_by <> ${accountId} and ar.account_id <> ${accountId}
      and ${isKeptWithin(of.roles)} and ${isAnother(accountId)}`,
  ),
]

/** Sanctions that wait for their second person, and events that are played on with somebody whom one keeps away. */
export const ofSanctions = (of: Scopes, accountId: string): SQL[] => [
  part(
    'sanctionsToConfirm',
    sql`x.person_id`,
    { person: sql`x.person_id`, since: sql`x.recorded_at` },
    sql`from sanction x where x.status = 'PROPOSED' and x.proposed_by <> ${accountId}
      and ${near(sql`x.organisation_id`, of.sanctions)}`,
  ),
  part(
    'suspendedEntered',
    sql`e.id`,
    {
      ...ofEvent,
      person: sql`ep.person_id`,
      since: sql`max(x.decided_at)`,
      due: startOf(sql`e.starts_on`, sql`e.organisation_id`),
    },
    sql`from sanction x join person kept on kept.id = x.person_id
      join person same on coalesce(same.merged_into_id, same.id) = coalesce(kept.merged_into_id, kept.id)
      join entry_player ep on ep.person_id = same.id and ep.superseded_at is null
      join entry en on en.id = ep.entry_id and en.withdrawn_at is null
      join stage s on s.id = en.stage_id join event e on e.id = s.event_id
      where x.status = 'IN_FORCE' and x.scope in ('compete', 'attend') and x.sport in (e.sport, '*')
        and x.valid_from <= e.ends_on and (x.valid_until is null or e.starts_on < x.valid_until)
        and x.organisation_id = any(organisation_path(e.organisation_id)) and e.cancelled_at is null
        and not exists (select 1 from standings_revision v where v.stage_id = s.id and v.official_at is not null)
        and ${nearEvent(of.running)} group by e.id, ep.person_id`,
  ),
]
