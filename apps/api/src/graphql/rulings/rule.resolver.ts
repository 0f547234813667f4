import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { drawLot } from '../../domain/rulings/draw-lot.js'
import { rulingSight } from '../../domain/rulings/policy.js'
import { previewRuling, readGuide } from '../../domain/rulings/preview-ruling.js'
import { recordRuling } from '../../domain/rulings/record-ruling.js'
import { rulingsByIds } from '../../domain/rulings/rulings.repo.js'
import { withdrawRuling } from '../../domain/rulings/withdraw-ruling.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { RulingGuideType, toGuide } from './guide.type.js'
import { emptyPreview, RulingPreviewType, RulingScoreChangeType, toPreview } from './preview.type.js'
import {
  DrawLotInputType,
  RecordRulingInputType,
  RulingMatterInput,
  readMatter,
  readRuling,
  WithdrawRulingInputType,
} from './ruling.input.js'
import { RulingAnswerInput, readAnswers } from './ruling-answer.input.js'
import { RulingType, toRuling } from './ruling.type.js'

@ObjectType('RecordRulingPayload')
class RecordRulingPayload {
  @Field(() => RulingType, { description: 'The ruling.', nullable: true })
  ruling?: RulingType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@ObjectType('WithdrawRulingPayload')
class WithdrawRulingPayload {
  @Field(() => RulingType, { description: 'The ruling, withdrawn.', nullable: true })
  ruling?: RulingType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@ObjectType('DrawLotPayload')
class DrawLotPayload {
  @Field(() => StageType, { description: 'The stage with the lot drawn.', nullable: true })
  stage?: StageType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@Resolver()
export class RuleResolver {
  @Query(() => RulingType, { nullable: true, description: 'One ruling; null where the viewer may not see it.' })
  async ruling(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<RulingType | undefined> {
    return rulingById(ctx, unwrap(fromGlobalId('Ruling', id)))
  }

  @Query(() => RulingGuideType, { description: 'For those who may rule in the event.' })
  async rulingGuide(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('stage', () => ID, { description: 'The stage of the event.' }) stage: string,
    @Arg('entry', () => ID, { nullable: true, description: 'Whose counters to look at.' }) entry?: string,
    @Arg('slot', () => String, { description: 'The place of play it is about.', nullable: true }) slot?: string,
    @Arg('answers', () => [RulingAnswerInput], { description: 'What has been answered so far.', defaultValue: [] })
    answers: RulingAnswerInput[] = [],
  ): Promise<RulingGuideType> {
    const found = await readGuide(deps, viewer, {
      stageId: unwrap(fromGlobalId('Stage', stage, 'stage')),
      answers: readAnswers(answers),
      ...(entry ? { entryId: unwrap(fromGlobalId('Entry', entry, 'entry')) } : {}),
      ...(slot ? { slot } : {}),
    })
    const { stage: of, guide } = unwrap(found)
    return toGuide(of.sport, guide)
  }

  @Query(() => RulingPreviewType, { description: 'What a ruling would change; nothing is stored.' })
  async previewRuling(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('matter', () => RulingMatterInput, { description: 'The ruling to try.' }) matter: RulingMatterInput,
  ): Promise<RulingPreviewType> {
    const request = readMatter(matter)
    const preview = request.ok ? await previewRuling(deps, viewer, request.value) : request
    return { ...emptyPreview, ...(await toPayload(preview, toPreview)) }
  }

  @Mutation(() => RecordRulingPayload, { description: 'Records a ruling and carries out what it changes.' })
  async recordRuling(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordRulingInputType) input: RecordRulingInputType,
  ): Promise<RecordRulingPayload> {
    const request = readRuling(input)
    const recorded = request.ok ? await recordRuling(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(recorded, async ({ rulingId }) => ({ ruling: await rulingById(ctx, rulingId) }))
  }

  @Mutation(() => WithdrawRulingPayload, { description: 'Withdraws a ruling with what it changed.' })
  async withdrawRuling(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawRulingInputType) { ruling, ...rest }: WithdrawRulingInputType,
  ): Promise<WithdrawRulingPayload> {
    const id = fromGlobalId('Ruling', ruling, 'ruling')
    const withdrawn = id.ok ? await withdrawRuling(ctx.deps, ctx.viewer, { rulingId: id.value, ...rest }) : id
    return toPayload(withdrawn, async ({ rulingId }) => ({ ruling: await rulingById(ctx, rulingId) }))
  }

  @Mutation(() => DrawLotPayload, { description: 'Draws the lot that parts what nothing else parts.' })
  async drawLot(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DrawLotInputType) { stage, entries, ...rest }: DrawLotInputType,
  ): Promise<DrawLotPayload> {
    const id = fromGlobalId('Stage', stage, 'stage')
    const entryIds = entries.map(entry => unwrap(fromGlobalId('Entry', entry, 'entries')))
    const drawn = id.ok ? await drawLot(ctx.deps, ctx.viewer, { stageId: id.value, entryIds, ...rest }) : id
    return toPayload(drawn, async ({ stageId }) => {
      const row = await ctx.load(stageLoader).load(stageId)
      return { stage: row && toStage(row) }
    })
  }
}

/** Looked up as the viewer may see it: one that may not be seen is as if it were not. */
export const rulingById = async (ctx: RequestContext, id: string): Promise<RulingType | undefined> => {
  const [row] = await rulingsByIds(ctx.deps.db, [id], { all: true, personId: undefined })
  const stage = row && (await ctx.load(stageLoader).load(row.stageId))
  const place = stage && (await ctx.load(eventPlaceLoader).load(stage.eventId))
  const [seen] = await rulingsByIds(ctx.deps.db, [id], rulingSight(ctx.viewer, place))
  return seen && toRuling(seen)
}

@Resolver(() => RulingScoreChangeType)
export class RulingScoreChangeResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { change }: RulingScoreChangeType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(change.entryId)
    if (!row) throw new Error(`entry ${change.entryId} is missing`)
    return toEntry(row)
  }
}

@Resolver(() => RulingType)
export class SupersededRulingResolver {
  @FieldResolver(() => RulingType, { nullable: true, description: 'The ruling it took the place of.' })
  async supersedes(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<RulingType | undefined> {
    return row.supersedesId ? rulingById(ctx, row.supersedesId) : undefined
  }
}
