import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { drawNumber } from '../../domain/seat-draw/draw-number.js'
import { openSeatDraw } from '../../domain/seat-draw/open-seat-draw.js'
import {
  drawsOfStages,
  type DrawnNumberRow,
  numbersOfDraws,
  type SeatDrawRow,
} from '../../domain/seat-draw/seat-draws.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entriesOfStageLoader, entryLoader, playersOfEntryLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { placeOfEvent } from '../rounds/round.resolver.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { enumOf } from '../shared/enum.js'
import { toPayload } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

const DrawnWayEnum = enumOf<DrawnNumberRow['way']>('DrawnWay', 'How a number was drawn.', {
  CARD: 'From a card, written down by an officer.',
  PHONE: 'By a press of the contestant.',
  WALL: 'By a press of an officer.',
})

@ObjectType('DrawnNumber', { description: 'The number that a contestant drew.' })
class DrawnNumberType {
  row!: DrawnNumberRow

  @Field(() => Int, { description: 'The number.' })
  number!: number

  @Field(() => DrawnWayEnum, { description: 'How it was drawn.' })
  way!: DrawnNumberRow['way']

  @Field(() => DateTime, { description: 'When.' })
  drawnAt!: Date
}

@ObjectType('SeatDraw', { description: 'The draw for the seats of a stage.' })
class SeatDrawType {
  row!: SeatDrawRow

  @Field(() => Int, { description: 'Numbers from 1 to this are drawn.' })
  places!: number

  @Field(() => String, { description: 'SHA-256 of the secret that fixes the order of the numbers.' })
  commitment!: string

  @Field(() => DateTime, { description: 'When it was opened.' })
  openedAt!: Date
}

@ObjectType('SeatDrawPayload', { description: 'The stage whose seats are drawn.' })
class SeatDrawPayload extends ProblemsPayload {
  @Field(() => StageType, { nullable: true, description: 'The stage; null when refused.' })
  stage?: StageType | null
}

const drawLoader = rowLoader<SeatDrawRow>(drawsOfStages, row => row.stageId)
const numbersLoader = rowsLoader<DrawnNumberRow>(numbersOfDraws, row => row.drawId)

const drawn: ActionAnswer<{ stageId: string }> = {
  payload: () => SeatDrawPayload,
  of: (ctx: RequestContext, done: Outcome<{ stageId: string }>) =>
    toPayload(done, async ({ stageId }) => {
      const row = await ctx.load(stageLoader).load(stageId)
      return { stage: row ? toStage(row) : null }
    }),
  selects: 'stage { id }',
}

const SeatDrawActions = actionResolver(drawn, openSeatDraw, drawNumber)

@Resolver(() => StageType)
class StageSeatDrawResolver {
  @FieldResolver(() => SeatDrawType, {
    nullable: true,
    description: 'The draw for its seats; null where none was opened.',
  })
  async seatDraw(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<SeatDrawType | undefined> {
    const found = await ctx.load(drawLoader).load(row.id)
    return found && { row: found, places: found.places, commitment: found.commitment, openedAt: found.recordedAt }
  }

  @FieldResolver(() => PermissionType, {
    description: 'Whether the viewer may open the draw for its seats and draw for others.',
  })
  async canDrawSeats(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<PermissionType> {
    return toPermission(canRunEvent(ctx.viewer, await placeOfEvent(ctx, row.eventId)))
  }
}

@Resolver(() => SeatDrawType)
class SeatDrawResolver {
  @FieldResolver(() => [DrawnNumberType], { description: 'In the order in which they were drawn.' })
  async numbers(@Ctx() ctx: RequestContext, @Root() { row }: SeatDrawType): Promise<DrawnNumberType[]> {
    const rows = await ctx.load(numbersLoader).load(row.id)
    return rows.map(one => ({ row: one, number: one.number, way: one.way, drawnAt: one.recordedAt }))
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The secret itself, once every number is drawn: numbers come in the order of SHA-256 of `secret:number`.',
  })
  async secret(@Ctx() ctx: RequestContext, @Root() { row }: SeatDrawType): Promise<string | undefined> {
    return (await ctx.load(numbersLoader).load(row.id)).length >= row.places ? row.secret : undefined
  }

  @FieldResolver(() => [EntryType], { description: 'Contestants without a number.' })
  async waiting(@Ctx() ctx: RequestContext, @Root() { row }: SeatDrawType): Promise<EntryType[]> {
    const have = new Set((await ctx.load(numbersLoader).load(row.id)).map(one => one.entryId))
    const entries = await ctx.load(entriesOfStageLoader).load(row.stageId)
    return entries.filter(entry => !have.has(entry.id) && entry.withdrawnAt === null).map(toEntry)
  }

  @FieldResolver(() => [EntryType], { description: 'Those of them for whom the viewer plays.' })
  async waitingOfViewer(@Ctx() ctx: RequestContext, @Root() draw: SeatDrawType): Promise<EntryType[]> {
    const { personId } = ctx.viewer
    if (personId === undefined) return []
    const waiting = await this.waiting(ctx, draw)
    const players = await Promise.all(waiting.map(entry => ctx.load(playersOfEntryLoader).load(entry.row.id)))
    return waiting.filter((_, at) => players[at]?.some(one => one.personId === personId))
  }
}

@Resolver(() => DrawnNumberType)
class DrawnNumberResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: DrawnNumberType): Promise<EntryType> {
    const entry = await ctx.load(entryLoader).load(row.entryId)
    if (!entry) throw new Error(`entry ${row.entryId} is missing`)
    return toEntry(entry)
  }
}

export const seatDrawResolvers = [
  SeatDrawActions,
  StageSeatDrawResolver,
  SeatDrawResolver,
  DrawnNumberResolver,
] as const
