import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { seatingFigures } from '../../domain/rounds/seating-figures.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entriesOfStageLoader } from '../events/events.loaders.js'
import { StageType } from '../events/stage.type.js'
import { readableRounds } from './round.resolver.js'
import { sessionsOfStageLoader, tablesOfRoundLoader } from './rounds.loaders.js'

@ObjectType('SeatingReport', {
  simpleResolvers: true,
  description: 'How even a seating is, over the rounds that may be seen.',
})
export class SeatingReportType {
  @Field(() => Int, { description: 'How many rounds were counted.' })
  rounds!: number

  @Field(() => [Int], { description: 'By position from 0: how many pairs of contestants meet so many times.' })
  meetings!: number[]

  @Field(() => Int, { description: 'Largest difference between anybody’s commonest and rarest seat.' })
  seatSpread!: number

  @Field(() => [EntryType], { description: 'Those whose seats differ by more than one.' })
  unbalanced!: EntryType[]

  @Field(() => Int, { description: 'Meetings of two beyond their first.' })
  repeats!: number

  @Field(() => Int, { description: 'The fewest such meetings that can be proved necessary.' })
  bound!: number

  @Field(() => Int, { description: 'Meetings of those of one team, who should not meet.' })
  apart!: number

  @Field(() => Int, { description: 'Meetings of those of one club, who should rather not meet.' })
  rather!: number

  @Field(() => Int, { nullable: true, description: 'The number the search of the newest session is repeatable by.' })
  seed?: number | undefined

  @Field(() => Boolean, { description: 'All are drafts, and a better draw may exist.' })
  mayImprove!: boolean
}

@Resolver(() => StageType)
export class SeatingReportResolver {
  @FieldResolver(() => SeatingReportType, {
    nullable: true,
    description: 'Of sports that seat people anew in every round; null for the others and before the first round.',
  })
  async seating(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<SeatingReportType | undefined> {
    const sessions = await ctx.load(sessionsOfStageLoader).load(row.id)
    const rounds = (await Promise.all(sessions.map(({ id }) => readableRounds(ctx, id)))).flat().map(one => one.row)
    const tables = (await Promise.all(rounds.map(({ id }) => ctx.load(tablesOfRoundLoader).load(id)))).flat()
    const entries = await ctx.load(entriesOfStageLoader).load(row.id)
    const figures = seatingFigures({ sessions, rounds, tables }, entries)
    return figures && { ...figures, meetings: [...figures.meetings], unbalanced: figures.unbalanced.map(toEntry) }
  }
}
