import { ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { confirmResult } from '../../domain/results/confirm-result.js'
import { flagSlot, settleFlag } from '../../domain/results/flag-slot.js'
import { canEnterResult } from '../../domain/results/policy.js'
import { accountNames, type FlagRow, openFlagsByStages } from '../../domain/results/second-look.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import {
  ConfirmResultInputType,
  FlagSlotInputType,
  SecondLookPayload,
  SettleFlagInputType,
  SheetConfirmationType,
  SlotFlagType,
  toSlotFlag,
} from './second-look.type.js'

const nameLoader = rowLoader(accountNames, row => row.id)
/** What waits for the director in a stage. */
export const flagsLoader = rowsLoader<FlagRow>(openFlagsByStages, row => row.stageId)

/** The name of a colleague; nothing for what the machine did itself. */
export const colleague = async (ctx: RequestContext, accountId: string): Promise<string | undefined> =>
  (await ctx.load(nameLoader).load(accountId))?.name

const stagePayload = async (ctx: RequestContext, stageId: string) => {
  const stage = await ctx.load(stageLoader).load(stageId)
  return { stage: stage && toStage(stage) }
}

@Resolver()
export class SecondLookResolver {
  @Mutation(() => SecondLookPayload, { description: 'Not by whoever entered the version.' })
  async confirmResult(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmResultInputType, { description: 'What is to be done.' }) input: ConfirmResultInputType,
  ): Promise<SecondLookPayload> {
    const stage = fromGlobalId('Stage', input.stage, 'stage')
    const done = stage.ok ? await confirmResult(ctx.deps, ctx.viewer, { ...input, stageId: stage.value }) : stage
    return toPayload(done, () => stagePayload(ctx, stage.ok ? stage.value : ''))
  }

  @Mutation(() => SecondLookPayload, { description: 'Asks the director to look at one slot.' })
  async flagSlot(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FlagSlotInputType, { description: 'What is to be done.' }) input: FlagSlotInputType,
  ): Promise<SecondLookPayload> {
    const stage = fromGlobalId('Stage', input.stage, 'stage')
    const done = stage.ok ? await flagSlot(ctx.deps, ctx.viewer, { ...input, stageId: stage.value }) : stage
    return toPayload(done, ({ stageId }) => stagePayload(ctx, stageId))
  }

  @Mutation(() => SecondLookPayload, { description: 'The director has looked.' })
  async settleFlag(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleFlagInputType, { description: 'What is to be done.' }) input: SettleFlagInputType,
  ): Promise<SecondLookPayload> {
    const flag = fromGlobalId('SlotFlag', input.flag, 'flag')
    const request = flag.ok ? ok({ ...input, flagId: flag.value }) : flag
    const done = request.ok ? await settleFlag(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(done, ({ stageId }) => stagePayload(ctx, stageId))
  }
}

@Resolver(() => SlotFlagType)
export class SlotFlagResolver {
  @FieldResolver(() => String, { description: 'The name of who raised it.', nullable: true })
  raisedBy(@Ctx() ctx: RequestContext, @Root() { row }: SlotFlagType): Promise<string | undefined> {
    return colleague(ctx, row.raisedBy)
  }
}

@Resolver(() => SheetConfirmationType)
export class SheetConfirmationResolver {
  @FieldResolver(() => String, { description: 'The name of who confirmed it.', nullable: true })
  confirmedBy(@Ctx() ctx: RequestContext, @Root() { row }: SheetConfirmationType): Promise<string | undefined> {
    return colleague(ctx, row.confirmedBy)
  }
}

@Resolver(() => StageType)
export class StageFlagsResolver {
  @FieldResolver(() => [SlotFlagType], {
    description: 'What waits for the director, oldest first; only for those who may enter results.',
  })
  async openFlags(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<SlotFlagType[]> {
    const place = await ctx.load(eventPlaceLoader).load(row.eventId)
    if (!place || !canEnterResult(ctx.viewer, place).allowed) return []
    return (await ctx.load(flagsLoader).load(row.id)).map(toSlotFlag)
  }
}
