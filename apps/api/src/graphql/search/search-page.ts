import type { RequestContext } from '../../context.js'
import {
  countSearch,
  isByFamily,
  matchOf,
  type SearchKind,
  type SearchRequest,
  searchMatches,
  searchRows,
} from '../../domain/registry/search.repo.js'
import { sightOf } from '../../domain/registry/visibility.js'
import { readMeaning } from '../../domain/registry/search-meaning.js'
import { everything, searchQuery } from '../../domain/registry/search-text.js'
import { loadNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, recordLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'

export interface SearchArgs {
  readonly first: number
  readonly after?: string | undefined
  readonly organisationId?: string | undefined
}

const NOTHING = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  totalCount: 0,
}

/** What a text asks for of a kind; undefined where it asks for nothing of it. */
const readRequest = (
  kind: SearchKind,
  typed: string,
): Pick<SearchRequest, 'kind' | 'query' | 'text' | 'meaning'> | undefined => {
  const meaning = readMeaning(typed)
  const text = meaning.next ? meaning.rest : typed
  if (meaning.next && kind !== 'event') return undefined
  const query = searchQuery(text) ?? (meaning.next ? everything : undefined)
  return query && { kind, query, text, meaning }
}

/** A page of what a text finds, best first; `load` turns the found ids into nodes. */
const searchPage = async <T>(
  { deps, viewer }: RequestContext,
  kind: SearchKind,
  text: string,
  args: SearchArgs,
  load: (id: string) => Promise<T | undefined>,
): Promise<ConnectionView<T>> => {
  const asked = readRequest(kind, text)
  const list = `search:${kind}`
  const page = unwrap(readPage(deps.cursors, list, args))
  if (!asked) return NOTHING
  const request = { ...asked, organisationId: args.organisationId, sight: sightOf(viewer) }
  const rows = await searchRows(deps.db, request, page)
  const found = toConnection(deps.cursors, list, page, rows, row => ({ key: [row.relevance], id: row.id }))
  return {
    ...(await loadNodes(found, row => load(row.id))),
    totalCount: () => countSearch(deps.db, request),
  }
}

const inTurn = { organisation: 'organisations', person: 'people', event: 'events' } as const

/** The kinds of which a text finds something, the best match first; of equal ones bodies, people, events. */
export const kindsFound = async (
  { deps, viewer }: RequestContext,
  text: string,
): Promise<(typeof inTurn)[keyof typeof inTurn][]> => {
  const kinds = Object.keys(inTurn) as (keyof typeof inTurn)[]
  const best = await Promise.all(
    kinds.map(async kind => {
      const request = readRequest(kind, text)
      const [row] = request
        ? await searchRows(deps.db, { ...request, sight: sightOf(viewer) }, { first: 0, after: undefined })
        : []
      if (!row) return []
      // Whose family name it is stands before what has the word in its name.
      const family = kind === 'person' && isByFamily(row) ? 0.5 : 0
      return [{ kind, match: Math.max(searchMatches.indexOf(matchOf(row)), 0) + family }]
    }),
  )
  const found = best.flat()
  const most = Math.max(0, ...found.map(({ match }) => match))
  // What is only alike stands where nothing else does, people first: mistakes are made in names.
  const turn = most > 0 ? kinds : kinds.toSorted((a, b) => Number(b === 'person') - Number(a === 'person'))
  return found
    .filter(({ match }) => match > 0 || most === 0)
    .sort((a, b) => b.match - a.match || turn.indexOf(a.kind) - turn.indexOf(b.kind))
    .map(({ kind }) => inTurn[kind])
}

export const personPage = (ctx: RequestContext, text: string, args: SearchArgs): Promise<ConnectionView<PersonType>> =>
  searchPage(ctx, 'person', text, args, async id => {
    const row = await ctx.load(recordLoader).load(id)
    return row && toPerson(row)
  })

export const organisationPage = (
  ctx: RequestContext,
  text: string,
  args: SearchArgs,
): Promise<ConnectionView<OrganisationType>> =>
  searchPage(ctx, 'organisation', text, args, async id => {
    const row = await ctx.load(organisationLoader).load(id)
    return row && toOrganisation(row)
  })

export const foundEventPage = (
  ctx: RequestContext,
  text: string,
  args: SearchArgs,
): Promise<ConnectionView<EventType>> =>
  searchPage(ctx, 'event', text, args, async id => {
    const row = await ctx.load(eventLoader).load(id)
    return row && toEvent(row)
  })
