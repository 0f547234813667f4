import { byNumber } from '../../base/by-number.js'
import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { atMost } from '../../domain/shared/page.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader } from './standings.loaders.js'
import { travellerLines } from './traveller-lines.js'
import { TravellerLineType } from './traveller.type.js'

@ObjectType('TableResults', {
  description: 'Tables that finished, each with its result: a page of them.',
  simpleResolvers: true,
})
export class TableResultsType {
  @Field(() => Int, { description: 'How many there are.' })
  totalCount!: number

  @Field(() => [TravellerLineType], { description: 'In the order of play: by session, round and table.' })
  lines!: TravellerLineType[]
}

/** Play in its order, the tables of a round as they stand in the hall. */
const inOrder = (a: TravellerLineType, b: TravellerLineType): number =>
  (a.session ?? 0) - (b.session ?? 0) ||
  (a.round ?? 0) - (b.round ?? 0) ||
  byNumber.compare(`${a.section ?? ''}${a.table ?? ''}`, `${b.section ?? ''}${b.table ?? ''}`)

@Resolver(() => StandingsRevisionType)
export class TableResultsResolver {
  @FieldResolver(() => TableResultsType, {
    description: 'Results of whole tables: games and sessions; those on numbered boards stand with their boards.',
  })
  async tables(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50 }) first: number,
    @Arg('skip', () => Int, { description: 'Tables to pass over.', defaultValue: 0 }) skip: number,
  ): Promise<TableResultsType> {
    const derived = await ctx.load(derivedLoader).load(row)
    const lines = travellerLines(row, derived, fact => fact.board === undefined).sort(inOrder)
    const from = Math.max(0, skip)
    return { totalCount: lines.length, lines: lines.slice(from, from + atMost(first)) }
  }
}
