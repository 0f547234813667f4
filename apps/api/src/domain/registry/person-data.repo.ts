import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, written } from '../../db/rows.js'

/** A table that holds rows of a person, by the person or by the account; columns that let somebody in are left out. */
interface Holding {
  readonly table: string
  readonly column: string
  readonly of: 'person' | 'account'
  readonly without?: readonly string[]
}

const person = (table: string, column = 'person_id'): Holding => ({ table, column, of: 'person' })
const account = (table: string, column: string, without: readonly string[] = []): Holding => ({
  table,
  column,
  of: 'account',
  without,
})

/** Every table with something about a person; a test reads the database's columns and misses none. */
export const holdings: readonly Holding[] = [
  person('person', 'id'),
  person('person_name'),
  person('person_identifier'),
  person('affiliation'),
  person('person_privacy'),
  person('person_photo'),
  person('erasure_request'),
  person('person_claim'),
  person('guardianship'),
  person('transfer'),
  person('record_proposal'),
  person('record_proposal', 'other_person_id'),
  person('record_consent'),
  person('officer'),
  person('official_licence'),
  person('committee_term'),
  person('entry_player'),
  person('entry_request_player'),
  person('sanction'),
  person('identity_question'),
  person('point_award'),
  person('brought_result'),
  person('brought_place'),
  person('printed_difference'),
  person('grade_award'),
  person('grade_candidate'),
  person('grade_proposal'),
  person('certificate'),
  person('ranking_entry'),
  person('appeal', 'appellant_person_id'),
  person('appeal_party'),
  person('panel_member'),
  person('conflict_pin'),
  person('person_merge', 'from_person_id'),
  person('person_merge', 'into_person_id'),
  person('distinct_people', 'a_person_id'),
  person('distinct_people', 'b_person_id'),
  account('user', 'id'),
  account('session', 'user_id', ['token']),
  account('account_event', 'account_id'),
  account('passkey', 'user_id', ['public_key', 'credential_id']),
  account('api_token', 'account_id', ['token_digest']),
  account('oauth_client', 'account_id'),
  account('webhook', 'made_by', ['secret']),
  account('list_issue', 'account_id'),
  account('bulk_export', 'account_id'),
  account('role_grant', 'account_id'),
  account('role_proposal', 'account_id'),
  account('account_recovery', 'account_id'),
  account('notice', 'recipient'),
  account('mail', 'account_id', ['secret']),
  account('person_claim', 'account_id'),
  account('upload', 'account_id', ['ticket_digest', 'content']),
  account('mail_preference', 'account_id'),
  account('follow', 'account_id'),
  account('slot_flag', 'raised_by'),
  account('sheet_agreement', 'agreed_by'),
  account('email_change', 'account_id', ['token_digest']),
  account('poll_invitation', 'account_id'),
  account('evidence_access', 'account_id'),
  account('audit_event', 'actor'),
]

/** Rows of one table that are handed out; whoever has more is told so. */
const MOST = 5_000

export interface PersonData {
  /** The rows of each table, by its name; of tables named twice by table and column. */
  readonly tables: Readonly<Record<string, readonly object[]>>
  /** Tables of which there is more than is handed out. */
  readonly truncated: readonly string[]
}

const rowsOfHolding = async (db: Db, { table, column, without = [] }: Holding, ids: string[]): Promise<object[]> => {
  const rows = await db.execute(sql`
    select to_jsonb(t) - ${sql.param([...without])}::text[] as row from ${sql.identifier(table)} t
    where t.${sql.identifier(column)}::text = any(${sql.param(ids)}::text[]) limit ${MOST + 1}`)
  return rowsOf(rows, { row: written<object>() }).map(one => one.row)
}

/** The record, those merged into it, and the accounts of them. */
export const identitiesOf = async (db: Db, personId: string): Promise<{ people: string[]; accounts: string[] }> => {
  const rows = await db.execute(sql`
    select to_jsonb(array(select p.id from person p where p.id = ${personId} or p.merged_into_id = ${personId})) as people,
      to_jsonb(array(select u.id from "user" u join person p on p.id = u.person_id
        where p.id = ${personId} or p.merged_into_id = ${personId})) as accounts`)
  const [row] = rowsOf(rows, { people: written<string[]>(), accounts: written<string[]>() })
  return row ?? { people: [], accounts: [] }
}

/** Everything that is held about a person, as the tables hold it. */
export const personData = async (db: Db, personId: string): Promise<PersonData> => {
  const { people, accounts } = await identitiesOf(db, personId)
  const tables: Record<string, object[]> = {}
  const truncated: string[] = []
  for (const holding of holdings) {
    const rows = await rowsOfHolding(db, holding, holding.of === 'person' ? people : accounts)
    const name = holding.table in tables ? `${holding.table} (${holding.column})` : holding.table
    tables[name] = rows.slice(0, MOST)
    if (rows.length > MOST) truncated.push(name)
  }
  return { tables, truncated }
}
