import type DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { LoaderFactory, RequestContext } from '../../context.js'
import {
  countOrganisations,
  listOrganisations,
  type OrganisationRow,
  type Owned,
} from '../../domain/registry/organisations.repo.js'
import { sightOf } from '../../domain/registry/visibility.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { loadNodes, mapNodes, type PageArgs, readPage, toConnection } from '../../domain/shared/page.js'
import { EventConnectionType, EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { organisationPage } from '../search/search-page.js'
import { unwrap } from '../shared/errors.js'
import type { PageKey } from '../shared/paged-loader.js'
import type { ConnectionView } from '../shared/page.type.js'
import { OrganisationConnectionType, OrganisationType, toOrganisation } from './organisation.type.js'
import { PersonConnectionType, PersonType, toPerson } from './person.type.js'
import { OrganisationKindEnum } from './registry.enums.js'
import {
  childCountLoader,
  childrenLoader,
  eventCountLoader,
  eventsOfOrganisationLoader,
  memberCountLoader,
  membersLoader,
  organisationLoader,
  personLoader,
  shownMemberCountLoader,
} from './registry.loaders.js'

interface OwnedPage<Filter> {
  readonly list: string
  readonly loader: LoaderFactory<DataLoader<PageKey<Filter>, Owned[], string>>
  readonly filter: Filter
  readonly parentId: string
  readonly args: PageArgs
}

/** A page of what belongs to a body: the ids by the list's loader, the rows by their own. */
const ownedPage = async <Filter, Row, View>(
  ctx: RequestContext,
  { list, loader, filter, parentId, args }: OwnedPage<Filter>,
  load: (id: string) => Promise<Row | undefined>,
  toView: (row: Row) => View,
): Promise<Pick<ConnectionView<View>, 'edges' | 'pageInfo'>> => {
  const { cursors } = ctx.deps
  const page = unwrap(readPage(cursors, list, args))
  const rows = await ctx.load(loader).load({ parentId, filter, page })
  const found = toConnection(cursors, list, page, rows, ({ key, id }) => ({ key: [key], id }))
  return loadNodes(found, async ({ id }) => {
    const row = await load(id)
    return row && toView(row)
  })
}

@Resolver(() => OrganisationType)
export class OrganisationResolver {
  @Query(() => OrganisationType, { nullable: true, description: 'A body of the tree; null when there is none.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(unwrap(fromGlobalId('Organisation', id)))
    return row && toOrganisation(row)
  }

  @Query(() => OrganisationConnectionType, {
    description: 'Bodies by code; with a text those it finds, best first.',
  })
  async organisations(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Part of a name or code, in characters, pinyin or Latin.',
    })
    text?: string,
    @Arg('kind', () => OrganisationKindEnum, {
      nullable: true,
      description: 'Only bodies of this rank; without a text.',
    })
    kind?: OrganisationRow['kind'],
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<OrganisationType>> {
    const args = { first, after }
    return text?.trim() ? organisationPage(ctx, text, args) : listed(ctx, kind ?? undefined, args)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body above; null for a federation.' })
  async parent(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<OrganisationType | undefined> {
    const parent = row.parentId ? await ctx.load(organisationLoader).load(row.parentId) : undefined
    return parent && toOrganisation(parent)
  }

  @FieldResolver(() => OrganisationConnectionType, { description: 'The bodies right below, by rank and code.' })
  async children(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<OrganisationType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'children', { first, after }))
    const rows = await ctx.load(childrenLoader).load({ parentId: row.id, filter: null, page })
    const children = toConnection(cursors, 'children', page, rows, child => ({ key: [child.key], id: child.row.id }))
    return {
      ...mapNodes(children, child => toOrganisation(child.row)),
      totalCount: async () => (await ctx.load(childCountLoader).load(row.id))?.n ?? 0,
    }
  }

  @FieldResolver(() => Int, { description: 'How many people belong to it or to a body below it today.' })
  async memberCount(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<number> {
    return (await ctx.load(memberCountLoader).load(row.id))?.n ?? 0
  }

  @FieldResolver(() => PersonConnectionType, {
    description:
      'Who belongs to it or to a body below it today; who hides it is left out where the viewer may not see it.',
  })
  async members(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<PersonType>> {
    const filter = sightOf(ctx.viewer)
    const page = { list: 'members', loader: membersLoader, filter, parentId: row.id, args: { first, after } }
    const owned = await ownedPage(ctx, page, id => ctx.load(personLoader).load(id), toPerson)
    return { ...owned, totalCount: () => ctx.load(shownMemberCountLoader).load({ parentId: row.id, filter }) }
  }

  @FieldResolver(() => EventConnectionType, {
    description: 'Its own events and those of bodies below it, newest first.',
  })
  async events(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<EventType>> {
    const loader = eventsOfOrganisationLoader
    const page = { list: 'events', loader, filter: null, parentId: row.id, args: { first, after } }
    const owned = await ownedPage(ctx, page, id => ctx.load(eventLoader).load(id), toEvent)
    return { ...owned, totalCount: async () => (await ctx.load(eventCountLoader).load(row.id))?.n ?? 0 }
  }
}

const listed = async (
  { deps }: RequestContext,
  kind: OrganisationRow['kind'] | undefined,
  args: { first: number; after?: string },
): Promise<ConnectionView<OrganisationType>> => {
  const page = unwrap(readPage(deps.cursors, 'organisations', args))
  const rows = await listOrganisations(deps.db, kind, page)
  const shown = toConnection(deps.cursors, 'organisations', page, rows, row => ({
    key: [row.code],
    id: row.id,
  }))
  return {
    ...mapNodes(shown, toOrganisation),
    totalCount: () => countOrganisations(deps.db, kind),
  }
}
