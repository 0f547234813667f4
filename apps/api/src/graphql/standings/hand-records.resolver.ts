import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import { BoardAnalysisType, BoardHandType, toAnalysis } from './board-page.resolver.js'
import { StandingsRevisionType } from './revision.type.js'
import { SeatEnum, VulnerabilityEnum } from './standings.enums.js'
import { boardsOfStageLoader, derivedLoader } from './standings.loaders.js'
import { boardSummaries } from './traveller-lines.js'

@ObjectType('HandRecord', { simpleResolvers: true, description: 'A board that was played, with its cards.' })
export class HandRecordType {
  @Field(() => Int, { nullable: true, description: 'The session it belongs to, from 1.' })
  session?: number

  @Field(() => String, { description: 'The number of the board.' })
  board!: string

  @Field(() => SeatEnum, { nullable: true, description: 'Who dealt.' })
  dealer?: string

  @Field(() => VulnerabilityEnum, { nullable: true, description: 'Which sides are vulnerable.' })
  vulnerability?: string

  @Field(() => [BoardHandType], { description: 'From north clockwise.' })
  hands!: readonly BoardHandType[]

  @Field(() => BoardAnalysisType, { nullable: true, description: 'Par and makeable tricks, where known.' })
  analysis?: BoardAnalysisType
}

/** The hand records of a field, under the rule of the board pages: nothing before the standings are published. */
@Resolver(() => StandingsRevisionType)
export class HandRecordsResolver {
  @FieldResolver(() => [HandRecordType], {
    description: 'Boards whose cards are known, in order; empty until the standings are published.',
  })
  async handRecords(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<HandRecordType[]> {
    const boards = publishedBoards(row)
    if (!boards) return []
    const stored = await ctx.load(boardsOfStageLoader).load(row.stageId)
    if (stored.every(({ deal }) => deal === null)) return []
    const played = boardSummaries(await ctx.load(derivedLoader).load(row))
    const once = new Map(played.map(at => [`${at.session ?? 1} ${at.board}`, at]))
    return [...once.values()].flatMap(at => {
      const found = boardAt(stored, { board: at.board, ...(at.session === undefined ? {} : { session: at.session }) })
      const hands = boards.hands(found)
      if (hands.length === 0) return []
      const marks = { ...boards.describe(at.board), ...boards.markings(found) }
      const analysis = boards.analysis(found)
      return [
        {
          ...(at.session === undefined ? {} : { session: at.session }),
          board: at.board,
          ...marks,
          hands,
          ...(analysis ? { analysis: toAnalysis(analysis) } : {}),
        },
      ]
    })
  }
}
