import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import type { PageRequest } from '../shared/page.js'
import { isHan } from './folding.js'
import { belongsTo } from './organisations.repo.js'
import { isPersonNumber, partOfNumber, plainNumber } from './person-number.js'
import type { SearchMeaning } from './search-meaning.js'
import { personSearchText, type SearchQuery, searchQuery } from './search-text.js'
import { type Sight, seesNumber, seesUnlessHidden } from './visibility.js'

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
  /** What it asks for besides names; absent where names alone are looked for. */
  readonly meaning?: SearchMeaning
  readonly organisationId?: string | undefined
  /** The bodies of whoever asks: what is theirs stands before what is found as well. */
  readonly ownBodies?: readonly string[]
  /** What whoever asks may see: private numbers and hidden clubs find nobody for others. */
  readonly sight: Sight
}

const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

const allPatterns = (column: SQL, patterns: readonly string[]): SQL =>
  allOf(patterns.map(pattern => sql`${column} like ${pattern}`))

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
  /** How the rest of what a text means finds it: a word at a time. */
  readonly byWord?: (word: SearchQuery['words'][number], meaning: SearchMeaning | undefined) => SQL
  /** What comes first among those found in the same way, below a million. */
  readonly order: (similarity: SQL, meaning: SearchMeaning | undefined) => SQL
}

/** How something was found, the best last. */
export const searchMatches = ['alike', 'beginning', 'words', 'exact'] as const
export type SearchMatch = (typeof searchMatches)[number]

const STEP = 1_000_000
/** Days from which those to come are counted down: the year 2243. */
const SOONEST = 100_000
/** Whose family name it is stands before whose given name or other word it is. */
const FAMILY = STEP / 2
/** Of people, how much they have played is asked of at most so many that are found, and counted so far. */
const MOST_ASKED = 2_000
const MOST_COUNTED = 50
/** What is of one's own body stands before what others have, of those found in the same way. */
const OWN = STEP / 5

/** A word at the beginning of a word, or its syllables anywhere. */
const bySyllables = (column: SQL, { pattern, syllables }: SearchQuery['words'][number]): SQL =>
  syllables.length === 0
    ? sql`${column} like ${pattern}`
    : sql`(${column} like ${pattern} or ${allPatterns(column, syllables)})`

/** Whether a row was found by a family name or better. */
export const isByFamily = ({ relevance }: Pick<FoundRow, 'relevance'>): boolean => relevance >= 2 * STEP + FAMILY

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
    byWord: word => bySyllables(sql`organisation.search_text`, word),
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
    byWord: (word, meaning) => {
      const sport = meaning?.sports.get(word.word)
      const host = sql`exists (select 1 from organisation host where host.id = event.organisation_id and host.search_text like ${word.pattern})`
      return sql`(${bySyllables(sql`event.search_text`, word)} or ${host}${sport ? sql` or event.sport = ${sport}` : sql``})`
    },
    order: (_, meaning) =>
      meaning?.next ? sql`${SOONEST} - (event.starts_on - date '1970-01-01')` : sql`event.ends_on - date '1970-01-01'`,
  },
}

/** People by their own number, whole or a part of it, or by a number somebody else gave them. */
const byNumber = ({ kind, text, sight }: SearchRequest): SQL => {
  const number = plainNumber(text)
  if (kind !== 'person' || !/\d/.test(number)) return sql`select null::uuid as id, 0 as relevance where false`
  const part = isPersonNumber(text) ? undefined : partOfNumber(text)
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

/** How much somebody has played, among a number that can be asked. */
const played = ({ kind }: SearchRequest): SQL =>
  kind === 'person'
    ? sql`case when (select count(*) from hit) <= ${MOST_ASKED} then 1000 * (select count(*) from (
        select 1 from entry_player ep where ep.person_id = hit.id and ep.superseded_at is null limit ${MOST_COUNTED}) s)::int
      else 0 end`
    : sql`0`

/** A bonus for what is of the bodies of whoever asks, among a number that can be asked. */
const ownFirst = ({ kind, ownBodies = [], sight }: SearchRequest): SQL => {
  if (ownBodies.length === 0) return sql`0`
  const own = sql`${sql.param([...ownBodies])}::uuid[]`
  const isOwn = {
    person: sql`exists (select 1 from affiliation a join organisation o on o.id = a.organisation_id
      where a.person_id = hit.id and a.organisation_id = any(${own}) and a.superseded_at is null
        and a.valid @> (now() at time zone o.time_zone)::date and ${seesUnlessHidden(sight, 'hide_club', sql`hit.id`)})`,
    organisation: sql`hit.id = any(${own})`,
    event: sql`exists (select 1 from event where event.id = hit.id and event.organisation_id = any(${own}))`,
  }[kind]
  return sql`case when (select count(*) from hit) <= ${MOST_ASKED} and ${isOwn} then ${OWN} else 0 end`
}

const scope = ({ kind, organisationId, sight }: SearchRequest): SQL =>
  kind === 'person' && organisationId !== undefined ? belongsTo(organisationId, sight) : sql`true`

/** The same for ids alone. */
const withinScope = (request: SearchRequest): SQL =>
  request.organisationId === undefined ? sql`true` : sql`id in (select person.id from person where ${scope(request)})`

const isToCome = sql`event.status <> 'CANCELLED' and event.ends_on >= (now() at time zone event.time_zone)::date`

/** Every word of the query finds it; of events, in what comes next only, where that is asked for. A whole number is no name. */
const isFound = ({ kind, query, text, meaning }: SearchRequest): SQL => {
  if (kind === 'person' && isPersonNumber(text)) return sql`false`
  const { text: column, byWord } = sources[kind]
  const words = query.words.map(word => byWord?.(word, meaning) ?? sql`${column} like ${word.pattern}`)
  if (kind === 'person') return sql`(${allOf(words)}${severalNames(column, meaning)})`
  return kind === 'event' && meaning?.next ? allOf([...words, isToCome]) : allOf(words)
}

/** Or it is one of the names that stand side by side. */
const severalNames = (column: SQL, meaning: SearchMeaning | undefined): SQL => {
  const queries = (meaning?.names ?? []).flatMap(name => searchQuery(name) ?? [])
  return sql.join(queries.map(query => sql` or (${allPatterns(column, query.whole)})`))
}

/** A bonus for a single word that is the family name: it is the first that stands in Latin letters. */
const familyFirst = ({ kind, query }: SearchRequest): SQL => {
  const [word, ...others] = query.words
  if (kind !== 'person' || !word || others.length > 0) return sql`0`
  if (isHan(word.word)) return sql`case when person_name.family = ${word.word} then ${FAMILY} else 0 end`
  if (!/^[a-z]+$/.test(word.word)) return sql`0`
  return sql`case when person_name.search_text ~ ${`^ ([^ -~]+ )*${word.word} `} then ${FAMILY} else 0 end`
}

/**
 * Of people whose name is not in Han, the same name in full without its marks and whichever of its parts is said first:
 * its search text follows from its folded parts alone.
 */
const sameName = ({ kind, query }: SearchRequest): SQL => {
  const words = query.words.map(({ word }) => word)
  if (kind !== 'person' || words.length < 2 || words.some(isHan)) return sql`false`
  const whole = words.slice(1).flatMap((_, at) => {
    const parts = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const
    const [one, other] = parts
    return [
      { family: one, given: other },
      { family: other, given: one },
    ].map(name => personSearchText({ ...name, display: `${name.given} ${name.family}` }))
  })
  return sql`person_name.search_text in ${whole}`
}

/** 3 for a name in full, 2 for whole words or a code that begins so, 1 for beginnings of words. */
const matchIn = (request: SearchRequest): SQL => {
  const { kind, query, text, meaning } = request
  const { names, code, text: searched } = sources[kind]
  const typed = text.trim()
  const said = [typed, ...(meaning?.names ?? [])]
  const inFull = sql.join(
    names.flatMap(name => said.map(one => sql`lower(${name}) = lower(${one})`)),
    sql` or `,
  )
  const coded = code ? sql` or starts_with(upper(${code}), upper(${typed}))` : sql``
  return sql`case when ${inFull} or ${sameName(request)} then 3 when ${allPatterns(searched, query.whole)}${coded} then 2 else 1 end`
}

/**
 * Rows in which every word of the query begins a word of the text; where there is none, rows whose text resembles the
 * query by trigrams.
 */
const found = (request: SearchRequest): SQL => {
  const { from, near, id, text, where } = sources[request.kind]
  const { latin } = request.query
  const within = sources[request.kind].order(
    sql`(100 * strict_word_similarity(${latin}, ${text}))::int`,
    request.meaning,
  )
  const relevance = sql`max(${matchIn(request)} * ${STEP} + ${familyFirst(request)} + ${within}) as relevance`
  const alike = sql`max(${within}) as relevance`
  return sql`with named as (
      select ${id} as id, ${relevance} from ${from}
      where ${where} and ${isFound(request)} and ${scope(request)} group by 1
    ), numbered as (${byNumber(request)}),
    hit as (
      select id, max(relevance) as relevance from (table named union all table numbered) u
      where ${withinScope(request)} group by id
    ),
    near as (
      select ${id} as id, ${alike} from ${near(latin)}
      where not exists (table hit) and ${request.meaning?.next ? sql`false` : sql`true`} and ${scope(request)} group by 1
    ), found as (select id, relevance + ${played(request)} + ${ownFirst(request)} as relevance from hit union all table near)`
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
