import { ok } from '@paiji/rules'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type EnterResultInput, enterResult } from '../../domain/results/enter-result.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { readScoreSheet, ScoreSheetInput } from '../../sports/score-sheet.type.js'

@InputType('EnterResultInput', { description: 'A sheet for a slot, or for the place of play that it is given.' })
class EnterResultInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => [ID], { nullable: true, description: 'In seat order; needed for the first result of a slot.' })
  sides?: string[]

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => String, { description: 'The section of the field, where there are several.', nullable: true })
  section?: string

  @Field(() => Int, { description: 'The round it belongs to, from 1.', nullable: true })
  round?: number

  @Field(() => String, { description: 'The number of the table.', nullable: true })
  table?: string

  @Field(() => String, { description: 'The number of the board.', nullable: true })
  board?: string

  @Field(() => ScoreSheetInput, { description: 'What was written at the table.' })
  sheet!: ScoreSheetInput

  @Field(() => Int, { description: 'The version the scorer has seen; 0 for a first result.' })
  expectedVersion!: number

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('EnterResultPayload', { description: 'The stage that the sheet was entered into.' })
class EnterResultPayload {
  @Field(() => StageType, { description: 'The stage of the event.', nullable: true })
  stage?: StageType

  @Field(() => Int, { nullable: true, description: 'The version that was stored.' })
  version?: number

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

const readInput = (input: EnterResultInputType): Outcome<EnterResultInput> => {
  const stage = fromGlobalId('Stage', input.stage, 'stage')
  if (!stage.ok) return stage
  const sheet = readScoreSheet(input.sheet)
  if (!sheet.ok) return sheet
  const sides: string[] = []
  for (const side of input.sides ?? []) {
    const id = fromGlobalId('Entry', side, 'sides')
    if (!id.ok) return id
    sides.push(id.value)
  }
  return ok({ ...input, stageId: stage.value, sheet: sheet.value, sides })
}

@Resolver()
export class ResultsResolver {
  @Mutation(() => EnterResultPayload, {
    description: 'Enters a score sheet; a second one for the same slot supersedes the first.',
  })
  async enterResult(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnterResultInputType, { description: 'What is to be done.' }) input: EnterResultInputType,
  ): Promise<EnterResultPayload> {
    const request = readInput(input)
    const entered = request.ok ? await enterResult(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(entered, async ({ version }) => {
      const stage = request.ok ? await ctx.load(stageLoader).load(request.value.stageId) : undefined
      return { stage: stage && toStage(stage), version }
    })
  }
}
