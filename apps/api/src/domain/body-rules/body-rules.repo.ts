import type { OwnPenalty } from '@paiji/rules'
import { type LawBook, articleOf } from '@paiji/rules/laws'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { latestFirst } from '../../db/keyset.js'
import { rowsOf, text } from '../../db/rows.js'
import { bodyRules, event, eventRules, organisation, type StoredArticle } from '../../db/schema/index.js'
import type { SearchQuery } from '../registry/search-text.js'

export type BodyRulesRow = typeof bodyRules.$inferSelect
/** A version with the code and the name of its body. */
export type CodedRules = BodyRulesRow & { readonly code: string; readonly nameZh: string; readonly nameEn: string }

/** Rules of a body as a text among the others: what its address and its citations are made of. */
export interface BodyBook extends LawBook {
  readonly rules: CodedRules
  readonly articles: readonly (LawBook['articles'][number] & Pick<StoredArticle, 'sets'>)[]
}

export const toBodyBook = (rules: CodedRules): BodyBook => {
  const { code, name, number, titleZh, titleEn, validFrom: effectiveFrom, articles } = rules
  const slug = `${name}.${number}`
  return {
    ...{ rules, id: `${code}/${slug}`, shelf: code, slug, effectiveFrom },
    issuer: { zh: rules.nameZh, en: rules.nameEn },
    title: { zh: titleZh, en: titleEn },
    articles: articles.map(({ text: summary, ...article }) => ({ ...article, summary })),
  }
}

const coded = (db: Db) =>
  db
    .select({
      rules: bodyRules,
      body: { code: organisation.code, nameZh: organisation.nameZh, nameEn: organisation.nameEn },
    })
    .from(bodyRules)
    .innerJoin(organisation, eq(organisation.id, bodyRules.organisationId))

const merged = (rows: Awaited<ReturnType<typeof coded>>): CodedRules[] =>
  rows.map(({ rules, body }) => ({ ...rules, ...body }))

const isNewest = sql`not exists (select 1 from body_rules later where later.organisation_id = ${bodyRules.organisationId}
  and later.name = ${bodyRules.name} and later.number > ${bodyRules.number})`

/** What a version is cited by. */
export const citationOf = async (db: Db, { organisationId, name, number }: BodyRulesRow): Promise<string> => {
  const [body] = await db
    .select({ code: organisation.code })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  return `${body?.code}/${name}.${number}`
}

const CITED = /^([^/]+)\/([a-z0-9-]+?)(?:\.(\d{1,6}))?$/

/** Versions by what they are cited by; one without a number means the newest. */
export const rulesByCitations = async (db: Db, citations: readonly string[]): Promise<CodedRules[]> => {
  const asked = citations.flatMap(citation => {
    const [, code, name, number] = CITED.exec(citation) ?? []
    if (code === undefined || name === undefined) return []
    const version = number === undefined ? isNewest : eq(bodyRules.number, Number(number))
    return [and(sql`upper(${organisation.code}) = upper(${code})`, eq(bodyRules.name, name), version) as SQL]
  })
  if (asked.length === 0) return []
  return merged(
    await coded(db)
      .where(sql`(${sql.join(asked, sql` or `)})`)
      .limit(200),
  )
}

/** The versions of the same rules, the newest first. */
export const versionsOfRules = async (db: Db, { organisationId, name }: BodyRulesRow): Promise<CodedRules[]> =>
  merged(
    await coded(db)
      .where(and(eq(bodyRules.organisationId, organisationId), eq(bodyRules.name, name)))
      .orderBy(desc(bodyRules.number))
      .limit(100),
  )

/** The newest version of each rules of these bodies, by title. */
export const rulesOfBodies = async (db: Db, bodies: readonly string[]): Promise<CodedRules[]> =>
  merged(
    await coded(db)
      .where(and(inArray(bodyRules.organisationId, [...bodies]), isNewest))
      .orderBy(asc(bodyRules.titleEn), asc(bodyRules.id)),
  )

/** The newest version of each rules of any body that stands, those of the widest body first. */
export const newestRules = async (db: Db, first: number): Promise<CodedRules[]> =>
  merged(
    await coded(db)
      .where(and(isNewest, sql`${organisation.withdrawnAt} is null`))
      .orderBy(sql`cardinality(organisation_path(${organisation.id}))`, asc(bodyRules.titleEn), asc(bodyRules.id))
      .limit(first),
  )

/** Newest versions whose titles, or whose articles' titles, have every word of a query. */
export const rulesInWords = async (db: Db, { patterns }: SearchQuery, first: number): Promise<CodedRules[]> =>
  merged(
    await coded(db)
      .where(
        and(
          isNewest,
          sql`${organisation.withdrawnAt} is null`,
          ...patterns.map(one => sql`${bodyRules.searchText} like ${one}`),
        ),
      )
      .orderBy(...latestFirst(bodyRules.publishedAt, bodyRules.id))
      .limit(first),
  )

interface HeldUnder {
  readonly eventId: string
  readonly rulesId: string
}

/**
 * What events are held under: the rules of their body and of those above it that were in force for their sport on the first
 * day and are for all events, and those that were chosen for them.
 */
export const rulesOfEvents = async (
  db: Db,
  eventIds: readonly string[],
): Promise<(CodedRules & { readonly eventId: string; readonly isChosen: boolean })[]> => {
  const ids = sql`${sql.param([...eventIds])}::uuid[]`
  const held = rowsOf<HeldUnder>(
    await db.execute(sql`
      select e.id::text as "eventId", r.id::text as "rulesId" from ${event} e join lateral (
        select distinct on (b.organisation_id, b.name) b.id, b.scope, b.sport from body_rules b
        where b.organisation_id = any(organisation_path(e.organisation_id)) and b.valid_from <= e.starts_on
        order by b.organisation_id, b.name, b.number desc) r on r.scope = 'all' and r.sport in ('*', e.sport)
      where e.id = any(${ids})`),
    { eventId: text, rulesId: text },
  )
  const chosen = await db
    .select({ eventId: eventRules.eventId, rulesId: eventRules.rulesId })
    .from(eventRules)
    .where(and(inArray(eventRules.eventId, [...eventIds]), sql`${eventRules.releasedAt} is null`))
  const both = [...chosen.map(one => ({ ...one, isChosen: true })), ...held.map(one => ({ ...one, isChosen: false }))]
  if (both.length === 0) return []
  const rows = await coded(db).where(inArray(bodyRules.id, [...new Set(both.map(({ rulesId }) => rulesId))]))
  const byId = new Map(merged(rows).map(row => [row.id, row]))
  return both.flatMap(({ eventId, rulesId, isChosen }, at) => {
    const row = byId.get(rulesId)
    const isFirst = both.findIndex(one => one.eventId === eventId && one.rulesId === rulesId) === at
    return row && isFirst ? [{ ...row, eventId, isChosen }] : []
  })
}

/** The article that a citation names in these texts. */
export const articleIn = (books: readonly BodyBook[], { edition, article }: { edition: string; article: string }) => {
  const book = books.find(({ id }) => id === edition)
  const found = book && articleOf(book, article)
  return book && found ? { book, article: found } : undefined
}

/** The penalties that the rules an event is held under lay down, as rows of a guide. */
export const bodyPenalties = async (db: Db, eventId: string): Promise<OwnPenalty[]> =>
  (await rulesOfEvents(db, [eventId])).map(toBodyBook).flatMap(({ id: edition, articles }) =>
    articles.flatMap(({ number, title, sets }) => {
      if (sets?.kind !== 'penalty') return []
      const { kind: _kind, ...penalty } = sets
      return [{ edition, article: number, ...title, ...penalty }]
    }),
  )
