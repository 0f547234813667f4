import type { BoardAnalysis } from '@paiji/rules'
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { SeatEnum } from './standings.enums.js'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import { boardFields, boardsOfStageLoader, derivedLoader } from './standings.loaders.js'
import { TravellerLineType, TravellerType } from './traveller.type.js'

@ObjectType('BoardHand', { description: 'Thirteen cards of one hand.', simpleResolvers: true })
export class BoardHandType {
  @Field(() => SeatEnum, { description: 'Whose hand it is.' })
  seat!: string

  @Field(() => [String], { description: 'Ranks held, spades first; empty text is a void.' })
  suits!: readonly string[]
}

@ObjectType('FrequencyLine', {
  description: 'A score, how often it occurred, and what it was worth.',
  simpleResolvers: true,
})
class FrequencyLineType {
  @Field(() => Int, { description: 'Points of north–south.' })
  score!: number

  @Field(() => String, { description: 'A fraction where weighted scores count in parts.' })
  count!: string

  @Field(() => String, { description: 'What it was worth to North–South.', nullable: true })
  ns?: string

  @Field(() => String, { description: 'What it was worth to East–West.', nullable: true })
  ew?: string
}

@ObjectType('BoardFrequencies', {
  description: 'How often each score occurred on a board and what it was worth.',
  simpleResolvers: true,
})
export class BoardFrequenciesType {
  @Field(() => String, { nullable: true, description: 'Names the copy when the board was fouled.' })
  copy?: string

  @Field(() => Int, { description: 'Results that were compared.' })
  actual!: number

  @Field(() => Int, { description: 'Results that the movement provides for.' })
  expected!: number

  @Field(() => [FrequencyLineType], { description: 'One line for each score, best for North–South first.' })
  lines!: readonly FrequencyLineType[]
}

@ObjectType('MakeableTricks', {
  description: 'The tricks a hand can make as declarer against best defence.',
  simpleResolvers: true,
})
class MakeableTricksType {
  @Field(() => SeatEnum, { description: 'The declarer.' })
  seat!: string

  @Field(() => [Int], { nullable: 'items', description: 'In notrump, spades, hearts, diamonds, clubs.' })
  tricks!: readonly (number | null)[]

  @Field(() => [Int], {
    nullable: 'itemsAndList',
    description: 'What the results file states where it differs from what was solved here; null where it does not.',
  })
  stated?: readonly (number | null)[]
}

@ObjectType('BoardAnalysis', {
  simpleResolvers: true,
  description:
    'What a board is worth when everybody sees all cards: as its results file says, or as it was solved here.',
})
export class BoardAnalysisType {
  @Field(() => Boolean, { description: 'True: solved here; false: stated by the results file.' })
  computed!: boolean

  @Field(() => Int, { description: 'Of the computed par: points of North–South.', nullable: true })
  parPoints?: number

  @Field(() => String, { description: 'The score of par for North–South.', nullable: true })
  parScore?: string

  @Field(() => String, { description: 'The contract of par, as written in the file.', nullable: true })
  parContract?: string

  @Field(() => [MakeableTricksType], { description: 'The tricks each hand can make in each denomination.' })
  makeable!: readonly MakeableTricksType[]
}

/** An analysis of the rules as the schema shows it. */
export const toAnalysis = ({ computed = false, makeable, ...rest }: BoardAnalysis): BoardAnalysisType =>
  Object.assign(new BoardAnalysisType(), rest, { computed, makeable: [...makeable] })

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
    const analysis = boards?.analysis(boardAt(await ctx.load(boardsOfStageLoader).load(at.row.stageId), at))
    return analysis && toAnalysis(analysis)
  }

  @FieldResolver(() => [BoardFrequenciesType], { description: 'Scores by how often they occurred.' })
  async frequencies(@Ctx() ctx: RequestContext, @Root() at: TravellerType): Promise<readonly BoardFrequenciesType[]> {
    const derived = await ctx.load(derivedLoader).load(at.row)
    return ctx.load(boardFields)(derived)?.frequencies(at) ?? []
  }
}

/** What a board was worth beside what came of it, on the card of a contestant. */
@Resolver(() => TravellerLineType)
export class ParResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Points of North–South at par, where the deal was solved; shown like the hands.',
  })
  async parPoints(@Ctx() ctx: RequestContext, @Root() line: TravellerLineType): Promise<number | undefined> {
    const { board, session, section, stageId, revision } = line
    const boards = publishedBoards(revision)
    if (!boards || board === undefined) return undefined
    const prepared = await ctx.load(boardsOfStageLoader).load(stageId)
    return boards.analysis(boardAt(prepared, { session, section, board }))?.parPoints
  }
}
