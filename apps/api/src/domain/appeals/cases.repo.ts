import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appeal, docketEntry } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { AppealStatus } from './statuses.js'

/** Whose list it is: everybody's, one's own cases, the desk's, a director's, or those one sits on. */
export const caseScopes = ['public', 'mine', 'docket', 'directed', 'panel'] as const
export type CaseScope = (typeof caseScopes)[number]

export interface CaseFilter {
  readonly scope: CaseScope
  readonly statuses?: readonly AppealStatus[]
  readonly eventId?: string
  /** Only cases with a running clock that ended before this. */
  readonly overdueAt?: Date
}

const account = (viewer: Viewer) => viewer.accountId ?? ''
const person = (viewer: Viewer) => sql`${viewer.personId ?? null}::uuid`

const isParty = (
  viewer: Viewer,
  sides: SQL,
) => sql`exists (select 1 from appeal_party p where p.appeal_id = ${appeal.id}
  and (p.person_id = ${person(viewer)} or p.account_id = ${account(viewer)}) and ${sides})`

const sits = (viewer: Viewer, still: boolean) => sql`exists (select 1 from panel_member m
  where m.appeal_id = ${appeal.id} and m.account_id = ${account(viewer)}
  and (m.left_at is null and not jsonb_path_exists(m.findings, '$[*] ? (@.hard == true)')) = ${still})`

const gaveRuling = (viewer: Viewer) => sql`exists (select 1 from ruling r
  where r.id = ${appeal.rulingId} and r.given_by = ${account(viewer)})`

/** Where the viewer holds one of these roles. */
const held = (viewer: Viewer, roles: readonly string[]) => {
  const scopes = sql.param(viewer.grants.filter(grant => roles.includes(grant.role)).map(grant => grant.scope.id))
  return sql`(${appeal.eventId} = any(${scopes}::uuid[]) or organisation_path(${appeal.organisationId}) && ${scopes}::uuid[])`
}

/** What a director has to do with: rulings of his or her own, and the events directed. */
const directed = (viewer: Viewer) =>
  and(
    isNotNull(appeal.number),
    or(gaveRuling(viewer), isParty(viewer, sql`p.side = 'director'`), held(viewer, ['director', 'admin'])),
    sql`not ${sits(viewer, false)}`,
  )

/** An objection waits for the roster of the next body, and the viewer is on it. */
const asked = (viewer: Viewer) => sql`(${appeal.status} = 'CHALLENGED' and exists (select 1 from committee_term t
  where t.person_id = ${person(viewer)} and t.body = 'nationalAuthority' and t.ended_at is null
  and t.valid @> day_at(${appeal.organisationId}, now()) and t.organisation_id = any(organisation_path(${appeal.organisationId}))))`

/** A draft that was thrown away, or put aside for another that was filed, is nobody's case. */
const isCase = sql`(${appeal.number} is not null or ${appeal.status} = 'DRAFT')`

const mine = (viewer: Viewer) =>
  and(
    isCase,
    or(
      eq(appeal.filedBy, account(viewer)),
      isParty(viewer, sql`p.side = 'appellant'`),
      and(
        isNotNull(appeal.number),
        or(gaveRuling(viewer), isParty(viewer, sql`p.side <> 'appellant'`), sits(viewer, true), asked(viewer)),
      ),
    ),
  )

const atDesk = (viewer: Viewer) =>
  and(isNotNull(appeal.number), held(viewer, ['clerk', 'admin']), sql`not ${sits(viewer, false)}`)

const scopeCondition = (viewer: Viewer, scope: CaseScope) => {
  if (scope === 'mine') return viewer.accountId === undefined ? sql`false` : mine(viewer)
  if (scope === 'docket') return atDesk(viewer)
  if (scope === 'directed') return directed(viewer)
  if (scope === 'panel') return and(isNotNull(appeal.number), sits(viewer, true))
  return and(isNotNull(appeal.number), ne(appeal.publicationLevel, 'sealed'))
}

const conditions = (viewer: Viewer, filter: CaseFilter) =>
  and(
    scopeCondition(viewer, filter.scope),
    filter.statuses && filter.statuses.length > 0 ? inArray(appeal.status, [...filter.statuses]) : undefined,
    filter.eventId ? eq(appeal.eventId, filter.eventId) : undefined,
    filter.overdueAt
      ? sql`exists (select 1 from appeal_clock c where c.appeal_id = ${appeal.id} and c.met_at is null
          and c.lapsed_at is null and c.ended_at is null and c.stopped_at is null and c.due_at < ${filter.overdueAt.toISOString()}::timestamptz)`
      : undefined,
  )

/** The desk's list begins with the oldest, which waits longest; the others with the newest. */
export const listCases = async (
  db: Db,
  viewer: Viewer,
  filter: CaseFilter,
  page: PageRequest,
): Promise<{ id: string }[]> => {
  const oldestFirst = filter.scope === 'docket' || filter.scope === 'directed'
  const after = page.after && (oldestFirst ? gt(appeal.id, page.after.id) : lt(appeal.id, page.after.id))
  return db
    .select({ id: appeal.id })
    .from(appeal)
    .where(and(conditions(viewer, filter), after))
    .orderBy(oldestFirst ? asc(appeal.id) : desc(appeal.id))
    .limit(page.first + 1)
}

export const countCases = async (db: Db, viewer: Viewer, filter: CaseFilter): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(appeal).where(conditions(viewer, filter))
  return row?.n ?? 0
}

export type DocketRow = typeof docketEntry.$inferSelect

export const docketOfCases = (db: Db, appealIds: readonly string[]): Promise<DocketRow[]> =>
  db
    .select()
    .from(docketEntry)
    .where(inArray(docketEntry.appealId, [...appealIds]))
    .orderBy(asc(docketEntry.number))
