import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { countOrganisations, listOrganisations } from '../../domain/registry/organisations.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { readPage, toConnection } from '../../domain/shared/page.js'
import { EventConnectionType, EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { organisationPage } from '../search/search-page.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { OrganisationConnectionType, OrganisationType, toOrganisation } from './organisation.type.js'
import { PersonConnectionType, PersonType, toPerson } from './person.type.js'
import {
  childrenLoader,
  eventCountLoader,
  eventsOfOrganisationLoader,
  memberCountLoader,
  membersLoader,
  organisationLoader,
  personLoader,
} from './registry.loaders.js'

const present = <T>(rows: readonly (T | undefined)[]): T[] => rows.filter((row): row is T => row !== undefined)

@Resolver(() => OrganisationType)
export class OrganisationResolver {
  @Query(() => OrganisationType, { nullable: true })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(unwrap(fromGlobalId('Organisation', id)))
    return row && toOrganisation(row)
  }

  @Query(() => OrganisationConnectionType)
  async organisations(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('text', () => String, { nullable: true }) text?: string,
    @Arg('kind', () => String, { nullable: true }) kind?: string,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<OrganisationType>> {
    const args = { first, after }
    return text?.trim() ? organisationPage(ctx, text, args) : listed(ctx, kind ?? undefined, args)
  }

  @FieldResolver(() => OrganisationType, { nullable: true })
  async parent(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<OrganisationType | undefined> {
    const parent = row.parentId ? await ctx.load(organisationLoader).load(row.parentId) : undefined
    return parent && toOrganisation(parent)
  }

  @FieldResolver(() => [OrganisationType])
  async children(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<OrganisationType[]> {
    return (await ctx.load(childrenLoader).load(row.id)).map(toOrganisation)
  }

  @FieldResolver(() => Int)
  async memberCount(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<number> {
    return (await ctx.load(memberCountLoader).load(row.id))?.n ?? 0
  }

  @FieldResolver(() => PersonConnectionType)
  async members(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<PersonType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'members', { first, after }))
    const rows = await ctx.load(membersLoader).load({ parentId: row.id, filter: null, page })
    const { edges, pageInfo } = toConnection(cursors, 'members', page, rows, ({ key, id }) => ({ key: [key], id }))
    const people = present(await Promise.all(edges.map(edge => ctx.load(personLoader).load(edge.node.id))))
    return {
      edges: people.map((person, at) => ({ cursor: edges[at]?.cursor ?? '', node: toPerson(person) })),
      pageInfo,
      totalCount: async () => (await ctx.load(memberCountLoader).load(row.id))?.n ?? 0,
    }
  }

  @FieldResolver(() => EventConnectionType)
  async events(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<EventType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'events', { first, after }))
    const rows = await ctx.load(eventsOfOrganisationLoader).load({ parentId: row.id, filter: null, page })
    const { edges, pageInfo } = toConnection(cursors, 'events', page, rows, ({ key, id }) => ({ key: [key], id }))
    const events = present(await Promise.all(edges.map(edge => ctx.load(eventLoader).load(edge.node.id))))
    return {
      edges: events.map((event, at) => ({ cursor: edges[at]?.cursor ?? '', node: toEvent(event) })),
      pageInfo,
      totalCount: async () => (await ctx.load(eventCountLoader).load(row.id))?.n ?? 0,
    }
  }
}

const listed = async (
  { deps }: RequestContext,
  kind: string | undefined,
  args: { first: number; after?: string },
): Promise<ConnectionView<OrganisationType>> => {
  const page = unwrap(readPage(deps.cursors, 'organisations', args))
  const rows = await listOrganisations(deps.db, kind, page)
  const { edges, pageInfo } = toConnection(deps.cursors, 'organisations', page, rows, row => ({
    key: [row.code],
    id: row.id,
  }))
  return {
    edges: edges.map(edge => ({ ...edge, node: toOrganisation(edge.node) })),
    pageInfo,
    totalCount: () => countOrganisations(deps.db, kind),
  }
}
