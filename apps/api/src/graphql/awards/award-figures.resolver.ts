import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { givesPoints } from '../../domain/awards/compute-awards.js'
import { figuresForOffice } from '../../domain/closing/figures-of-event.js'
import { stateAwardFigures } from '../../domain/closing/state-award-figures.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import {
  AwardFiguresType,
  StateAwardFiguresInputType,
  StateAwardFiguresPayload,
  toAwardFigures,
} from './award-figures.type.js'

@Resolver()
export class AwardFiguresResolver {
  @Query(() => AwardFiguresType, {
    nullable: true,
    description: 'For those who run the event; null for everybody else and where the policy needs nothing.',
  })
  async awardFigures(
    @Ctx() ctx: RequestContext,
    @Arg('event', () => ID, { description: 'The event.' }) event: string,
  ): Promise<AwardFiguresType | undefined> {
    const id = fromGlobalId('Event', event, 'event')
    const figures = id.ok ? await figuresForOffice(ctx.deps, ctx.viewer, id.value) : id
    if (!figures.ok) return undefined
    const { base, strength } = figures.value.needed
    return base || strength ? toAwardFigures(figures.value) : undefined
  }

  @Query(() => Boolean, { description: 'Whether a policy in force on its last day gives points for an event.' })
  async givesPoints(
    @Ctx() ctx: RequestContext,
    @Arg('event', () => ID, { description: 'The event.' }) event: string,
  ): Promise<boolean> {
    const id = fromGlobalId('Event', event, 'event')
    return id.ok && givesPoints(ctx.deps.db, id.value)
  }

  @Mutation(() => StateAwardFiguresPayload, {
    description: 'States what the award policy needs to be told; points that rest on it are given anew.',
  })
  async stateAwardFigures(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StateAwardFiguresInputType, { description: 'What is to be done.' })
    { event, base, strength, reason, idempotencyKey }: StateAwardFiguresInputType,
  ): Promise<StateAwardFiguresPayload> {
    const id = fromGlobalId('Event', event, 'event')
    const figures = { base: base ?? undefined, strength: strength ?? undefined, reason: reason ?? undefined }
    const stated = id.ok
      ? await stateAwardFigures(ctx.deps, ctx.viewer, { eventId: id.value, ...figures, idempotencyKey })
      : id
    return toPayload(stated, async ({ eventId, awardedAgain }) => {
      const now = await figuresForOffice(ctx.deps, ctx.viewer, eventId)
      return { awardedAgain, ...(now.ok ? { figures: toAwardFigures(now.value) } : {}) }
    })
  }
}
