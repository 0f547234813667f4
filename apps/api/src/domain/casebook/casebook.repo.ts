import { randomInt } from 'node:crypto'
import { and, arrayOverlaps, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, text, whole } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { earlierThan, latestFirst } from '../../db/keyset.js'
import { caseCommentary, casePublication, entryPlayer, person, personName } from '../../db/schema/index.js'
import { searchQuery } from '../registry/search-text.js'
import type { PageRequest } from '../shared/page.js'
import { underArticle } from '../shared/under-article.js'

export type PublicationRow = typeof casePublication.$inferSelect
export type CommentaryRow = typeof caseCommentary.$inferSelect

export interface CasebookFilter {
  /** `12C1c`, or with its edition `bridge/laws-2017#12C1c`; `12C` finds all that begins so. */
  readonly article?: string
  readonly keyword?: string
  readonly outcome?: (typeof casePublication.$inferSelect)['outcome']
  readonly eventLevel?: string
  /** A situation of the sport's guide. */
  readonly situation?: string
  readonly sport?: string
  readonly text?: string
  /** Of filing, as in the case's number. */
  readonly year?: number
}

const articleIs = (article: string): SQL => {
  const [edition, number] = article.includes('#') ? article.split('#') : [undefined, article]
  const cited = underArticle(sql`split_part(tag, '#', 2)`, number ?? '')
  const of = edition === undefined ? sql`` : sql`and split_part(tag, '#', 1) = ${edition}`
  return sql`exists (select 1 from unnest(${casePublication.ruleTags}) tag where ${cited} ${of})`
}

/** The year in the case's number, the one it was filed in. */
const numberedIn = (year: number): SQL =>
  sql`split_part(${casePublication.body} ->> 'number', '-', 2) = ${String(year)}`

const conditionsOf = (filter: CasebookFilter): SQL | undefined =>
  and(
    isNull(casePublication.supersededAt),
    filter.article ? articleIs(filter.article) : undefined,
    filter.keyword ? sql`${filter.keyword} = any(${casePublication.keywords})` : undefined,
    filter.outcome ? eq(casePublication.outcome, filter.outcome) : undefined,
    filter.eventLevel ? eq(casePublication.eventLevel, filter.eventLevel) : undefined,
    filter.situation ? eq(casePublication.situation, filter.situation) : undefined,
    filter.sport ? eq(casePublication.sport, filter.sport) : undefined,
    filter.year === undefined ? undefined : numberedIn(filter.year),
    ...(searchQuery(filter.text ?? '')?.patterns ?? []).map(
      pattern => sql`${casePublication.searchText} like ${pattern}`,
    ),
  )

/** What is printed now, newest first. */
export const listCases = (db: Db, filter: CasebookFilter, page: PageRequest): Promise<PublicationRow[]> =>
  db
    .select()
    .from(casePublication)
    .where(and(conditionsOf(filter), earlierThan(casePublication.publishedAt, casePublication.id, page.after)))
    .orderBy(...latestFirst(casePublication.publishedAt, casePublication.id))
    .limit(page.first + 1)

export const countCases = async (db: Db, filter: CasebookFilter): Promise<number> => {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(casePublication).where(conditionsOf(filter))
  return row?.n ?? 0
}

/** The current print of cases. */
export const publicationsOf = (db: Db, appealIds: readonly string[]): Promise<PublicationRow[]> =>
  db
    .select()
    .from(casePublication)
    .where(and(inArray(casePublication.appealId, [...appealIds]), isNull(casePublication.supersededAt)))

/** Those that share most first, then the latest. */
const bestFirst = (score: SQL): SQL[] => [desc(score), desc(casePublication.publishedAt), desc(casePublication.id)]

/** Other cases that share an article or a keyword, those that share most first. */
export const similarCases = (
  db: Db,
  about: { appealId: string; ruleTags: readonly string[]; keywords: readonly string[] },
  first: number,
): Promise<PublicationRow[]> => {
  const [tags, words] = [[...about.ruleTags], [...about.keywords]]
  if (tags.length + words.length === 0) return Promise.resolve([])
  const shared = (column: AnyPgColumn, values: string[]): SQL =>
    values.length === 0 ? sql`0` : sql`(select count(*) from unnest(${column}) each where each in ${values})`
  const score = sql`2 * ${shared(casePublication.ruleTags, tags)} + ${shared(casePublication.keywords, words)}`
  return db
    .select()
    .from(casePublication)
    .where(
      and(
        isNull(casePublication.supersededAt),
        ne(casePublication.appealId, about.appealId),
        or(
          tags.length > 0 ? arrayOverlaps(casePublication.ruleTags, tags) : undefined,
          words.length > 0 ? arrayOverlaps(casePublication.keywords, words) : undefined,
        ),
      ),
    )
    .orderBy(...bestFirst(score))
    .limit(first)
}

/** What is being ruled upon, or was: what a case in print is compared with. */
interface LikeWhat {
  readonly sport: string
  /** `12C1c`, of whatever edition. */
  readonly article: string
  /** A situation of the sport's guide. */
  readonly situation?: string | null
  /** A ruling, whose own case is not one of those like it. */
  readonly ruling?: string
}

/** The part of an article that names its law or section: `64A` of `64A1`, `3.11` of `3.11.6-7 (2)`. */
const lawOf = (article: string): string => /^\d+(?:\.\d+|[A-Z])?/.exec(article)?.[0] ?? article

/** Cases in print of the same situation or on the same law, those that share most first; every edition of the rules. */
export const casesLike = (
  db: Db,
  { sport, article, situation, ruling }: LikeWhat,
  first: number,
): Promise<PublicationRow[]> => {
  const rests = (on: SQL): SQL<boolean> =>
    sql`exists (select 1 from unnest(${casePublication.ruleTags}) tag where ${on})`
  const cited = sql`split_part(tag, '#', 2)`
  const exact = rests(sql`${cited} = ${article}`)
  const law = rests(underArticle(cited, lawOf(article)))
  const same = situation ? sql`coalesce(${casePublication.situation} = ${situation}, false)` : sql`false`
  const score = sql`4 * (${same})::int + 2 * (${exact})::int + (${law})::int`
  return db
    .select()
    .from(casePublication)
    .where(
      and(
        isNull(casePublication.supersededAt),
        eq(casePublication.sport, sport),
        or(same, law),
        ruling
          ? sql`not exists (select 1 from appeal a where a.id = ${casePublication.appealId} and a.ruling_id = ${ruling})`
          : undefined,
      ),
    )
    .orderBy(...bestFirst(score))
    .limit(first)
}

export interface ArticleStatistic {
  readonly article: string
  readonly cases: number
  readonly upheld: number
  readonly varied: number
  readonly overturned: number
}

/** How rulings fared, by article; the most contested first. */
export const outcomesByArticle = async (db: Db, sport: string | undefined): Promise<ArticleStatistic[]> => {
  const rows = await db.execute(sql`
    select tag as article, count(*)::int as cases,
      count(*) filter (where outcome in ('rulingUpheld', 'dismissed'))::int as upheld,
      count(*) filter (where outcome = 'rulingVaried')::int as varied,
      count(*) filter (where outcome = 'rulingOverturned')::int as overturned
    from case_publication, unnest(rule_tags) tag
    where superseded_at is null and (${sport ?? null}::text is null or sport = ${sport ?? null})
    group by tag order by cases desc, tag limit 100`)
  return rowsOf<ArticleStatistic>(rows, {
    article: text,
    cases: whole,
    upheld: whole,
    varied: whole,
    overturned: whole,
  })
}

export interface SituationStatistic {
  readonly sport: string
  /** Its code in the sport's guide. */
  readonly situation: string
  readonly cases: number
}

/** The situations that directors were called for in cases in print, the most frequent first. */
export const casesBySituation = async (db: Db, sport: string | undefined): Promise<SituationStatistic[]> => {
  const rows = await db.execute(sql`
    select sport, situation, count(*)::int as cases from case_publication
    where superseded_at is null and situation is not null and (${sport ?? null}::text is null or sport = ${sport ?? null})
    group by sport, situation order by cases desc, sport, situation limit 100`)
  return rowsOf<SituationStatistic>(rows, { sport: text, situation: text, cases: whole })
}

/** Median of whole days from filing to notification, over cases in print. Undefined without cases. */
export const medianDays = async (db: Db, sport: string | undefined): Promise<number | undefined> => {
  const [row] = await db.execute(sql`
    select percentile_disc(0.5) within group (order by floor(extract(epoch from a.notified_at - a.filed_at) / 86400))::int as days
    from case_publication p join appeal a on a.id = p.appeal_id
    where p.superseded_at is null and a.notified_at is not null
      and (${sport ?? null}::text is null or p.sport = ${sport ?? null})`)
  const days = (row as { days: number | null } | undefined)?.days
  return days ?? undefined
}

export interface NamedRow {
  readonly entryId: string
  readonly personId: string
  readonly family: string
  readonly given: string
  readonly display: string
  readonly minor: boolean
}

/** Every name, old and new, in every script, of those who play for entries; who was under age on a day. */
export const namesOfEntries = (db: Db, entryIds: readonly string[], day: string): Promise<NamedRow[]> =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          entryId: entryPlayer.entryId,
          personId: person.id,
          family: personName.family,
          given: personName.given,
          display: personName.display,
          minor: sql<boolean>`coalesce(${person.birthDate} > (${day}::date - interval '18 years'), false)`,
        })
        .from(entryPlayer)
        .innerJoin(person, eq(person.id, entryPlayer.personId))
        .innerJoin(personName, eq(personName.personId, person.id))
        .where(inArray(entryPlayer.entryId, [...entryIds]))

/** Every name of these people, in every script. */
export const namesOfPeople = (db: Db, ids: readonly string[]): Promise<Omit<NamedRow, 'entryId' | 'minor'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          personId: personName.personId,
          family: personName.family,
          given: personName.given,
          display: personName.display,
        })
        .from(personName)
        .where(inArray(personName.personId, [...ids]))

/** A print by the number it bears: its reference, or that of the case where people are named, or before there were references. */
export const publicationByReference = async (db: Db, reference: string): Promise<PublicationRow | undefined> => {
  const [row] = await db
    .select()
    .from(casePublication)
    .where(
      and(
        isNull(casePublication.supersededAt),
        or(
          eq(sql`coalesce(${casePublication.reference}, ${casePublication.body} ->> 'number')`, reference),
          and(eq(casePublication.level, 'names'), eq(sql`${casePublication.body} ->> 'number'`, reference)),
        ),
      ),
    )
    .limit(1)
  return row
}

/** The number a case goes by in print: its own where people are named, otherwise one that leads to nobody. */
export const printedNumber = ({ level, reference, body }: PublicationRow): string => {
  const { number } = body as { number: string }
  return level === 'names' ? number : (reference ?? number)
}

/** Letters and digits that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const drawnReference = (year: number): string =>
  `CB-${year}-${Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

/**
 * The reference of a case: the one it has, or one that is drawn. In the order of printing it would lead back to the case:
 * what is printed under its own number leaves few for the others. Held until the transaction ends.
 */
export const referenceFor = async (tx: Db, appealId: string, year: number): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('casebook reference'))`)
  const { reference } = casePublication
  const [own] = await tx
    .select({ reference })
    .from(casePublication)
    .where(and(eq(casePublication.appealId, appealId), sql`${reference} is not null`))
    .limit(1)
  if (own?.reference) return own.reference
  const drawn = drawnReference(year)
  const [taken] = await tx.select({ reference }).from(casePublication).where(eq(reference, drawn)).limit(1)
  return taken ? referenceFor(tx, appealId, year) : drawn
}

export const commentariesOf = (db: Db, appealIds: readonly string[]): Promise<CommentaryRow[]> =>
  db
    .select()
    .from(caseCommentary)
    .where(and(inArray(caseCommentary.appealId, [...appealIds]), isNull(caseCommentary.supersededAt)))
    .orderBy(caseCommentary.recordedAt)
