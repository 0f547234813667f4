import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole, written } from '../../db/rows.js'
import { toGlobalId } from '../shared/global-id.js'
import { eventPath, listPaths, playerPath } from '../addresses/portal-paths.js'
import type { WebhookTopic } from './create-webhook.js'

/** A row of the log that tells of something public. */
export interface NewsRow {
  readonly sequence: number
  readonly type: NewsType
  readonly data: Readonly<Record<string, unknown>>
}

/** The rows of the log that an address may be told of. */
export const newsTypes = [
  'STANDINGS_PUBLISHED',
  'STANDINGS_OFFICIAL',
  'LIST_ISSUED',
  'POINTS_AWARDED',
  'GRADE_AWARDED',
  'GRADE_CONFIRMED',
  'CASE_ENTRY',
] as const
type NewsType = (typeof newsTypes)[number]

/** What is told: public names, the digest that anybody can check, and the page. */
export interface News {
  readonly topic: WebhookTopic
  readonly data: Readonly<Record<string, unknown>>
  /** The page of the portal, without the language. */
  readonly path: string
}

/** What a statement found, with what leads to its page; a member that is null is left out. */
interface Found {
  readonly id: string
  readonly data: Record<string, unknown>
}

const known = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

const foundOf = async (db: Db, statement: SQL): Promise<Found[]> =>
  rowsOf<Found>(await db.execute(statement), { id: text, data: written<Record<string, unknown>>() }).map(row => ({
    ...row,
    data: known(row.data),
  }))

const publicationOf = (kind: string, subject: SQL): SQL => sql`
  (select jsonb_build_object('name', p.name, 'form', p.form, 'digest', p.digest) from publication p
    where p.kind = ${kind} and p.subject_id = ${subject})`

const standingsNews = async (db: Db, { type, data }: NewsRow): Promise<News[]> => {
  const found = await foundOf(
    db,
    sql`
      select e.id, jsonb_build_object('event', o.code || '/' || e.code, 'stage', s.ordinal, 'revision', r.number,
        'replaces', (select b.number from standings_revision b where b.id = r.supersedes_id),
        'publication', ${publicationOf('standings', sql`r.id`)}) as data
      from standings_revision r join stage s on s.id = r.stage_id join event e on e.id = s.event_id
      join organisation o on o.id = e.organisation_id
      where r.id = ${String(data.revisionId)} and r.published_at is not null and not e.unannounced`,
  )
  return Promise.all(
    found.map(async one => {
      const isFirst = one.data.replaces === undefined
      const topic = type === 'STANDINGS_OFFICIAL' ? 'official' : isFirst ? 'published' : 'corrected'
      return { topic, data: one.data, path: await eventPath(db, one.id) } as const
    }),
  )
}

const listNews = async (db: Db, { data }: NewsRow): Promise<News[]> => {
  const listId = String(data.listId)
  const rows = rowsOf<Found & { code: string; number: number }>(
    await db.execute(sql`
      select l.id, k.code, l.number, jsonb_build_object('ranking', o.code || '/' || k.code, 'asOf', l.as_of,
        'issue', l.number, 'policy', jsonb_build_object('code', y.code, 'version', y.version),
        'replaces', (select b.number from ranking_list b where b.id = l.supersedes_id),
        'publication', ${publicationOf('list', sql`l.id`)}) as data
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      join policy y on y.id = l.policy_id where l.id = ${listId}`),
    { id: text, code: text, number: whole, data: written<Record<string, unknown>>() },
  )
  return Promise.all(
    rows.map(async ({ id, code, number, data: told }) => {
      const paths = await listPaths(db, code, [{ id, number }])
      return { topic: 'listed', data: known(told), path: paths.get(id) ?? '/rankings' } as const
    }),
  )
}

const pointsNews = async (db: Db, { data }: NewsRow): Promise<News[]> => {
  const found = await foundOf(
    db,
    sql`
      select e.id, jsonb_build_object('event', o.code || '/' || e.code, 'policy',
        jsonb_build_object('code', y.code, 'version', y.version), 'publication', ${publicationOf('awards', sql`r.id`)}) as data
      from award_run r join event e on e.id = r.event_id join organisation o on o.id = e.organisation_id
      join policy y on y.id = r.policy_id where r.id = ${String(data.runId)} and not e.unannounced`,
  )
  return Promise.all(
    found.map(async one => ({ topic: 'awarded', data: one.data, path: await eventPath(db, one.id) }) as const),
  )
}

/** One person's grade, awarded by two. */
const gradeNews = async (db: Db, { data }: NewsRow): Promise<News[]> => {
  const found = await foundOf(
    db,
    sql`
      select p.id, jsonb_build_object('person', p.number, 'grade', g.grade, 'awardedOn', g.awarded_on, 'ladder',
        jsonb_build_object('code', y.code, 'version', y.version), 'publication', ${publicationOf('grade', sql`g.id`)}) as data
      from grade_award g join person p on p.id = g.person_id join policy y on y.id = g.policy_id
      where g.proposal_id = ${String(data.proposalId)} and p.withdrawn_at is null`,
  )
  return Promise.all(
    found.map(async one => ({ topic: 'awarded', data: one.data, path: await playerPath(db, one.id) }) as const),
  )
}

const gradesOf = ({ gradeIds }: NewsRow['data']): string[] => (Array.isArray(gradeIds) ? gradeIds.map(String) : [])

/** People named in one message; who reached a grade beyond them stands in the open data. */
const MOST_PEOPLE = 200

/** A grade that a rule awarded, to however many: the log has one row for all of them, older rows without their grades. */
const ladderNews = async (db: Db, { data }: NewsRow): Promise<News[]> => {
  const found = await foundOf(
    db,
    sql`
      select y.id, jsonb_build_object('grade', ${String(data.grade)}::text, 'ladder',
        jsonb_build_object('code', y.code, 'version', y.version), 'count', given.count, 'people', given.people) as data
      from policy y cross join lateral (
        select case when count(*) > 0 then count(*) end as count, jsonb_agg(jsonb_build_object('person', n.number,
          'awardedOn', n.awarded_on, 'publication', n.publication) order by n.number) filter (where n.place <= ${MOST_PEOPLE})
          as people
        from (select p.number, g.awarded_on, ${publicationOf('grade', sql`g.id`)} as publication,
            row_number() over (order by p.number) as place
          from grade_award g join person p on p.id = g.person_id
          where g.id = any(${uuids(gradesOf(data))}) and p.withdrawn_at is null) n) given
      where y.id = ${String(data.policyId)}`,
  )
  return found.map(
    one => ({ topic: 'awarded', data: one.data, path: `/policies/${toGlobalId('Policy', one.id)}` }) as const,
  )
}

/** A case once the casebook has it: by the number in print, which leads to no name. */
const caseNews = async (db: Db, { data }: NewsRow): Promise<News[]> => {
  if (data.kind !== 'PUBLISHED') return []
  const found = await foundOf(
    db,
    sql`
      select coalesce(c.reference, c.body->>'number') as id, jsonb_build_object('case', coalesce(c.reference, c.body->>'number'), 'sport', c.sport,
        'edition', c.edition_id, 'outcome', c.outcome, 'headnote', jsonb_build_object('zh', c.headnote_zh, 'en', c.headnote_en)) as data
      from case_publication c where c.appeal_id = ${String(data.appealId)} and c.superseded_at is null`,
  )
  return found.map(
    one => ({ topic: 'decided', data: one.data, path: `/casebook/${encodeURIComponent(one.id)}` }) as const,
  )
}

const readers: Readonly<Record<NewsType, (db: Db, row: NewsRow) => Promise<News[]>>> = {
  STANDINGS_PUBLISHED: standingsNews,
  STANDINGS_OFFICIAL: standingsNews,
  LIST_ISSUED: listNews,
  POINTS_AWARDED: pointsNews,
  GRADE_AWARDED: ladderNews,
  GRADE_CONFIRMED: gradeNews,
  CASE_ENTRY: caseNews,
}

/** What everybody may know of a row of the log; nothing where it tells of nothing public. */
export const newsOf = (db: Db, row: NewsRow): Promise<News[]> => readers[row.type](db, row)
