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

@InputType('EnterResultInput')
class EnterResultInputType {
  @Field(() => ID)
  stage!: string

  @Field(() => String)
  slot!: string

  @Field(() => [ID], { nullable: true, description: 'In seat order; needed for the first result of a slot.' })
  sides?: string[]

  @Field(() => Int, { nullable: true })
  session?: number

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => Int, { nullable: true })
  round?: number

  @Field(() => String, { nullable: true })
  table?: string

  @Field(() => String, { nullable: true })
  board?: string

  @Field(() => ScoreSheetInput)
  sheet!: ScoreSheetInput

  @Field(() => Int, { description: 'The version the scorer has seen; 0 for a first result.' })
  expectedVersion!: number

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@ObjectType('EnterResultPayload')
class EnterResultPayload {
  @Field(() => StageType, { nullable: true })
  stage?: StageType

  @Field(() => Int, { nullable: true, description: 'The version that was stored.' })
  version?: number

  @Field(() => [ProblemType])
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
  @Mutation(() => EnterResultPayload)
  async enterResult(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnterResultInputType) input: EnterResultInputType,
  ): Promise<EnterResultPayload> {
    const request = readInput(input)
    const entered = request.ok ? await enterResult(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(entered, async ({ version }) => {
      const stage = request.ok ? await ctx.load(stageLoader).load(request.value.stageId) : undefined
      return { stage: stage && toStage(stage), version }
    })
  }
}
