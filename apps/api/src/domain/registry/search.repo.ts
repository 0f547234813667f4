import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import type { PageRequest } from '../shared/page.js'
import { belongsTo } from './organisations.repo.js'
import { partOfNumber, plainNumber } from './person-number.js'
import type { SearchQuery } from './search-text.js'
import { type Sight, seesNumber } from './visibility.js'

/** What is looked for: the rows that hold search text, and the condition that narrows them. */
export type SearchKind = 'person' | 'organisation' | 'event'

export interface FoundRow {
  readonly id: string
  /** How it was found first of all (`matchOf`), then how well, of events how lately. */
  readonly relevance: number
}

export interface SearchRequest {
  readonly kind: SearchKind
  readonly query: SearchQuery
  /** As typed: numbers are looked up as numbers. */
  readonly text: string
  readonly organisationId?: string | undefined
  /** What whoever asks may see: private numbers and hidden clubs find nobody for others. */
  readonly sight: Sight
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
  /** What it is called, in full. */
  readonly names: readonly SQL[]
  /** What beginning with the query counts as a whole word: a code. */
  readonly code?: SQL
  /** What comes first among those found in the same way, below a million. */
  readonly order: (similarity: SQL) => SQL
}

/** How something was found, the best last. */
export const searchMatches = ['alike', 'beginning', 'words', 'exact'] as const
export type SearchMatch = (typeof searchMatches)[number]

const STEP = 1_000_000

/** How a row was found. */
export const matchOf = ({ relevance }: Pick<FoundRow, 'relevance'>): SearchMatch =>
  searchMatches[Math.min(3, Math.floor(relevance / STEP))] ?? 'alike'

const sources: Readonly<Record<SearchKind, Source>> = {
  person: {
    from: sql`person_name join person on person.id = person_name.person_id`,
    near: latin => sql`names_like(${latin}) person_name join person on person.id = person_name.person_id`,
    id: sql`coalesce(person.merged_into_id, person.id)`,
    text: sql`person_name.search_text`,
    where: sql`person_name.superseded_at is null`,
    names: [sql`person_name.display`],
    order: similarity => similarity,
  },
  organisation: {
    from: sql`organisation`,
    near: latin => sql`organisations_like(${latin}) organisation`,
    id: sql`organisation.id`,
    text: sql`organisation.search_text`,
    where: sql`organisation.withdrawn_at is null`,
    names: [sql`organisation.name_zh`, sql`organisation.name_en`, sql`organisation.code`],
    code: sql`organisation.code`,
    order: similarity =>
      sql`10 * ${similarity} + array_position(array['club', 'association', 'federation'], organisation.kind)`,
  },
  event: {
    from: sql`event`,
    near: latin => sql`events_like(${latin}) event`,
    id: sql`event.id`,
    text: sql`event.search_text`,
    where: sql`not event.unannounced`,
    names: [sql`event.name_zh`, sql`event.name_en`, sql`event.code`],
    code: sql`event.code`,
    order: () => sql`event.ends_on - date '1970-01-01'`,
  },
}

/** People by their own number or a part of it, or by a number somebody else gave them. */
const byNumber = ({ kind, text, sight }: SearchRequest): SQL => {
  const number = plainNumber(text)
  if (kind !== 'person' || !/\d/.test(number)) return sql`select null::uuid as id, 0 as relevance where false`
  const part = partOfNumber(text)
  const held = part === undefined ? sql`p.number = ${number}` : sql`p.number like ${part}`
  return sql`
    select coalesce(p.merged_into_id, p.id) as id,
      case when p.number = ${number} then ${3 * STEP} else ${STEP} + 100 * ${number.length} / length(p.number) end as relevance
    from person p
    where ${held} and p.withdrawn_at is null
    union select coalesce(p.merged_into_id, p.id), ${3 * STEP} from person_identifier i join person p on p.id = i.person_id
    where i.superseded_at is null and i.value = ${text.trim()}
      and ${seesNumber(sight, sql`i.issuer`, sql`coalesce(p.merged_into_id, p.id)`)}`
}

const scope = ({ kind, organisationId, sight }: SearchRequest): SQL =>
  kind === 'person' && organisationId !== undefined ? belongsTo(organisationId, sight) : sql`true`

/** The same for ids alone. */
const withinScope = (request: SearchRequest): SQL =>
  request.organisationId === undefined ? sql`true` : sql`id in (select person.id from person where ${scope(request)})`

/** 3 for a name in full, 2 for whole words or a code that begins so, 1 for beginnings of words. */
const matchIn = ({ kind, query, text }: SearchRequest): SQL => {
  const { names, code, text: searched } = sources[kind]
  const typed = text.trim()
  const inFull = sql.join(
    names.map(name => sql`lower(${name}) = lower(${typed})`),
    sql` or `,
  )
  const coded = code ? sql` or starts_with(upper(${code}), upper(${typed}))` : sql``
  return sql`case when ${inFull} then 3 when ${allPatterns(searched, query.whole)}${coded} then 2 else 1 end`
}

/**
 * Rows in which every word of the query begins a word of the text; where there is none, rows whose text resembles the
 * query by trigrams.
 */
const found = (request: SearchRequest): SQL => {
  const { from, near, id, text, where } = sources[request.kind]
  const { patterns, latin } = request.query
  const within = sources[request.kind].order(sql`(100 * strict_word_similarity(${latin}, ${text}))::int`)
  const relevance = sql`max(${matchIn(request)} * ${STEP} + ${within}) as relevance`
  const alike = sql`max(${within}) as relevance`
  return sql`with named as (
      select ${id} as id, ${relevance} from ${from}
      where ${where} and ${allPatterns(text, patterns)} and ${scope(request)} group by 1
    ), numbered as (${byNumber(request)}),
    hit as (
      select id, max(relevance) as relevance from (table named union all table numbered) u
      where ${withinScope(request)} group by id
    ),
    near as (
      select ${id} as id, ${alike} from ${near(latin)}
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
