import { type HandBoard, writeDeals, type WrittenDealFormat } from '@paiji/formats'
import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { HandFileFormatEnum, HandFileType } from '../hands/hand-file.type.js'
import { BoardAnalysisType, BoardHandType, toAnalysis } from './board-page.resolver.js'
import { StandingsRevisionType } from './revision.type.js'
import { SeatEnum, VulnerabilityEnum } from './standings.enums.js'
import { boardsOfStageLoader, derivedLoader } from './standings.loaders.js'
import { boardSummaries } from './traveller-lines.js'

@ObjectType('SeatWall', {
  simpleResolvers: true,
  description: 'The wall of one seat, for a hand that several tables play.',
})
class SeatWallType {
  @Field(() => SeatEnum, { description: 'The wind of the hand.' })
  seat!: string

  @Field(() => String, { description: 'The tiles it begins with: m, s and p for suits, E S W N, C F P for dragons.' })
  tiles!: string

  @Field(() => String, { description: 'The tiles it draws, in order.' })
  draws!: string
}

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

  @Field(() => [SeatWallType], {
    nullable: true,
    description: 'East first, where tables build walls and hold no cards of boards.',
  })
  walls?: readonly SeatWallType[]

  @Field(() => BoardAnalysisType, { nullable: true, description: 'Par and makeable tricks, where known.' })
  analysis?: BoardAnalysisType
}

interface Shown {
  readonly record: HandRecordType
  readonly file: HandBoard
}

const sides = ['none', 'ns', 'ew', 'both'] as const

const letterOf = (seat: string | undefined): HandBoard['dealer'] =>
  (['N', 'E', 'S', 'W'] as const).find(letter => letter === seat?.charAt(0).toUpperCase()) ?? 'N'

/** Boards of published standings whose cards may be seen, in order. */
const shownBoards = async (ctx: RequestContext, row: RevisionRow): Promise<Shown[]> => {
  const boards = publishedBoards(row)
  if (!boards) return []
  const stored = await ctx.load(boardsOfStageLoader).load(row.stageId)
  if (stored.every(({ deal }) => deal === null)) return []
  const played = boardSummaries(row, await ctx.load(derivedLoader).load(row))
  const once = new Map(played.map(at => [`${at.session ?? 1} ${at.board}`, at]))
  return [...once.values()].flatMap(at => {
    const session = at.session === undefined ? {} : { session: at.session }
    const found = boardAt(stored, { board: at.board, ...session })
    const hands = boards.hands(found)
    if (hands.length === 0) return []
    const marks: { dealer?: string; vulnerability?: string } = {
      ...boards.describe(at.board),
      ...boards.markings(found),
    }
    const analysis = boards.analysis(found)
    const record = {
      ...session,
      board: at.board,
      ...marks,
      hands,
      ...(analysis ? { analysis: toAnalysis(analysis) } : {}),
    }
    const file: HandBoard = {
      number: at.board,
      dealer: letterOf(marks.dealer),
      vulnerability: sides.find(side => side === marks.vulnerability) ?? 'none',
      deal: `N:${hands.map(({ suits }) => suits.join('.')).join(' ')}`,
    }
    return [{ record, file }]
  })
}

/** The hand records of a field, under the rule of the board pages: nothing before the standings are published. */
@Resolver(() => StandingsRevisionType)
export class HandRecordsResolver {
  @FieldResolver(() => [HandRecordType], {
    description:
      'Boards whose cards are known, in order; empty until the standings are published and the session over.',
  })
  async handRecords(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<HandRecordType[]> {
    return (await shownBoards(ctx, row)).map(({ record }) => record)
  }

  @FieldResolver(() => HandFileType, {
    nullable: true,
    description: 'The same as a file; null where there are none, and where the format cannot carry them.',
  })
  async handFile(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('format', () => HandFileFormatEnum, { description: 'The kind of file.' }) format: WrittenDealFormat,
  ): Promise<HandFileType | undefined> {
    const shown = await shownBoards(ctx, row)
    const stage = await ctx.load(stageLoader).load(row.stageId)
    const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
    const bytes = writeDeals(
      format,
      event?.nameEn ?? '',
      shown.map(({ file }) => file),
    )
    return bytes && { fileName: `hands.${format}`, base64: Buffer.from(bytes).toString('base64') }
  }
}
