import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { outcomesOfEvents } from '../../domain/events/event-outcomes.repo.js'
import { rowLoader } from '../shared/loader.js'
import { EntryType, toEntry } from './entry.type.js'
import { EventType } from './event.type.js'
import { entryLoader } from './events.loaders.js'

const outcomeLoader = rowLoader(outcomesOfEvents, row => row.eventId)

@ObjectType('EventOutcome', { description: 'What an event came to, by its published standings.' })
export class EventOutcomeType {
  winnerIds!: readonly string[]

  @Field(() => Int, { description: 'Contestants of its largest stage.' })
  contestants!: number

  @Field(() => Int, { description: 'The players in their line-ups.' })
  players!: number
}

@Resolver(() => EventType)
export class EventOutcomeResolver {
  @FieldResolver(() => EventOutcomeType, {
    nullable: true,
    description: 'Its field and who won it; null while nothing is published.',
  })
  async outcome(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EventOutcomeType | undefined> {
    const outcome = await ctx.load(outcomeLoader).load(row.id)
    return outcome && { contestants: outcome.contestants, players: outcome.players, winnerIds: outcome.winners }
  }
}

@Resolver(() => EventOutcomeType)
export class EventWinnersResolver {
  @FieldResolver(() => [EntryType], {
    description: 'In first place, four at the most: of the whole event where several stages place its contestants.',
  })
  async winners(@Ctx() ctx: RequestContext, @Root() { winnerIds }: EventOutcomeType): Promise<EntryType[]> {
    const rows = await Promise.all(winnerIds.map(id => ctx.load(entryLoader).load(id)))
    return rows.flatMap(row => (row ? [toEntry(row)] : []))
  }
}
