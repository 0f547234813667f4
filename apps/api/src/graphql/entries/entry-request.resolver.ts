import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { firstStageOf } from '../../domain/entries/entry-scene.js'
import {
  countEntered,
  feesOfRequests,
  isOpenEntryRequest,
  playersOfRequests,
  type RequestPlayerRow,
  waitingBefore,
} from '../../domain/entries/entries.repo.js'
import { canKeepEntries, canSpeakFor } from '../../domain/entries/policy.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader, eventPlaceLoader } from '../events/events.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { rowsLoader } from '../shared/loader.js'
import { toPermission } from '../shared/permission.type.js'
import { type EntryWindow, EntryWindowEnum } from './entry-desk.enums.js'
import {
  EntryFeeType,
  EntryRequestPermissionsType,
  EntryRequestPlayerType,
  EntryRequestType,
  EntryTermsType,
} from './entry-desk.type.js'

const playersLoader = rowsLoader<RequestPlayerRow>(playersOfRequests, row => row.requestId)
const feesLoader = rowsLoader(feesOfRequests, row => row.requestId)

@Resolver(() => EntryTermsType)
export class EntryTermsResolver {
  @FieldResolver(() => EntryWindowEnum, { description: 'Whether entries are taken now.' })
  async window(@Ctx() ctx: RequestContext, @Root() { row }: EntryTermsType): Promise<EntryWindow> {
    const event = await ctx.load(eventLoader).load(row.eventId)
    const now = ctx.deps.clock.now()
    if (event?.status === 'CANCELLED' || now > row.closesAt) return 'CLOSED'
    return now < row.opensAt ? 'NOT_YET' : 'OPEN'
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'Whose members alone may enter.' })
  async membersOf(@Ctx() ctx: RequestContext, @Root() { row }: EntryTermsType): Promise<OrganisationType | undefined> {
    const body = row.membersOfId ? await ctx.load(organisationLoader).load(row.membersOfId) : undefined
    return body && toOrganisation(body)
  }

  @FieldResolver(() => Int, { description: 'Contestants on the list now.' })
  async entered(@Ctx() { deps }: RequestContext, @Root() { row }: EntryTermsType): Promise<number> {
    const stage = await firstStageOf(deps.db, row.eventId)
    return stage ? countEntered(deps.db, stage.id) : 0
  }
}

@Resolver(() => EntryRequestPlayerType)
export class EntryRequestPlayerResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who it is.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: EntryRequestPlayerType): Promise<PersonType | undefined> {
    const person = await ctx.load(personLoader).load(row.personId)
    return person && toPerson(person)
  }
}

@Resolver(() => EntryRequestType)
export class EntryRequestResolver {
  @FieldResolver(() => EventType, { nullable: true, description: 'Where it wants to play.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: EntryRequestType): Promise<EventType | undefined> {
    const event = await ctx.load(eventLoader).load(row.eventId)
    return event && toEvent(event)
  }

  @FieldResolver(() => [EntryRequestPlayerType], { description: 'Who would play, with what each says to it.' })
  async players(@Ctx() ctx: RequestContext, @Root() { row }: EntryRequestType): Promise<EntryRequestPlayerType[]> {
    return (await ctx.load(playersLoader).load(row.id)).map(player => ({ row: player, ...player }))
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry it became.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: EntryRequestType): Promise<EntryType | undefined> {
    const entry = row.entryId ? await ctx.load(entryLoader).load(row.entryId) : undefined
    return entry && toEntry(entry)
  }

  @FieldResolver(() => [EntryFeeType], { description: 'Its money, by receipt.' })
  async fees(@Ctx() ctx: RequestContext, @Root() { row }: EntryRequestType): Promise<EntryFeeType[]> {
    return ctx.load(feesLoader).load(row.id)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Its place on the waiting list, from 1.' })
  async waitingPlace(@Ctx() { deps }: RequestContext, @Root() { row }: EntryRequestType): Promise<number | undefined> {
    return row.status === 'WAITING_LIST' ? (await waitingBefore(deps.db, row)) + 1 : undefined
  }

  @FieldResolver(() => EntryRequestPermissionsType, { description: 'What the viewer may do with it now.' })
  async permissions(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EntryRequestType,
  ): Promise<EntryRequestPermissionsType> {
    const players = await ctx.load(playersLoader).load(row.id)
    const place = (await ctx.load(eventPlaceLoader).load(row.eventId)) ?? { organisationPath: [] }
    const asked = players.filter(player => player.answer === 'asked').map(player => player.personId)
    const isOpen = isOpenEntryRequest(row)
    const named = isOpen ? players.map(player => player.personId) : []
    return {
      canAnswer: toPermission(canSpeakFor(ctx.viewer, row.status === 'AWAITING_PLAYERS' ? asked : [])),
      canLeave: toPermission(canSpeakFor(ctx.viewer, named)),
      canDecide: toPermission(canKeepEntries(ctx.viewer, place)),
    }
  }
}
