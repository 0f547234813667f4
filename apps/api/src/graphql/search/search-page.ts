import type { RequestContext } from '../../context.js'
import {
  countSearch,
  isByFamily,
  matchOf,
  type SearchKind,
  searchMatches,
  searchRows,
} from '../../domain/registry/search.repo.js'
import { loadNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, recordLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { articlesFound, casesFound, rankingsFound, textsFound } from './pages-found.js'
import { requestOf } from './request.js'

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

/** A page of what a text finds, best first; `load` turns the found ids into nodes. */
const searchPage = async <T>(
  ctx: RequestContext,
  kind: SearchKind,
  text: string,
  args: SearchArgs,
  load: (id: string) => Promise<T | undefined>,
): Promise<ConnectionView<T>> => {
  const { deps } = ctx
  const list = `search:${kind}`
  const page = unwrap(readPage(deps.cursors, list, args))
  const request = await requestOf(ctx, kind, text, args.organisationId)
  if (!request) return NOTHING
  const rows = await searchRows(deps.db, request, page)
  const found = toConnection(deps.cursors, list, page, rows, row => ({ key: [row.relevance], id: row.id }))
  return {
    ...(await loadNodes(found, row => load(row.id))),
    totalCount: () => countSearch(deps.db, request),
  }
}

/** The kinds in which something is found, in this turn where it is found equally well. */
export type FoundKind = 'organisations' | 'people' | 'events' | 'rankings' | 'cases' | 'texts' | 'articles'

interface KindFound {
  readonly kind: FoundKind
  /** The place among `searchMatches`. */
  readonly match: number
}

const inTurn = { organisation: 'organisations', person: 'people', event: 'events' } as const

const rowsOfKind = async (ctx: RequestContext, kind: keyof typeof inTurn, text: string): Promise<KindFound[]> => {
  const request = await requestOf(ctx, kind, text)
  const [row] = request ? await searchRows(ctx.deps.db, request, { first: 0, after: undefined }) : []
  if (!row) return []
  // Whose family name it is stands before what has the word in its name, and what is of a sport before what is called by it.
  const sport = request?.query.words.every(({ word }) => request.meaning?.sports.has(word))
  const first = (kind === 'person' && isByFamily(row)) || (kind === 'event' && sport) ? 0.5 : 0
  return [{ kind: inTurn[kind], match: searchMatches.indexOf(matchOf(row)) + first }]
}

/** The kinds of which a text finds something, the best match first; of equal ones bodies, people, events, what is written. */
export const kindsFound = async (ctx: RequestContext, text: string, first: number): Promise<FoundKind[]> => {
  const pages = [
    ['rankings', rankingsFound(ctx, text, first)],
    ['cases', casesFound(ctx, text, first)],
    ['texts', textsFound(ctx, text, first)],
    ['articles', articlesFound(ctx, text, first)],
  ] as const
  const registered = Object.keys(inTurn).map(kind => rowsOfKind(ctx, kind as keyof typeof inTurn, text))
  const written = pages.map(async ([kind, finding]): Promise<KindFound[]> => {
    const { found, match } = await finding
    return found.length > 0 ? [{ kind, match: searchMatches.indexOf(match) }] : []
  })
  const found = (await Promise.all([...registered, ...written])).flat()
  const most = Math.max(0, ...found.map(({ match }) => match))
  // What is only alike stands where nothing else does, people first: mistakes are made in names.
  const people = (kind: FoundKind) => Number(most === 0 && kind === 'people')
  return found
    .filter(({ match }) => match > 0 || most === 0)
    .sort((a, b) => b.match - a.match || people(b.kind) - people(a.kind))
    .map(({ kind }) => kind)
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
