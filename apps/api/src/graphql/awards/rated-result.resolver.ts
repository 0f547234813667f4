import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader } from '../events/events.loaders.js'
import { RatedGameSideType, RatedResultType } from './rated-result.type.js'

@Resolver(() => RatedResultType)
export class RatedResultResolver {
  @FieldResolver(() => EventType, { description: 'The event it belongs to.' })
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: RatedResultType): Promise<EventType | undefined> {
    const row = await ctx.load(eventLoader).load(eventId)
    return row && toEvent(row)
  }
}

@Resolver(() => RatedGameSideType)
export class RatedGameSideResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: RatedGameSideType): Promise<EntryType | undefined> {
    const row = await ctx.load(entryLoader).load(entryId)
    return row && toEntry(row)
  }
}
