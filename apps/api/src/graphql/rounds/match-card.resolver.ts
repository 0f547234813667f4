import { type EntrantId, entrantId, type MatchCard, Ratios, type Room } from '@paiji/rules'
import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { slotsOfTable } from '../../domain/events/slot-name.js'
import type { TableRow } from '../../domain/rounds/rounds.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { DerivedStandings } from '../../domain/standings/derive-standings.js'
import { ParamType, toParams } from '../shared/param.type.js'
import { derivedLoader, shownRevisionLoader } from '../standings/standings.loaders.js'
import { RoundTableType, RoundType, toRoundTable } from './round.type.js'
import { RoomEnum } from './rounds.enums.js'
import { tablesOfRoundLoader } from './rounds.loaders.js'

@ObjectType('MatchRoomResult', { simpleResolvers: true, description: 'What was entered of a board from one room.' })
class MatchRoomResultType {
  @Field(() => RoomEnum, { description: 'The room.' })
  room!: Room

  @Field(() => [ParamType], { description: 'The sheet as its edition prints it; empty while nothing is entered.' })
  printed!: readonly ParamType[]
}

@ObjectType('MatchBoard', { simpleResolvers: true, description: 'A board of a match in both rooms.' })
class MatchBoardType {
  @Field(() => String, { description: 'The number of the board.' })
  board!: string

  @Field(() => [MatchRoomResultType], { description: 'The open room first.' })
  rooms!: readonly MatchRoomResultType[]

  @Field(() => [String], {
    description: 'What each side won on it, in the order of the sides; empty until both rooms are compared.',
  })
  points!: readonly string[]
}

@ObjectType('MatchCard', { simpleResolvers: true, description: 'A match of two contestants as it stands.' })
class MatchCardType {
  table!: RoundTableType

  @Field(() => String, { nullable: true, description: 'What the boards and the sum are counted in.' })
  unit?: string

  @Field(() => [MatchBoardType], { description: 'In the order of play; empty where the match has none.' })
  boards!: readonly MatchBoardType[]

  @Field(() => Int, { description: 'Boards that were compared.' })
  compared!: number

  @Field(() => [String], { description: 'What each side won in all; empty while nothing counts.' })
  sum!: readonly string[]

  @Field(() => [String], { description: 'Victory points of the sides; empty where there are none.' })
  victoryPoints!: readonly string[]
}

const VICTORY_POINT_DECIMALS = 2

const cardOf = (derived: DerivedStandings, row: TableRow): MatchCard | undefined => {
  const [first, second] = row.sides
  if (first === undefined || second === undefined) return undefined
  const sides: readonly [EntrantId, EntrantId] = [entrantId(first), entrantId(second)]
  return derived.edition.matchCard?.(derived.facts, { sides, session: row.sessionNumber, round: row.roundNumber })
}

const emptyBoards = ({ boards, rooms }: TableRow): MatchBoardType[] =>
  boards.map(board => ({ board, rooms: rooms.map(room => ({ room, printed: [] })), points: [] }))

const boardsOf = (derived: DerivedStandings, row: TableRow, card: MatchCard | undefined): MatchBoardType[] => {
  const { sessionNumber: session, section, roundNumber: round, label, boards, rooms } = row
  const slots = slotsOfTable({ session, section, round, table: label }, row)
  const sheets = new Map(derived.facts.sheets.map(fact => [fact.slot, fact]))
  const { settings } = derived.facts
  const { line: decimals } = derived.edition.decimals(settings)
  const printedAt = (room: Room, board: string) => {
    const slot = slots.find(one => one.room === room && one.board === board)?.slot
    const fact = slot === undefined ? undefined : sheets.get(slot)
    return fact ? toParams(derived.edition.describeSheet(fact.sheet, { board, settings })) : []
  }
  return boards.map(board => ({
    board,
    rooms: rooms.map(room => ({ room, printed: printedAt(room, board) })),
    points: (card?.boards.find(one => one.board === board)?.points ?? []).map(value =>
      Ratios.toDecimal(value, decimals),
    ),
  }))
}

@Resolver(() => RoundType)
export class MatchCardResolver {
  @FieldResolver(() => MatchCardType, {
    nullable: true,
    description:
      'One match of the round by the standings that everybody sees, without results before there are any; null until it is announced.',
    complexity: 40,
  })
  async match(
    @Ctx() ctx: RequestContext,
    @Root() { row: round }: RoundType,
    @Arg('table', () => ID, { description: 'The table it is played at.' }) table: string,
  ): Promise<MatchCardType | undefined> {
    const id = fromGlobalId('RoundTable', table)
    const row = (await ctx.load(tablesOfRoundLoader).load(round.id)).find(one => id.ok && one.id === id.value)
    if (!row || round.status === 'PLANNED') return undefined
    const revision = await ctx.load(shownRevisionLoader).load(row.stageId)
    if (!revision)
      return { table: toRoundTable(row), boards: emptyBoards(row), compared: 0, sum: [], victoryPoints: [] }
    const derived = await ctx.load(derivedLoader).load(revision)
    const card = cardOf(derived, row)
    const { line: decimals } = derived.edition.decimals(derived.facts.settings)
    return {
      table: toRoundTable(row),
      ...(card ? { unit: card.unit } : {}),
      boards: boardsOf(derived, row, card),
      compared: card?.boards.length ?? 0,
      sum: (card?.sum ?? []).map(value => Ratios.toDecimal(value, decimals)),
      victoryPoints: (card?.victoryPoints ?? []).map(value => Ratios.toDecimal(value, VICTORY_POINT_DECIMALS)),
    }
  }
}

@Resolver(() => MatchCardType)
export class MatchTableResolver {
  @FieldResolver(() => RoundTableType, { description: 'The table, with its sides in the order of all figures.' })
  table(@Root() { table }: MatchCardType): RoundTableType {
    return table
  }
}
