import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Role } from '../../auth/viewer.js'
import { dayAt } from '../../db/today.js'
import type { Act } from '../shared/act.js'
import { notify } from '../shared/notify.js'
import type { OfficeNoticeCode, PersonNoticeCode } from '../../db/schema/notice-codes.js'
import type { NoticeSubject } from './notice-subjects.js'

export interface OfficeNotice {
  readonly code: OfficeNoticeCode | PersonNoticeCode
  /** The body whose log the matter stands in. */
  readonly organisationId: string
  readonly about: { readonly kind: NoticeSubject | OtherSubject; readonly id: string }
  /** The page of the portal it leads to, without the language. */
  readonly path?: string
  /** Until when something must be done. */
  readonly dueAt?: Date | undefined
  readonly params?: Readonly<Record<string, string | number>>
  /** Tells two notices of one code and matter apart. */
  readonly occasion?: string
}

/** What notices of people are about; they say their page themselves. */
type OtherSubject =
  | 'ruling'
  | 'entryRequest'
  | 'stage'
  | 'rankingList'
  | 'person'
  | 'sanction'
  | 'import'
  | 'event'
  | 'webhook'

/** The accounts of people of the register. */
export const accountsOfPeople = (personIds: readonly string[]): SQL => sql`
  select u.id from "user" u where u.person_id = any(${uuids(personIds)})`

/** The accounts named. */
export const accounts = (ids: readonly string[]): SQL => sql`
  select u.id from "user" u where u.id = any(${sql.param([...ids])}::text[])`

/** Whoever holds one of the roles at a body, or above it, today. */
export const holders = (organisationId: string, roles: readonly Role[], at: Date): SQL => sql`
  select g.account_id as id from role_grant g where g.role = any(${sql.param([...roles])}::text[]) and g.revoked_at is null
    and g.valid @> ${dayAt(sql`g.scope_id`, at)} and g.scope_id = any(organisation_path(${organisationId}::uuid))`

/** Notifies accounts of something, each once, never the one who acts: one statement however many they are. */
export const notifyAccounts = async ({ tx, deps, viewer }: Act, to: SQL, notice: OfficeNotice): Promise<void> => {
  const own = sql`select a.id, '{}'::jsonb as params from (${to}) as a(id) where a.id <> ${viewer.accountId ?? ''}`
  await notifyEach({ tx, now: deps.clock.now() }, own, notice)
}

/** The same to rows of `(id, params)`: each account's own values beside those of all. */
export const notifyEach = async (
  { tx, now }: Pick<Act, 'tx'> & { readonly now: Date },
  to: SQL,
  notice: OfficeNotice,
): Promise<void> => {
  const { code, organisationId, about, params = {}, occasion = '', path, dueAt } = notice
  const notified = await tx.execute(sql`
    insert into notice (organisation_id, recipient, code, params, aggregate_kind, aggregate_id, once_key, path, due_at, recorded_at)
    select distinct ${organisationId}::uuid, a.id, ${code}, ${JSON.stringify(params)}::jsonb || a.params, ${about.kind},
      ${about.id}::uuid, ${`${code}:${about.id}:${occasion}`}, ${path ?? null},
      ${dueAt?.toISOString() ?? null}::timestamptz, ${now.toISOString()}::timestamptz
    from (${to}) as a(id, params)
    on conflict do nothing returning recipient`)
  if (notified.length > 0) await notify(tx, { topic: 'notice', id: about.id })
}
