import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import type { PageRequest } from '../shared/page.js'
import { belongsTo } from './organisations.repo.js'
import { partOfNumber, plainNumber } from './person-number.js'
import type { SearchQuery } from './search-text.js'

/** What is looked for: the rows that hold search text, and the condition that narrows them. */
export type SearchKind = 'person' | 'organisation' | 'event'

export interface FoundRow {
  readonly id: string
  /** Per cent of the query that the text covers. */
  readonly relevance: number
}

export interface SearchRequest {
  readonly kind: SearchKind
  readonly query: SearchQuery
  /** As typed: numbers are looked up as numbers. */
  readonly text: string
  readonly organisationId?: string | undefined
}

const allPatterns = (column: SQL, patterns: readonly string[]): SQL =>
  sql.join(
    patterns.map(pattern => sql`${column} like ${pattern}`),
    sql` and `,
  )

interface Source {
  readonly from: SQL
  /** The same rows, only those that resemble a query. */
  readonly near: (latin: string) => SQL
  readonly id: SQL
  readonly text: SQL
  readonly where: SQL
}

const sources: Readonly<Record<SearchKind, Source>> = {
  person: {
    from: sql`person_name join person on person.id = person_name.person_id`,
    near: latin => sql`names_like(${latin}) person_name join person on person.id = person_name.person_id`,
    id: sql`coalesce(person.merged_into_id, person.id)`,
    text: sql`person_name.search_text`,
    where: sql`person_name.superseded_at is null`,
  },
  organisation: {
    from: sql`organisation`,
    near: latin => sql`organisations_like(${latin}) organisation`,
    id: sql`organisation.id`,
    text: sql`organisation.search_text`,
    where: sql`organisation.withdrawn_at is null`,
  },
  event: {
    from: sql`event`,
    near: latin => sql`events_like(${latin}) event`,
    id: sql`event.id`,
    text: sql`event.search_text`,
    where: sql`not event.unannounced`,
  },
}

/** People by their own number or a part of it, or by a number somebody else gave them. */
const byNumber = ({ kind, text }: SearchRequest): SQL => {
  const number = plainNumber(text)
  if (kind !== 'person' || !/\d/.test(number)) return sql`select null::uuid as id, 0 as relevance where false`
  const part = partOfNumber(text)
  const held = part === undefined ? sql`p.number = ${number}` : sql`p.number like ${part}`
  return sql`
    select coalesce(p.merged_into_id, p.id) as id, 100 * ${number.length} / length(p.number) as relevance from person p
    where ${held} and p.withdrawn_at is null
    union select coalesce(p.merged_into_id, p.id), 100 from person_identifier i join person p on p.id = i.person_id
    where i.superseded_at is null and i.value = ${text.trim()}`
}

const scope = ({ kind, organisationId }: SearchRequest): SQL =>
  kind === 'person' && organisationId !== undefined ? belongsTo(organisationId) : sql`true`

/** The same for ids alone. */
const withinScope = (request: SearchRequest): SQL =>
  request.organisationId === undefined ? sql`true` : sql`id in (select person.id from person where ${scope(request)})`

/**
 * Rows in which every word of the query begins a word of the text; where there is none, rows whose text resembles the
 * query by trigrams.
 */
const found = (request: SearchRequest): SQL => {
  const { from, near, id, text, where } = sources[request.kind]
  const { patterns, latin } = request.query
  const relevance = sql`max((100 * strict_word_similarity(${latin}, ${text}))::int) as relevance`
  return sql`with named as (
      select ${id} as id, ${relevance} from ${from}
      where ${where} and ${allPatterns(text, patterns)} and ${scope(request)} group by 1
    ), numbered as (${byNumber(request)}),
    hit as (
      select id, max(relevance) as relevance from (table named union all table numbered) u
      where ${withinScope(request)} group by id
    ),
    near as (
      select ${id} as id, ${relevance} from ${near(latin)}
      where not exists (table hit) and ${scope(request)} group by 1
    ), found as (table hit union all table near)`
}

/** Best first. The cursor's key is the relevance. */
export const searchRows = async (db: Db, request: SearchRequest, page: PageRequest): Promise<FoundRow[]> => {
  const after = page.after
    ? sql`(relevance < ${Number(page.after.key[0])} or (relevance = ${Number(page.after.key[0])} and id > ${page.after.id}::uuid))`
    : sql`true`
  const rows = await db.execute(
    sql`${found(request)} select id, relevance from found where ${after} order by relevance desc, id limit ${page.first + 1}`,
  )
  return rowsOf<FoundRow>(rows, { id: text, relevance: whole })
}

export const countSearch = async (db: Db, request: SearchRequest): Promise<number> => {
  const [row] = await db.execute(sql`${found(request)} select count(*)::int as n from found`)
  return Number(row?.n ?? 0)
}
