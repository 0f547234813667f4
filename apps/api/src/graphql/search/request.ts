import type { LoaderFactory, RequestContext } from '../../context.js'
import { matchOf, type SearchKind, type SearchRequest, searchRows } from '../../domain/registry/search.repo.js'
import { ownBodies } from '../../domain/registry/organisations.repo.js'
import { readMeaning, type SearchMeaning, type SoughtKind } from '../../domain/registry/search-meaning.js'
import { everything, type SearchQuery, searchQuery } from '../../domain/registry/search-text.js'
import { sightOf } from '../../domain/registry/visibility.js'

/** What a text asks for of a kind, in one of the ways it can be read. */
export interface Asked {
  readonly text: string
  readonly query: SearchQuery
  readonly meaning: SearchMeaning
  /** Whether the text names this kind of thing. */
  readonly named: boolean
}

/** As it stands, and with its words apart; undefined where it so asks for nothing, or for nothing of this kind. */
export const readingsOf = (kind: SoughtKind, typed: string): readonly [asTyped: Asked | undefined, apart?: Asked] => {
  const meaning = readMeaning(typed)
  if (meaning.next && kind !== 'event') return [undefined]
  const text = meaning.next ? meaning.rest : typed
  const query = searchQuery(text) ?? (meaning.next ? everything : undefined)
  const asTyped = query && { text, query, meaning, named: false }
  const { apart } = meaning
  if (!apart || (apart.kind && apart.kind !== kind)) return [asTyped]
  const named = apart.kind === kind
  const inApart = searchQuery(apart.text) ?? (named ? everything : undefined)
  const meant = { ...readMeaning(apart.text), next: meaning.next, names: [] }
  return [asTyped, inApart && { text: apart.text, query: inApart, meaning: meant, named }]
}

const answers: LoaderFactory<Map<string, Promise<unknown>>> = () => new Map()

/** The same question of several fields of a search is answered once. */
export const once = <T>(ctx: RequestContext, question: readonly unknown[], answer: () => Promise<T>): Promise<T> => {
  const [known, key] = [ctx.load(answers), JSON.stringify(question)]
  const found = (known.get(key) as Promise<T> | undefined) ?? answer()
  known.set(key, found)
  return found
}

/** What is looked for in the database: as it is typed, where that finds nothing but what is alike, with its words apart. */
export const requestOf = (
  ctx: RequestContext,
  kind: SearchKind,
  typed: string,
  organisationId?: string,
): Promise<SearchRequest | undefined> =>
  once(ctx, ['request', kind, typed, organisationId], () => readRequest(ctx, kind, typed, organisationId))

/** Somebody of more bodies has no body of their own. */
const MOST_BODIES = 4

const readRequest = async (
  ctx: RequestContext,
  kind: SearchKind,
  typed: string,
  organisationId?: string,
): Promise<SearchRequest | undefined> => {
  const { deps, viewer } = ctx
  const [asTyped, apart] = readingsOf(kind, typed)
  const own = await once(ctx, ['own bodies'], () => ownBodies(deps.db, viewer, MOST_BODIES))
  const toRequest = ({ query, text, meaning }: Asked) => ({
    kind,
    query,
    text,
    meaning,
    organisationId,
    ownBodies: own,
    sight: sightOf(viewer),
  })
  const finds = async (asked: Asked) => {
    const [row] = await searchRows(deps.db, toRequest(asked), { first: 0, after: undefined })
    return row !== undefined && matchOf(row) !== 'alike'
  }
  const better = apart && !(asTyped && (await finds(asTyped))) && (await finds(apart)) ? apart : asTyped
  return better && toRequest(better)
}
