import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ok } from '@paiji/rules'
import type { RequestContext } from '../../context.js'
import { matchEntrants } from '../../domain/events/match-entrants.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { unlinkedOfEvents } from '../../domain/events/unlinked.repo.js'
import { unlinkedPlayers } from '../../domain/events/unlinked-players.js'
import { linkPlayer } from '../../domain/imports/link-player.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { EntryPlayerType, EntryType, toEntry, toEntryPlayer } from './entry.type.js'
import { EventType } from './event.type.js'
import { entryLoader, eventPlaceLoader } from './events.loaders.js'
import {
  LinkPlayerInputType,
  LinkPlayerPayload,
  MatchedPlayerType,
  toMatchedPlayer,
  UnlinkedPlayersType,
  UnlinkedPlayerType,
} from './link-player.type.js'
import { eventOf, withBoth } from './manage-event.resolver.js'

const unlinkedLoader = rowsLoader(unlinkedOfEvents, row => row.eventId)

const entryById = async (ctx: RequestContext, id: string): Promise<EntryType> => {
  const row = await ctx.load(entryLoader).load(id)
  if (!row) throw new Error(`entry ${id} of a player is missing`)
  return toEntry(row)
}

@Resolver(() => MatchedPlayerType)
export class MatchedPlayerResolver {
  @Query(() => [MatchedPlayerType], {
    description: 'Who in the register each typed player is, in their order; for those who run the event.',
  })
  async matchEntrants(
    @Ctx() ctx: RequestContext,
    @Arg('stage', () => ID, { description: 'The stage they are to be entered in.' }) stage: string,
    @Arg('players', () => [String], { description: 'A number, a name, or both for each.' }) players: string[],
  ): Promise<MatchedPlayerType[]> {
    const stageId = unwrap(fromGlobalId('Stage', stage, 'stage'))
    return unwrap(await matchEntrants(ctx.deps, ctx.viewer, { stageId, players })).map(toMatchedPlayer)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The person, where there is no doubt.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: MatchedPlayerType): Promise<PersonType | undefined> {
    const person = row.personId ? await ctx.load(personLoader).load(row.personId) : undefined
    return person && toPerson(person)
  }

  @FieldResolver(() => EntryType, {
    nullable: true,
    description: 'The entry of the stage the person plays in already.',
  })
  async enteredIn(@Ctx() ctx: RequestContext, @Root() { row }: MatchedPlayerType): Promise<EntryType | undefined> {
    return row.enteredIn === undefined ? undefined : entryById(ctx, row.enteredIn)
  }
}

@Resolver(() => UnlinkedPlayerType)
export class UnlinkedPlayerResolver {
  @FieldResolver(() => EntryType, { description: 'The entry he plays in; of several stages, in the first.' })
  entry(@Ctx() ctx: RequestContext, @Root() { row }: UnlinkedPlayerType): Promise<EntryType> {
    return entryById(ctx, row.entryId)
  }

  @FieldResolver(() => EntryPlayerType, { description: 'His row of the line-up.' })
  player(@Root() { row }: UnlinkedPlayerType): EntryPlayerType {
    return toEntryPlayer(row)
  }
}

@Resolver(() => EventType)
export class LinkPlayerResolver {
  @Query(() => UnlinkedPlayersType, { description: 'The players of an event to be placed; for those who run it.' })
  async unlinkedPlayers(
    @Ctx() ctx: RequestContext,
    @Arg('event', () => ID, { description: 'The event.' }) event: string,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<UnlinkedPlayersType> {
    const eventId = unwrap(fromGlobalId('Event', event, 'event'))
    const queue = unwrap(await unlinkedPlayers(ctx.deps, ctx.viewer, { eventId, first: atMost(first) }))
    const players = queue.players.map(({ player, match }) => ({ row: player, match: toMatchedPlayer(match) }))
    return { total: queue.total, players }
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Players whom nobody has placed in the register; only for those who run the event.',
  })
  async unlinkedCount(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<number | undefined> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canRunEvent(ctx.viewer, place).allowed) return undefined
    return (await ctx.load(unlinkedLoader).load(row.id)).length
  }

  @Mutation(() => LinkPlayerPayload, {
    description: 'Says who a player of an entry is; once the event is official, points and lists follow.',
  })
  async linkPlayer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LinkPlayerInputType, { description: 'Who it is.' }) input: LinkPlayerInputType,
  ): Promise<LinkPlayerPayload> {
    const { player, choice, ...rest } = input
    const person = choice.person ? fromGlobalId('Person', choice.person, 'choice.person') : ok(undefined)
    const done = await withBoth(fromGlobalId('EntryPlayer', player, 'player'), person, (playerId, personId) =>
      linkPlayer(ctx.deps, ctx.viewer, { ...rest, playerId, personId, notMember: choice.notMember }),
    )
    return toPayload(done, async ({ entryId, eventId, listIds }) => ({
      entry: await entryById(ctx, entryId),
      ...(await eventOf(ctx, eventId)),
      lists: listIds.length,
    }))
  }
}
