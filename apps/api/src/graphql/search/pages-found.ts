import type { RequestContext } from '../../context.js'
import { allRankings } from '../../domain/awards/list-reads.repo.js'
import { listCases } from '../../domain/casebook/casebook.repo.js'
import { type ArticleInWords, articlesInWords } from '../../domain/laws/articles-in-words.js'
import { bodyArticlesInWords, type TextInWords, textsInWords } from '../../domain/laws/rules-in-words.js'
import { organisationsByIds } from '../../domain/registry/organisations.repo.js'
import type { SearchMatch } from '../../domain/registry/search.repo.js'
import { foundIn, titleSearchText } from '../../domain/registry/search-text.js'
import { type Asked, once, readingsOf } from './request.js'
import type { SoughtKind } from '../../domain/registry/search-meaning.js'

/** What was found of one kind, best first, and how the best was. */
export interface Finds<T> {
  readonly match: SearchMatch
  readonly found: readonly T[]
}

const NONE = { match: 'alike', found: [] } as const

interface Sought {
  readonly kind: SoughtKind
  /** What is listed, where a kind has several lists. */
  readonly list?: 'texts'
  readonly text: string
  readonly first: number
}

/** By the text as it stands, else by its words apart: of a kind that the text names, that is as good as whole words. */
const byReadings = <T>(
  ctx: RequestContext,
  { kind, list, text, first }: Sought,
  find: (asked: Asked) => Promise<Finds<T>> | Finds<T>,
): Promise<Finds<T>> =>
  once(ctx, [kind, list, text, first], async () => {
    for (const asked of readingsOf(kind, text)) {
      const finds = asked ? await find(asked) : NONE
      if (finds.found.length > 0) return asked?.named ? { ...finds, match: 'words' } : finds
    }
    return NONE
  })

type RankingRow = Awaited<ReturnType<typeof allRankings>>[number]

/** Rankings by their names, their code, their sport and the body that issues them. */
export const rankingsFound = (ctx: RequestContext, text: string, first: number): Promise<Finds<RankingRow>> =>
  byReadings(ctx, { kind: 'ranking', text, first }, async ({ query, meaning, named }) => {
    if (query.words.length === 0 && !named) return NONE
    const rows = await allRankings(ctx.deps.db)
    const bodies = new Map(
      (await organisationsByIds(ctx.deps.db, [...new Set(rows.map(row => row.organisationId))])).map(body => [
        body.id,
        body,
      ]),
    )
    const found = rows.flatMap(row => {
      const body = bodies.get(row.organisationId)
      const own = titleSearchText({ zh: row.nameZh, en: row.nameEn, code: row.code })
      const ofSport = (word: string) => meaning.sports.get(word) === row.sport
      const match = foundIn(own + (body?.searchText ?? ''), query, ofSport)
      // By nothing but its sport it is found where rankings are asked for.
      const byName = named || query.words.some(({ word }) => !meaning.sports.has(word))
      return match && byName ? [{ row, match }] : []
    })
    const whole = found.filter(({ match }) => match === 'words')
    const best = whole.length > 0 ? whole : found
    return { match: best[0]?.match ?? 'alike', found: best.slice(0, first).map(({ row }) => row) }
  })

type CaseRow = Awaited<ReturnType<typeof listCases>>[number]

/** Cases in print by what is told of them, and by their sport; the latest first. */
export const casesFound = (ctx: RequestContext, text: string, first: number): Promise<Finds<CaseRow>> =>
  byReadings(ctx, { kind: 'case', text, first }, async ({ query, meaning, named }) => {
    const words = query.words.map(({ word }) => word)
    const [sport] = words.flatMap(word => meaning.sports.get(word) ?? [])
    const told = words.filter(word => !meaning.sports.has(word)).join(' ')
    if (!named && told === '') return NONE
    const filter = { ...(sport ? { sport } : {}), ...(told ? { text: told } : {}) }
    const rows = await listCases(ctx.deps.db, filter, { first, after: undefined })
    return { match: 'beginning', found: rows.slice(0, first) }
  })

/** Articles of the texts in force and of the rules of bodies by their titles, and by what they say. */
export const articlesFound = (ctx: RequestContext, text: string, first: number): Promise<Finds<ArticleInWords>> =>
  byReadings(ctx, { kind: 'article', text, first }, async asked => {
    const known = articlesInWords(asked.text, asked.meaning, first)
    const own = asked.query.words.length > 0 ? await bodyArticlesInWords(ctx.deps.db, { ...asked, first }) : []
    const all = [...known, ...own]
    const found = [...all.filter(({ match }) => match === 'words'), ...all.filter(({ match }) => match !== 'words')]
    return { match: found[0]?.match ?? 'alike', found: found.slice(0, first) }
  })

/** Texts that are cited: the editions, and the rules of bodies. */
export const textsFound = (ctx: RequestContext, text: string, first: number): Promise<Finds<TextInWords>> =>
  byReadings(ctx, { kind: 'article', list: 'texts', text, first }, async asked => {
    if (asked.query.words.length === 0) return NONE
    const found = await textsInWords(ctx.deps.db, { ...asked, first })
    return { match: found[0]?.match ?? 'alike', found }
  })
