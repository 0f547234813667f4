import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { drawableRound } from '../../domain/rounds/drawable-round.js'
import { canManageRounds } from '../../domain/rounds/policy.js'
import { reopenEffects, reopenRound } from '../../domain/rounds/reopen-round.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { StageType } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { DateTime } from '../shared/scalars.js'
import { ReopenRoundInputType } from './manage-rounds.input.js'
import { RoundPayload } from './manage-rounds.payload.js'
import { placeOfEvent, readableRound } from './round.resolver.js'
import { RoundType } from './round.type.js'

@ObjectType('RoundReopening', {
  simpleResolvers: true,
  description: 'What reopening a closed round undoes, and what stays though it was made from its results.',
})
class RoundReopeningType {
  @Field(() => [Int], { description: 'Drafts drawn from its results; they are thrown away.' })
  drafts!: readonly number[]

  @Field(() => [Int], { description: 'Later rounds that were announced; their pairings stand.' })
  later!: readonly number[]

  @Field(() => Int, {
    nullable: true,
    description: 'The published standings that stay on file; null where there are none.',
  })
  publishedRevision?: number | undefined

  @Field(() => Boolean, { description: 'The results are official and change by a correction alone.' })
  official!: boolean

  @Field(() => Int, { description: 'Contestants who went on to a later stage; they stay there.' })
  advanced!: number
}

@ObjectType('RoundReopened', { description: 'A closed round took results again.' })
class RoundReopenedType {
  @Field(() => DateTime, { description: 'When.' })
  at!: Date

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

/** Takes results in a closed round again, and says what that undoes. */
@Resolver(() => RoundType)
export class ReopenRoundResolver {
  @Mutation(() => RoundPayload, { description: 'Takes results in a closed round again.' })
  async reopenRound(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReopenRoundInputType, { description: 'What is to be done.' })
    { round, ...input }: ReopenRoundInputType,
  ): Promise<RoundPayload> {
    const roundId = fromGlobalId('Round', round, 'round')
    const done = roundId.ok ? await reopenRound(ctx.deps, ctx.viewer, { ...input, roundId: roundId.value }) : roundId
    return toPayload(done, async value => ({ round: await readableRound(ctx, value.roundId) }))
  }

  @FieldResolver(() => RoundReopeningType, {
    nullable: true,
    description: 'For those who manage a round that is closed; null otherwise.',
  })
  async reopening(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<RoundReopeningType | undefined> {
    const place = await placeOfEvent(ctx, row.eventId)
    if (row.status !== 'CLOSED' || !canManageRounds(ctx.viewer, place).allowed) return undefined
    return reopenEffects(ctx.deps.db, row)
  }

  @FieldResolver(() => [RoundReopenedType], { description: 'How often it took results again, oldest first.' })
  reopened(@Root() { row }: RoundType): RoundReopenedType[] {
    return (row.notes.reopened ?? []).map(({ at, reason }) => ({ at: new Date(at), reason }))
  }
}

@Resolver(() => StageType)
export class DrawableRoundResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The round that comes next by the plan, for those who manage it; null after the last one.',
    complexity: 60,
  })
  async drawableRound(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<number | undefined> {
    const place = await placeOfEvent(ctx, row.eventId)
    if (!canManageRounds(ctx.viewer, place).allowed) return undefined
    return drawableRound(ctx.deps.db, row.id)
  }
}
