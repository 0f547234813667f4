import type { BoardEnd, BoardField } from '@paiji/rules'
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import { BoardAnalysisType, BoardFrequenciesType, toAnalysis } from './board-page.resolver.js'
import { boardFields, boardsOfStageLoader, derivedLoader } from './standings.loaders.js'
import { travellerLines } from './traveller-lines.js'
import { BoardSummaryType, TravellerLineType } from './traveller.type.js'

@ObjectType('BoardContract', {
  description: 'A contract and how often it was played on a board.',
  simpleResolvers: true,
})
class BoardContractType {
  @Field(() => String, { description: 'As `4SX`; `PASS` where all passed.' })
  contract!: string

  @Field(() => String, { description: 'The letter of the hand that declared.', nullable: true })
  declarer?: string

  @Field(() => Int, { description: 'At how many tables.' })
  count!: number
}

@ObjectType('BoardEnd', {
  description: 'The most, or the least, that north–south made on a board.',
  simpleResolvers: true,
})
export class BoardEndType {
  @Field(() => Int, { description: 'Points of North–South.' })
  score!: number

  @Field(() => Int, { description: 'At how many tables.' })
  count!: number

  @Field(() => TravellerLineType, { description: 'The first of these tables.' })
  line!: TravellerLineType
}

const fieldOf = async (ctx: RequestContext, { row }: BoardSummaryType): Promise<BoardField | undefined> =>
  ctx.load(boardFields)(await ctx.load(derivedLoader).load(row))

const endOf = async (ctx: RequestContext, board: BoardSummaryType, end: BoardEnd | undefined) => {
  if (!end) return undefined
  const derived = await ctx.load(derivedLoader).load(board.row)
  const [line] = travellerLines(board.row, derived, fact => fact.slot === end.slots[0])
  return line && { score: end.score, count: end.slots.length, line }
}

/** What was played on a board, for the list of an event's boards. */
@Resolver(() => BoardSummaryType)
export class BoardRangeResolver {
  @FieldResolver(() => [BoardContractType], { description: 'What was bid, the most frequent first.' })
  async contracts(@Ctx() ctx: RequestContext, @Root() board: BoardSummaryType): Promise<readonly BoardContractType[]> {
    return (await fieldOf(ctx, board))?.range(board).contracts ?? []
  }

  @FieldResolver(() => BoardEndType, {
    description: 'Where it went best for North–South; null where all did the same.',
    nullable: true,
  })
  async highest(@Ctx() ctx: RequestContext, @Root() board: BoardSummaryType): Promise<BoardEndType | undefined> {
    return endOf(ctx, board, (await fieldOf(ctx, board))?.range(board).highest)
  }

  @FieldResolver(() => BoardEndType, { description: 'Where it went worst for them.', nullable: true })
  async lowest(@Ctx() ctx: RequestContext, @Root() board: BoardSummaryType): Promise<BoardEndType | undefined> {
    return endOf(ctx, board, (await fieldOf(ctx, board))?.range(board).lowest)
  }

  @FieldResolver(() => [BoardFrequenciesType], { description: 'Scores by how often they occurred.' })
  async frequencies(
    @Ctx() ctx: RequestContext,
    @Root() board: BoardSummaryType,
  ): Promise<readonly BoardFrequenciesType[]> {
    return (await fieldOf(ctx, board))?.frequencies(board) ?? []
  }

  @FieldResolver(() => BoardAnalysisType, {
    nullable: true,
    description: 'Par and makeable tricks; once the standings are published.',
  })
  async analysis(@Ctx() ctx: RequestContext, @Root() at: BoardSummaryType): Promise<BoardAnalysisType | undefined> {
    const boards = publishedBoards(at.row)
    const analysis = boards?.analysis(boardAt(await ctx.load(boardsOfStageLoader).load(at.row.stageId), at))
    return analysis && toAnalysis(analysis)
  }
}
