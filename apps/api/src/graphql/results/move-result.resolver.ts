import { err, ok } from '@paiji/rules'
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { type MoveEffect, type MoveResultInput, moveResult, previewMove } from '../../domain/results/move-result.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, stageLoader } from '../events/events.loaders.js'
import { toStage } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { SecondLookPayload } from './second-look.type.js'

@InputType('MoveResultInput', {
  description: 'A result that belongs elsewhere: either `to` another place, or `sides`.',
})
class MoveResultInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, { description: 'The place where the result stands.' })
  slot!: string

  @Field(() => Int, { description: 'The version that was looked at.' })
  version!: number

  @Field(() => String, { nullable: true, description: 'Where it belongs; what stands there comes here in exchange.' })
  to?: string

  @Field(() => [ID], { nullable: true, description: 'The entries that really sat there, in seat order.' })
  sides?: string[]

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@ObjectType('MoveEffect', { simpleResolvers: true, description: 'How one contestant would stand otherwise.' })
class MoveEffectType {
  entryId!: string

  @Field(() => Int, { nullable: true, description: 'The rank now; null while there is none.' })
  rankBefore?: number | undefined

  @Field(() => Int, { nullable: true, description: 'The rank it would have.' })
  rankAfter?: number | undefined

  @Field(() => String, { nullable: true, description: 'The total now, with two decimals.' })
  totalBefore?: string | undefined

  @Field(() => String, { nullable: true, description: 'The total it would have, with two decimals.' })
  totalAfter?: string | undefined
}

@ObjectType('MovePreview', { description: 'What moving a result would change in the standings.' })
class MovePreviewPayload extends ProblemsPayload {
  @Field(() => [MoveEffectType], { nullable: true, description: 'Those who would stand otherwise; empty for nobody.' })
  effects?: readonly MoveEffect[]
}

const readInput = ({ stage, sides, ...input }: MoveResultInputType): Outcome<MoveResultInput> => {
  const stageId = fromGlobalId('Stage', stage, 'stage')
  if (!stageId.ok) return stageId
  const entries = (sides ?? []).map(side => fromGlobalId('Entry', side, 'sides'))
  const wrong = entries.flatMap(entry => (entry.ok ? [] : entry.error))
  if (wrong.length > 0) return err(wrong)
  const ids = entries.flatMap(entry => (entry.ok ? [entry.value] : []))
  return ok({ ...input, stageId: stageId.value, ...(sides ? { sides: ids } : {}) })
}

/** Puts results where they belong, with the effect shown before. */
@Resolver()
export class MoveResultResolver {
  @Query(() => MovePreviewPayload, { description: 'What moving a result would change; nothing is written.' })
  async previewMove(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveResultInputType, { description: 'What would be done.' }) input: MoveResultInputType,
  ): Promise<MovePreviewPayload> {
    const request = readInput(input)
    const found = request.ok ? await previewMove(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(found, effects => ({ effects }))
  }

  @Mutation(() => SecondLookPayload, { description: 'Puts a result where it belongs, with the reason.' })
  async moveResult(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveResultInputType, { description: 'What is to be done.' }) input: MoveResultInputType,
  ): Promise<SecondLookPayload> {
    const request = readInput(input)
    const done = request.ok ? await moveResult(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(done, async ({ stageId }) => {
      const stage = await ctx.load(stageLoader).load(stageId)
      return { stage: stage && toStage(stage) }
    })
  }
}

@Resolver(() => MoveEffectType)
export class MoveEffectResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The contestant.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: MoveEffectType): Promise<EntryType | undefined> {
    const row = await ctx.load(entryLoader).load(entryId)
    return row && toEntry(row)
  }
}
