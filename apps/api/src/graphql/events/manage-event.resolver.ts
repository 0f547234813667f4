import { err, ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { addStage } from '../../domain/events/add-stage.js'
import { createEvent } from '../../domain/events/create-event.js'
import { enterEntrants } from '../../domain/events/enter-entrants.js'
import {
  appointOfficial,
  dismissOfficial,
  isNamedToAll,
  type OfficialRow,
  officialsOfEvents,
} from '../../domain/events/officials.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { substitutePlayer } from '../../domain/events/substitute-player.js'
import { withdrawEntry } from '../../domain/events/withdraw-entry.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { toPayload } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { toEntry } from './entry.type.js'
import { EventType, toEvent } from './event.type.js'
import { entryLoader, eventLoader, eventPlaceLoader, stageLoader } from './events.loaders.js'
import {
  AddStageInputType,
  AppointOfficialInputType,
  CreateEventInputType,
  DismissOfficialInputType,
  EnterEntrantsInputType,
  SubstitutePlayerInputType,
  WithdrawEntryInputType,
} from './manage-event.input.js'
import { EntryPayload, EventPayload, OfficialType, StagePayload } from './manage-event.payload.js'
import { toStage } from './stage.type.js'

const officialsLoader = rowsLoader<OfficialRow>(officialsOfEvents, row => row.eventId)

/** An id that may be missing. */
const optionalId = (type: string, id: string | undefined, path: string): Outcome<string | undefined> =>
  id ? fromGlobalId(type, id, path) : ok(undefined)

/** Runs `use` when both parts could be read. */
export const withBoth = <A, B, T>(
  a: Outcome<A>,
  b: Outcome<B>,
  use: (a: A, b: B) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  if (a.ok && b.ok) return use(a.value, b.value)
  return Promise.resolve(err([...(a.ok ? [] : a.error), ...(b.ok ? [] : b.error)]))
}

export const eventOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(eventLoader).load(id)
  return { event: row && toEvent(row) }
}
export const stageOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(stageLoader).load(id)
  return { stage: row && toStage(row) }
}
const entryOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(entryLoader).load(id)
  return { entry: row && toEntry(row) }
}

@Resolver(() => EventType)
export class ManageEventResolver {
  @FieldResolver(() => [OfficialType], {
    description: 'Who directs it and keeps its scores; whoever else has a part in it, for those who run it.',
  })
  async officials(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<OfficialType[]> {
    const [place, officials] = await Promise.all([
      ctx.load(eventPlaceLoader).load(row.id),
      ctx.load(officialsLoader).load(row.id),
    ])
    const all = place && canRunEvent(ctx.viewer, place).allowed
    return officials
      .filter(official => all || isNamedToAll(official))
      .map(({ id, role, name, personId }) => ({ id: toGlobalId('Official', id), role, name, personId }))
  }

  @Mutation(() => EventPayload, { description: 'Sanctions an event.' })
  async createEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateEventInputType) { organisation, edition, ...input }: CreateEventInputType,
  ): Promise<EventPayload> {
    const organisationId = fromGlobalId('Organisation', organisation, 'organisation')
    const created = organisationId.ok
      ? await createEvent(ctx.deps, ctx.viewer, { ...input, organisationId: organisationId.value, editionId: edition })
      : organisationId
    return toPayload(created, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => StagePayload, { description: 'Adds a stage to an event, with its conditions.' })
  async addStage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddStageInputType) { event, ...input }: AddStageInputType,
  ): Promise<StagePayload> {
    const eventId = fromGlobalId('Event', event, 'event')
    const added = eventId.ok ? await addStage(ctx.deps, ctx.viewer, { ...input, eventId: eventId.value }) : eventId
    return toPayload(added, ({ stageId }) => stageOf(ctx, stageId))
  }

  @Mutation(() => StagePayload, { description: 'Enters contestants, all or none.' })
  async enterEntrants(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnterEntrantsInputType) input: EnterEntrantsInputType,
  ): Promise<StagePayload> {
    const stageId = fromGlobalId('Stage', input.stage, 'stage')
    const entered = await withBoth(stageId, readEntrants(input), (id, entrants) =>
      enterEntrants(ctx.deps, ctx.viewer, { stageId: id, entrants, idempotencyKey: input.idempotencyKey }),
    )
    return toPayload(entered, async value => ({ ...(await stageOf(ctx, value.stageId)), entered: value.entered }))
  }

  @Mutation(() => EntryPayload, { description: 'Withdraws a contestant.' })
  async withdrawEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawEntryInputType) { entry, ...input }: WithdrawEntryInputType,
  ): Promise<EntryPayload> {
    const entryId = fromGlobalId('Entry', entry, 'entry')
    const done = entryId.ok ? await withdrawEntry(ctx.deps, ctx.viewer, { ...input, entryId: entryId.value }) : entryId
    return toPayload(done, value => entryOf(ctx, value.entryId))
  }

  @Mutation(() => EntryPayload, { description: "Puts somebody in a player's place from a session on." })
  async substitutePlayer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SubstitutePlayerInputType) { entry, person, ...input }: SubstitutePlayerInputType,
  ): Promise<EntryPayload> {
    const ids = [fromGlobalId('Entry', entry, 'entry'), optionalId('Person', person, 'person')] as const
    const done = await withBoth(...ids, (entryId, personId) =>
      substitutePlayer(ctx.deps, ctx.viewer, { ...input, entryId, personId }),
    )
    return toPayload(done, value => entryOf(ctx, value.entryId))
  }

  @Mutation(() => EventPayload, { description: 'Appoints a director or scorer of an event.' })
  async appointOfficial(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AppointOfficialInputType) { event, ...input }: AppointOfficialInputType,
  ): Promise<EventPayload> {
    const eventId = fromGlobalId('Event', event, 'event')
    const done = eventId.ok
      ? await appointOfficial(ctx.deps, ctx.viewer, { ...input, eventId: eventId.value })
      : eventId
    return toPayload(done, value => eventOf(ctx, value.eventId))
  }

  @Mutation(() => EventPayload, { description: "Ends an official's appointment." })
  async dismissOfficial(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DismissOfficialInputType) { official, ...input }: DismissOfficialInputType,
  ): Promise<EventPayload> {
    const grantId = fromGlobalId('Official', official, 'official')
    const done = grantId.ok
      ? await dismissOfficial(ctx.deps, ctx.viewer, { ...input, grantId: grantId.value })
      : grantId
    return toPayload(done, value => eventOf(ctx, value.eventId))
  }
}

const readEntrants = ({ entrants }: EnterEntrantsInputType) => {
  const read = []
  for (const [at, entrant] of entrants.entries()) {
    const players = []
    for (const { person, name, notMember } of entrant.players) {
      const personId = optionalId('Person', person, `entrants.${at}.players`)
      if (!personId.ok) return personId
      players.push({ personId: personId.value, name, notMember })
    }
    read.push({ ...entrant, players })
  }
  return ok(read)
}

@Resolver(() => OfficialType)
export class OfficialResolver {
  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who it is, where the account is of somebody in the register.',
  })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: OfficialType): Promise<PersonType | undefined> {
    const row = personId ? await ctx.load(personLoader).load(personId) : undefined
    return row && toPerson(row)
  }
}
