import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { historyOf } from '../../domain/audit/history.repo.js'
import { cancelEvent, restoreEvent } from '../../domain/events/cancel-event.js'
import { reinstateEntry, removeEntry, renameEntry } from '../../domain/events/change-entry.js'
import { changeEvent } from '../../domain/events/change-event.js'
import { copyEvent } from '../../domain/events/copy-event.js'
import { aggregatesOfEvent, hasFacts, seatedEntries } from '../../domain/events/event-facts.repo.js'
import { eventsOfSeries } from '../../domain/events/events.repo.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { regularsOfSeries } from '../../domain/events/regulars.repo.js'
import { removeEvent, removeStage } from '../../domain/events/remove-event.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { HistoryPageType, toHistory } from '../registry/history.type.js'
import { toPayload } from '../shared/errors.js'
import {
  ChangeEventInputType,
  CopyEventInputType,
  CopyEventPayload,
  EntryReasonInputType,
  EventReasonInputType,
  RegularType,
  RemoveEventPayload,
  RemoveStageInputType,
  RenameEntryInputType,
} from './event-life.type.js'
import { EntryType, toEntry } from './entry.type.js'
import { EventType, toEvent } from './event.type.js'
import { entryLoader, eventLoader, eventPlaceLoader } from './events.loaders.js'
import { EntryPayload, EventPayload, StagePayload } from './manage-event.payload.js'
import { eventOf, stageOf } from './manage-event.resolver.js'

const onId = <T>(type: string, id: string, path: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId(type, id, path)
  return read.ok ? use(read.value) : Promise.resolve(read)
}

const mayRun = async (ctx: RequestContext, eventId: string): Promise<boolean> => {
  const place = await ctx.load(eventPlaceLoader).load(eventId)
  return place !== undefined && canRunEvent(ctx.viewer, place).allowed
}

const seatedLoader: LoaderFactory<DataLoader<string, boolean>> = ({ db }) =>
  new DataLoader(async ids => {
    const seated = new Set(await seatedEntries(db, ids))
    return ids.map(id => seated.has(id))
  })

const entryOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(entryLoader).load(id)
  return { entry: row && toEntry(row) }
}

/** What may be done to an event as a whole. */
@Resolver(() => EventType)
export class EventLifeResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Nothing of it was ever played, published or decided, so it may be removed; for those who run it.',
  })
  async isRemovable(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<boolean | undefined> {
    if (!(await mayRun(ctx, row.id))) return undefined
    return !(await hasFacts(ctx.deps.db, { eventId: row.id }))
  }

  @FieldResolver(() => [EventType], { description: 'The others of its series, by their days.' })
  async series(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many of them.' }) first: number,
  ): Promise<EventType[]> {
    if (row.seriesId === null) return []
    return (await eventsOfSeries(ctx.deps.db, row.seriesId, row.id, atMost(first))).map(toEvent)
  }

  @FieldResolver(() => [RegularType], {
    description: 'Who enters the events of its series, those of most evenings first; for those who run it.',
  })
  async regulars(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 60, description: 'How many of them.' }) first: number,
  ): Promise<RegularType[]> {
    if (!(await mayRun(ctx, row.id))) return []
    const found = await regularsOfSeries(ctx.deps.db, row, atMost(first))
    const sides = await Promise.all(found.map(({ entryId }) => ctx.load(entryLoader).load(entryId)))
    return found.flatMap(({ evenings }, at) => {
      const side = sides[at]
      return side ? [{ entry: toEntry(side), evenings }] : []
    })
  }

  @FieldResolver(() => HistoryPageType, {
    nullable: true,
    description: 'What was done to it, its stages and its entries; for those who run it.',
  })
  async history(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many entries.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<HistoryPageType | undefined> {
    if (!(await mayRun(ctx, row.id))) return undefined
    const size = Math.max(atMost(first), 1)
    const before = after ? Number(after) : undefined
    const ids = await aggregatesOfEvent(ctx.deps.db, row.id)
    const rows = await historyOf(ctx.deps.db, ['event', 'stage', 'entry'], ids, { first: size, before })
    return toHistory(ctx, rows, size)
  }

  @Mutation(() => EventPayload, { description: 'Changes names, days, place, rules or category of an event.' })
  async changeEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeEventInputType) { event, edition, ...input }: ChangeEventInputType,
  ): Promise<EventPayload> {
    const done = await onId('Event', event, 'event', eventId =>
      changeEvent(ctx.deps, ctx.viewer, { ...input, eventId, editionId: edition }),
    )
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventPayload, { description: 'Calls an event off; what was played of it stays on file.' })
  async cancelEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EventReasonInputType) { event, ...input }: EventReasonInputType,
  ): Promise<EventPayload> {
    const done = await onId('Event', event, 'event', eventId =>
      cancelEvent(ctx.deps, ctx.viewer, { ...input, eventId }),
    )
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventPayload, { description: 'Holds an event after all that was called off.' })
  async restoreEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EventReasonInputType) { event, ...input }: EventReasonInputType,
  ): Promise<EventPayload> {
    const done = await onId('Event', event, 'event', eventId =>
      restoreEvent(ctx.deps, ctx.viewer, { ...input, eventId }),
    )
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => RemoveEventPayload, { description: 'Removes an event of which nothing was ever played.' })
  async removeEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EventReasonInputType) { event, ...input }: EventReasonInputType,
  ): Promise<RemoveEventPayload> {
    const done = await onId('Event', event, 'event', eventId =>
      removeEvent(ctx.deps, ctx.viewer, { ...input, eventId }),
    )
    return toPayload(done, ({ removed }) => ({ removed: toGlobalId('Event', removed) }))
  }

  @Mutation(() => CopyEventPayload, { description: 'Sanctions one or more events like another one.' })
  async copyEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CopyEventInputType) { event, ...input }: CopyEventInputType,
  ): Promise<CopyEventPayload> {
    const done = await onId('Event', event, 'event', eventId => copyEvent(ctx.deps, ctx.viewer, { ...input, eventId }))
    return toPayload(done, async ({ eventIds }) => {
      const rows = await Promise.all(eventIds.map(id => ctx.load(eventLoader).load(id)))
      return { events: rows.flatMap(row => (row ? [toEvent(row)] : [])) }
    })
  }

  @Mutation(() => EventPayload, { description: 'Removes the last stage of an event, if nothing was played in it.' })
  async removeStage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveStageInputType) { stage, ...input }: RemoveStageInputType,
  ): Promise<EventPayload> {
    const done = await onId('Stage', stage, 'stage', stageId =>
      removeStage(ctx.deps, ctx.viewer, { ...input, stageId }),
    )
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }
}

/** What may be done to an entry. */
@Resolver(() => EntryType)
export class EntryLifeResolver {
  @FieldResolver(() => Boolean, { description: 'It sits at no table yet, so it may be taken off the list.' })
  async isRemovable(@Ctx() ctx: RequestContext, @Root() { row }: EntryType): Promise<boolean> {
    return !(await ctx.load(seatedLoader).load(row.id))
  }

  @Mutation(() => EntryPayload, { description: 'Puts the names or the seed of an entry right.' })
  async renameEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenameEntryInputType) { entry, ...input }: RenameEntryInputType,
  ): Promise<EntryPayload> {
    const done = await onId('Entry', entry, 'entry', entryId =>
      renameEntry(ctx.deps, ctx.viewer, { ...input, entryId }),
    )
    return toPayload(done, ({ entryId }) => entryOf(ctx, entryId))
  }

  @Mutation(() => StagePayload, { description: 'Takes an entry off the list that sits at no table yet.' })
  async removeEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EntryReasonInputType) { entry, ...input }: EntryReasonInputType,
  ): Promise<StagePayload> {
    const done = await onId('Entry', entry, 'entry', entryId =>
      removeEntry(ctx.deps, ctx.viewer, { ...input, entryId }),
    )
    return toPayload(done, ({ stageId }) => stageOf(ctx, stageId))
  }

  @Mutation(() => EntryPayload, { description: 'Takes a withdrawal back.' })
  async reinstateEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EntryReasonInputType) { entry, ...input }: EntryReasonInputType,
  ): Promise<EntryPayload> {
    const done = await onId('Entry', entry, 'entry', entryId =>
      reinstateEntry(ctx.deps, ctx.viewer, { ...input, entryId }),
    )
    return toPayload(done, ({ entryId }) => entryOf(ctx, entryId))
  }
}
