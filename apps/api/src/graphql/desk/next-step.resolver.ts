import DataLoader from 'dataloader'
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import type { Db } from '../../db/client.js'
import type { RequestContext } from '../../context.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { type EventStep, type NextStep, nextStepsOfEvents } from '../../domain/desk/next-step.repo.js'
import { EventType } from '../events/event.type.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { EventStepEnum } from './desk.enums.js'

@ObjectType('EventNextStep', { simpleResolvers: true, description: 'What an event needs next.' })
class NextStepType {
  next!: NextStep

  @Field(() => EventStepEnum, { description: 'What it is.' })
  step!: EventStep
}

const nextStepLoader = ({ db }: { readonly db: Db }) =>
  new DataLoader<string, NextStep | undefined>(async ids => {
    const found = new Map((await nextStepsOfEvents(db, ids)).map(step => [step.eventId, step]))
    return ids.map(id => found.get(id))
  })

@Resolver(() => EventType)
class EventNextStepResolver {
  @FieldResolver(() => NextStepType, {
    nullable: true,
    description: 'For those who run it; null once it is official or called off.',
  })
  async nextStep(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<NextStepType | undefined> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canRunEvent(ctx.viewer, place).allowed) return undefined
    const next = await ctx.load(nextStepLoader).load(row.id)
    return next && { next, step: next.step }
  }
}

@Resolver(() => NextStepType)
class NextStepStageResolver {
  @FieldResolver(() => StageType, { nullable: true, description: 'The stage that needs it.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { next }: NextStepType): Promise<StageType | undefined> {
    const row = next.stageId === null ? undefined : await ctx.load(stageLoader).load(next.stageId)
    return row && toStage(row)
  }
}

export const nextStepResolvers = [EventNextStepResolver, NextStepStageResolver] as const
