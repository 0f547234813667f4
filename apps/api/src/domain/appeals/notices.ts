import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { err, ok, problem } from '@paiji/rules'
import { ownAccountOf } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { notice } from '../../db/schema/index.js'
import { dayAt } from '../../db/today.js'
import type { Transaction } from '../../db/transaction.js'
import { casePath } from '../addresses/portal-paths.js'
import { notify } from '../shared/notify.js'
import type { Outcome } from '../../base/problem.js'
import type { PageRequest } from '../shared/page.js'
import type { AppealRow } from './appeals.repo.js'
import type { CaseNoticeCode } from '../../db/schema/notice-codes.js'

export type NoticeRow = typeof notice.$inferSelect

/** For whom a notice is: the sides of the case, or whoever holds an office there. */
export type Audience =
  | 'appellant'
  | 'partners'
  | 'respondent'
  | 'interested'
  | 'parties'
  | 'director'
  | 'chiefDirector'
  | 'clerk'
  | 'committee'
  | 'panel'
  | 'reserves'
  | 'chair'
  | 'nextBody'
  | 'staff'

const ROLES: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  clerk: ['clerk'],
  staff: ['staff'],
  committee: ['committee', 'clerk'],
}

const SIDES: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  appellant: ['appellant'],
  respondent: ['respondent'],
  interested: ['interested'],
  parties: ['appellant', 'respondent'],
  director: ['director'],
}

const sideAccounts = (row: AppealRow, sides: readonly string[]) => sql`
  select u.id from "user" u join appeal_party p on p.person_id = u.person_id or p.account_id = u.id
  where p.appeal_id = ${row.id} and p.side = any(${sql.param([...sides])}::text[])`

/** Those of the appellant's side whose agreement is waited for. */
const partnerAccounts = (row: AppealRow) => sql`${sideAccounts(row, ['appellant'])} and p.concurrence = 'pending'`

const roleAccounts = (row: AppealRow, roles: readonly string[], at: Date) => sql`
  select g.account_id from role_grant g where g.role = any(${sql.param([...roles])}::text[]) and g.revoked_at is null
  and g.valid @> ${dayAt(sql`g.scope_id`, at)} and (g.scope_id = ${row.eventId} or g.scope_id = any(organisation_path(${row.organisationId})))`

/** Directors, but not who gave the ruling, unless nobody else directs here. */
const otherDirectors = (row: AppealRow, at: Date) => {
  const giver = sql`(select r.given_by from ruling r where r.id = ${row.rulingId})`
  const directors = roleAccounts(row, ['director'], at)
  return sql`select d.id from (${directors}) as d(id) where d.id is distinct from ${giver}
    or not exists (select 1 from (${directors}) as o(id) where o.id is distinct from ${giver})`
}

const panelAccounts = (row: AppealRow) => sql`
  select m.account_id from panel_member m where m.appeal_id = ${row.id} and m.left_at is null and m.role <> 'reserve'
  and exists (select 1 from panel p where p.id = m.panel_id and p.dissolved_at is null)`

const reserveAccounts = (row: AppealRow) => sql`
  select m.account_id from panel_member m where m.appeal_id = ${row.id} and m.left_at is null and m.role = 'reserve'
  and exists (select 1 from panel p where p.id = m.panel_id and p.dissolved_at is null)`

const chairAccount = (row: AppealRow) => sql`${panelAccounts(row)} and m.role = 'chair'`

const nextBodyAccounts = (row: AppealRow, at: Date) => sql`
  select u.id from "user" u join committee_term t on t.person_id = u.person_id
  where t.body = 'nationalAuthority' and t.ended_at is null and t.valid @> ${dayAt(sql`${row.organisationId}::uuid`, at)}
  and t.organisation_id = any(organisation_path(${row.organisationId}))`

const accountsFor = (row: AppealRow, audience: Audience, at: Date) => {
  if (audience === 'partners') return partnerAccounts(row)
  if (audience === 'chair') return chairAccount(row)
  if (audience === 'chiefDirector') return otherDirectors(row, at)
  if (audience === 'nextBody') return nextBodyAccounts(row, at)
  if (audience === 'panel') return panelAccounts(row)
  if (audience === 'reserves') return reserveAccounts(row)
  const sides = SIDES[audience]
  return sides ? sideAccounts(row, sides) : roleAccounts(row, ROLES[audience] ?? [], at)
}

export interface NewNotice {
  readonly code: CaseNoticeCode
  readonly to: Audience
  readonly at: Date
  /** Tells two news of one kind apart, e.g. the clock's id. */
  readonly about?: string
  readonly dueAt?: Date | undefined
  /** What its sentence says besides the number of the case. */
  readonly params?: Readonly<Partial<Record<'clock' | 'where', string>>>
}

/** The sides of a case; the others work on it. */
const isSide = (to: Audience): boolean => to === 'partners' || (to !== 'director' && SIDES[to] !== undefined)

/** On which page of the case, or where on it, each is done. */
const ASKED_AT: Readonly<Partial<Record<CaseNoticeCode, string>>> = {
  CHALLENGE_TO_DECIDE: '/panel',
  MEMBER_TIED: '/panel',
  OBJECTIONS_OPEN: '/panel',
  PANEL_CONSENTED: '/panel',
  CONCURRENCE_ASKED: '#actions',
  LEAVE_ASKED: '#actions',
  CURE_ASKED: '#actions',
  RESPONSE_ASKED: '#actions',
  STATEMENT_ASKED: '#actions',
  LAW_PART_ASKED: '#actions',
  INFORMATION_ASKED: '#actions',
  STAY_ASKED: '#actions',
  REOPENING_ASKED: '#actions',
}

const FOR_PANEL: Readonly<Partial<Record<CaseNoticeCode, string>>> = {
  PANEL_PROPOSED: '/panel',
  MEMBER_REPLACED: '/panel',
  STAY_ASKED: '#actions',
  REOPENING_ASKED: '#actions',
}

/** Where what a clock waits for is done. */
const clockedAt = (clock: string, to: Audience): string => {
  if (clock === 'disclosure' || clock === 'challenge') return '/panel'
  return clock === 'escalation' || (clock === 'decision' && to === 'panel') ? '/room' : '#actions'
}

/**
 * Where a notice leads whom it is for: to the form of what it asks for; the panel to its room, or to its disclosure; everybody
 * else to the case.
 */
const pathOf = async (
  tx: Transaction,
  row: AppealRow,
  { code, to, params }: Pick<NewNotice, 'code' | 'to' | 'params'>,
): Promise<string> => {
  const base = await casePath(tx, row.id)
  if (code === 'DEADLINE_NEAR') return `${base}${clockedAt(params?.clock ?? '', to)}`
  return `${base}${to === 'panel' || to === 'reserves' ? (FOR_PANEL[code] ?? '/room') : (ASKED_AT[code] ?? '')}`
}

const onceKeyOf = (code: CaseNoticeCode, appealId: string, about = ''): string => `${code}:${appealId}:${about}`

/** Tells everybody concerned, each once: one statement however many they are. */
export const tell = async (
  tx: Transaction,
  row: AppealRow,
  { code, to, at, about, dueAt, params }: NewNotice,
): Promise<void> => {
  const told = await tx.execute(sql`
    insert into notice (organisation_id, recipient, code, params, aggregate_kind, aggregate_id, once_key, path, topic, due_at, recorded_at)
    select distinct ${row.organisationId}::uuid, a.id, ${code}, ${JSON.stringify({ number: row.number ?? '', ...params })}::jsonb,
      'appeal', ${row.id}::uuid, ${onceKeyOf(code, row.id, about)}, ${await pathOf(tx, row, { code, to, params })},
      ${isSide(to) ? 'cases' : 'caseWork'}, ${dueAt?.toISOString() ?? null}::timestamptz,
      ${at.toISOString()}::timestamptz
    from (${accountsFor(row, to, at)}) as a(id)
    on conflict do nothing returning recipient`)
  if (told.length > 0) await notify(tx, { topic: 'notice', id: row.id })
}

/** Which notices of a case: those of a code, about one thing where it is named, and of some readers alone where they are. */
export interface Settled {
  readonly codes: readonly CaseNoticeCode[]
  readonly about?: readonly string[]
  /** Accounts, as a statement of one column. */
  readonly recipients?: SQL
}

/** What they ask for was done, or is not waited for any more: nobody is reminded of it. */
export const settleNotices = async (
  tx: Transaction,
  appealId: string,
  at: Date,
  { codes, about, recipients }: Settled,
): Promise<void> => {
  const keys = about?.flatMap(id => codes.map(code => onceKeyOf(code, appealId, id)))
  await tx
    .update(notice)
    .set({ settledAt: at })
    .where(
      and(
        eq(notice.aggregateId, appealId),
        eq(notice.aggregateKind, 'appeal'),
        isNull(notice.settledAt),
        inArray(notice.code, [...codes]),
        keys && inArray(notice.onceKey, keys),
        recipients && sql`${notice.recipient} in (${recipients})`,
      ),
    )
}

/** The viewer's own notices, newest first. */
export const noticesOf = (db: Db, viewer: Viewer, unreadOnly: boolean, page: PageRequest): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notice)
    .where(and(mine(viewer, unreadOnly), page.after ? lt(notice.id, page.after.id) : undefined))
    .orderBy(desc(notice.id))
    .limit(page.first + 1)

export const countNotices = async (db: Db, viewer: Viewer, unreadOnly: boolean): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(notice).where(mine(viewer, unreadOnly))
  return row?.n ?? 0
}

const mine = (viewer: Viewer, unreadOnly: boolean) =>
  and(
    eq(notice.recipient, ownAccountOf(viewer) ?? ''),
    unreadOnly ? and(isNull(notice.readAt), isNull(notice.settledAt)) : undefined,
  )

/** Marks the viewer's own notices as read; others' ids change nothing and are not told apart. */
export const readNotices = async (
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  at: Date,
): Promise<Outcome<{ read: number }>> => {
  if (viewer.accountId === undefined) {
    return err([problem('NOT_PERMITTED', { params: { reason: 'NOT_SIGNED_IN' } })])
  }
  const rows = await db
    .update(notice)
    .set({ readAt: at })
    .where(and(mine(viewer, true), inArray(notice.id, [...ids])))
    .returning({ id: notice.id })
  return ok({ read: rows.length })
}
