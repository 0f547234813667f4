import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import { boardsOfStageLoader, derivedLoader } from './standings.loaders.js'
import { TravellerType } from './traveller.type.js'

@ObjectType('BoardHand', { simpleResolvers: true })
class BoardHandType {
  @Field(() => String)
  seat!: string

  @Field(() => [String], { description: 'Ranks held, spades first; empty text is a void.' })
  suits!: readonly string[]
}

@ObjectType('FrequencyLine', { simpleResolvers: true })
class FrequencyLineType {
  @Field(() => Int, { description: 'Points of north–south.' })
  score!: number

  @Field(() => String, { description: 'A fraction where weighted scores count in parts.' })
  count!: string

  @Field(() => String, { nullable: true })
  ns?: string

  @Field(() => String, { nullable: true })
  ew?: string
}

@ObjectType('BoardFrequencies', { simpleResolvers: true })
class BoardFrequenciesType {
  @Field(() => String, { nullable: true, description: 'Names the copy when the board was fouled.' })
  copy?: string

  @Field(() => Int)
  actual!: number

  @Field(() => Int)
  expected!: number

  @Field(() => [FrequencyLineType])
  lines!: readonly FrequencyLineType[]
}

@ObjectType('MakeableTricks', { simpleResolvers: true })
class MakeableTricksType {
  @Field(() => String)
  seat!: string

  @Field(() => [Int], { nullable: 'items', description: 'In notrump, spades, hearts, diamonds, clubs.' })
  tricks!: readonly (number | null)[]
}

@ObjectType('BoardAnalysis', {
  simpleResolvers: true,
  description: 'As the results file says; computed by whoever wrote it.',
})
class BoardAnalysisType {
  @Field(() => String, { nullable: true })
  parScore?: string

  @Field(() => String, { nullable: true })
  parContract?: string

  @Field(() => [MakeableTricksType])
  makeable!: readonly MakeableTricksType[]
}

/** What stands on a board's page besides its results. */
@Resolver(() => TravellerType)
export class BoardPageResolver {
  @FieldResolver(() => [BoardHandType], {
    description: 'From north clockwise; empty until the standings are published, and where the deal is not known.',
  })
  async hands(@Ctx() ctx: RequestContext, @Root() at: TravellerType): Promise<readonly BoardHandType[]> {
    const boards = publishedBoards(at.row)
    return boards?.hands(boardAt(await ctx.load(boardsOfStageLoader).load(at.row.stageId), at)) ?? []
  }

  @FieldResolver(() => BoardAnalysisType, {
    nullable: true,
    description: 'Par and makeable tricks; shown like the hands.',
  })
  async analysis(@Ctx() ctx: RequestContext, @Root() at: TravellerType): Promise<BoardAnalysisType | undefined> {
    const boards = publishedBoards(at.row)
    return boards?.analysis(boardAt(await ctx.load(boardsOfStageLoader).load(at.row.stageId), at))
  }

  @FieldResolver(() => [BoardFrequenciesType])
  async frequencies(@Ctx() ctx: RequestContext, @Root() at: TravellerType): Promise<readonly BoardFrequenciesType[]> {
    const derived = await ctx.load(derivedLoader).load(at.row)
    return derived.edition.boards?.frequencies(derived, at) ?? []
  }
}
