import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/transaction.js'
import { identitiesOf } from './person-data.repo.js'

/** What stands where a name stood; the public number goes on naming the results. */
export const ERASED_NAME = { Hans: '已匿名', Latn: 'Anonymised' } as const
const MARK = `${ERASED_NAME.Hans} ${ERASED_NAME.Latn}`

/**
 * Takes everything that names a person out of the register, of entries and of the account; results, points and ranks
 * stay under the number. Digests of standings and lists name contestants by number, so they stay valid. Answers how many
 * rows were changed, by table.
 */
export const erasePerson = async (tx: Transaction, personId: string): Promise<Record<string, number>> => {
  const { people, accounts } = await identitiesOf(tx, personId)
  const [ids, users] = [sql`any(${sql.param(people)}::uuid[])`, sql`any(${sql.param(accounts)}::text[])`]
  const rows: Record<string, number> = {}
  const change = async (table: string, statement: ReturnType<typeof sql>) => {
    const changed = await tx.execute(sql`${statement} returning 1 as one`)
    rows[table] = (rows[table] ?? 0) + Array.from(changed).length
  }
  await change(
    'entry',
    sql`update entry e set name_as_entered = replace(e.name_as_entered, p.name_as_entered, ${MARK})
      from entry_player p where p.entry_id = e.id and p.person_id = ${ids}
        and position(p.name_as_entered in e.name_as_entered) > 0`,
  )
  await change(
    'entry_player',
    sql`update entry_player set name_as_entered = ${MARK}, external_id = null, external_issuer = null where person_id = ${ids}`,
  )
  await change(
    'identity_question',
    sql`update identity_question set name_as_entered = ${MARK} where person_id = ${ids}`,
  )
  await change('appeal_party', sql`update appeal_party set name_as_entered = ${MARK} where person_id = ${ids}`)
  await change(
    'person_claim',
    sql`update person_claim set proof = '—', decision_reason = case when decided_at is null then null else '—' end
      where person_id = ${ids} or account_id = ${users}`,
  )
  await change('slot_flag', sql`update slot_flag set note = '—' where report_kind is not null and raised_by = ${users}`)
  await change(
    'certificate',
    sql`update certificate set withdrawn_at = coalesce(withdrawn_at, now()), content = content - 'holder' where person_id = ${ids}`,
  )
  await change(
    'publication',
    sql`update publication set content = null where kind = 'certificate' and content is not null
      and subject_id in (select id from certificate where person_id = ${ids})`,
  )
  await forgetProposals(change, ids)
  await change('person_photo', sql`delete from person_photo where person_id = ${ids}`)
  await change('person_name', sql`delete from person_name where person_id = ${ids}`)
  for (const script of ['Hans', 'Latn'] as const)
    await tx.execute(sql`insert into person_name (person_id, script, family, given, display, search_text, source)
      select id, ${script}, ${ERASED_NAME[script]}, '', ${ERASED_NAME[script]}, '', 'erasure' from person where id = ${ids}`)
  await change('person_identifier', sql`delete from person_identifier where person_id = ${ids}`)
  await change('guardianship', sql`update guardianship set name = '—', contact = '—' where person_id = ${ids}`)
  await change(
    'person',
    sql`update person set gender = 'unstated', birth_date = null, deceased_on = null,
      status = case when status = 'DECEASED' then status else 'INACTIVE' end where id = ${ids}`,
  )
  await tx.execute(sql`insert into person_privacy (person_id, hide_birth_year, hide_club, hide_gender)
    select id, true, true, true from person where id = ${ids}
    on conflict (person_id) do update set hide_birth_year = true, hide_club = true, hide_gender = true`)
  await closeAccounts(change, users)
  return rows
}

/** What was written in proposals about the record. */
const forgetProposals = async (
  change: (table: string, statement: ReturnType<typeof sql>) => Promise<void>,
  ids: ReturnType<typeof sql>,
): Promise<void> => {
  await change(
    'record_proposal',
    sql`update record_proposal set reason = '—', outcome_reason = case when outcome = 'overtaken' or outcome_reason is null then outcome_reason else '—' end,
      day = case when act = 'changeBirthDate' then null else day end where person_id = ${ids} or other_person_id = ${ids}`,
  )
  await change(
    'record_consent',
    sql`update record_consent set answer_reason = '—' where answer_reason <> '' and person_id = ${ids}`,
  )
}

/** Nobody signs in any more, and nothing of it says whose it was. */
const closeAccounts = async (
  change: (table: string, statement: ReturnType<typeof sql>) => Promise<void>,
  users: ReturnType<typeof sql>,
): Promise<void> => {
  for (const [table, column] of [
    ['session', 'user_id'],
    ['account', 'user_id'],
    ['two_factor', 'user_id'],
    ['passkey', 'user_id'],
    ['api_token', 'account_id'],
    ['oauth_client', 'account_id'],
    ['account_event', 'account_id'],
    ['mail_preference', 'account_id'],
    ['follow', 'account_id'],
    ['email_change', 'account_id'],
    ['mail', 'account_id'],
    ['upload', 'account_id'],
    ['bulk_export', 'account_id'],
  ] as const)
    await change(table, sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${users}`)
  await change('account_recovery', sql`update account_recovery set reason = '—' where account_id = ${users}`)
  await change(
    'user',
    sql`update "user" set name = ${MARK}, email = 'erased-' || id || '@invalid', image = null, person_id = null,
      two_factor_enabled = false, locked_at = now(), lock_reason = ${MARK} where id = ${users}`,
  )
}
