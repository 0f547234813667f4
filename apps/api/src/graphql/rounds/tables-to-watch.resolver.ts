import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canEnterResult } from '../../domain/results/policy.js'
import { type TableToWatch, tablesToWatchIn, type UnlikeTheDraw } from '../../domain/rounds/tables-to-watch.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'
import { placeOfEvent } from './round.resolver.js'
import { PlaySessionType } from './round.type.js'
import { UnlikeTheDrawEnum } from './rounds.enums.js'
import { stageLoader } from '../events/events.loaders.js'

@ObjectType('WrongPlace', { simpleResolvers: true, description: 'A place whose sheet says other than the draw.' })
export class WrongPlaceType {
  @Field(() => String, { description: 'Names the place within its stage.' })
  slot!: string

  @Field(() => String, { nullable: true, description: 'The board, where each has a sheet.' })
  board?: string | undefined

  @Field(() => UnlikeTheDrawEnum, { description: 'How it differs.' })
  kind!: UnlikeTheDraw
}

@ObjectType('TableToWatch', {
  simpleResolvers: true,
  description: 'A table that a director is to look at: late, left behind, or with a sheet unlike the draw.',
})
export class TableToWatchType {
  @Field(() => ID, { description: 'The round it is about.' })
  round!: string

  @Field(() => Int, { description: 'The number of that round.' })
  roundNumber!: number

  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its time was up, its extra time included; null while it is not late by a clock.',
  })
  dueAt?: Date

  @Field(() => [String], {
    description: 'Boards without a result that should have one by now; the place itself where it has no boards.',
  })
  outstanding!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The first place of those, where the desk opens.' })
  firstSlot?: string

  @Field(() => [WrongPlaceType], { description: 'Places whose sheet says other than the draw.' })
  wrong!: readonly WrongPlaceType[]
}

const toTableToWatch = ({ roundId, round, ...table }: TableToWatch): TableToWatchType => ({
  ...table,
  round: toGlobalId('Round', roundId),
  roundNumber: round,
})

@Resolver(() => PlaySessionType)
export class TablesToWatchResolver {
  @FieldResolver(() => [TableToWatchType], {
    description:
      'Tables of the rounds being played that a director is to look at, by round; empty for who may not enter results.',
  })
  async tablesToWatch(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<TableToWatchType[]> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    if (!stage || !canEnterResult(ctx.viewer, await placeOfEvent(ctx, stage.eventId)).allowed) return []
    return (await tablesToWatchIn(ctx.deps.db, row, ctx.deps.clock.now())).map(toTableToWatch)
  }
}
