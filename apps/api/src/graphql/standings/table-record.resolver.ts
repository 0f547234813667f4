import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { canReadPlayFaults } from '../../domain/standings/policy.js'
import { publishedBoards } from '../../domain/standings/published-board.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { boardsOfStageLoader, recordLoader } from './standings.loaders.js'
import { PlayFaultsType, TableRecordType, toPlayFaults, toTableRecord } from './table-record.type.js'
import { TravellerLineType, TravellerType } from './traveller.type.js'

const storedAt = async (ctx: RequestContext, { stageId, slot }: TravellerLineType): Promise<unknown> =>
  (await ctx.load(recordLoader).load({ stageId, slot }))?.record

@Resolver(() => TravellerLineType)
export class RecordedLineResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether auction or play are known; never before the standings are published.',
  })
  async recorded(@Ctx() ctx: RequestContext, @Root() line: TravellerLineType): Promise<boolean> {
    return line.revision.publishedAt !== null && (await storedAt(ctx, line)) !== undefined
  }
}

@Resolver(() => TravellerType)
export class RecordedBoardResolver {
  @FieldResolver(() => TableRecordType, {
    nullable: true,
    description:
      'Auction and play of one table, the first that has them unless a sheet is named; like the hands, only once published.',
  })
  async record(
    @Ctx() ctx: RequestContext,
    @Root() at: TravellerType,
    @Arg('sheet', () => ID, { description: 'The score sheet whose record is asked for.', nullable: true })
    sheet?: string,
  ): Promise<TableRecordType | undefined> {
    const boards = publishedBoards(at.row)
    if (!boards) return undefined
    const lines = sheet ? at.lines.filter(line => line.sheetId === sheet) : at.lines
    const stored = await Promise.all(lines.map(line => storedAt(ctx, line)))
    const index = stored.findIndex(record => record !== undefined)
    const line = lines[index]
    if (!line) return undefined
    const board = boardAt(await ctx.load(boardsOfStageLoader).load(at.row.stageId), at)
    const view = boards.record(stored[index], { board, dealer: at.dealer, sheet: line.parsed })
    return view && toTableRecord(view, { sheetId: line.sheetId, stageId: at.row.stageId })
  }
}

@Resolver(() => TableRecordType)
export class TableRecordResolver {
  @FieldResolver(() => PlayFaultsType, {
    nullable: true,
    description: 'Revokes and misplayed cards: for staff and the event’s directors, nothing for anybody else.',
  })
  async faults(@Ctx() ctx: RequestContext, @Root() record: TableRecordType): Promise<PlayFaultsType | undefined> {
    const stage = await ctx.load(stageLoader).load(record.stageId)
    const place = stage && (await ctx.load(eventPlaceLoader).load(stage.eventId))
    if (!place || !canReadPlayFaults(ctx.viewer, place).allowed) return undefined
    return toPlayFaults(record.view)
  }
}
