import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { sessionComparison } from '../../domain/rounds/session-comparison.js'
import { readableRounds } from './round.resolver.js'
import { PlaySessionType } from './round.type.js'
import { tablesOfRoundLoader } from './rounds.loaders.js'

@ObjectType('MovementComparison', {
  simpleResolvers: true,
  description: 'How evenly any two contestants are compared over the boards both play; all alike is perfect.',
})
export class MovementComparisonType {
  @Field(() => String, {
    description: 'Variance over all two contestants, an exact ratio: what movements are compared by.',
  })
  variance!: string

  @Field(() => String, { description: 'Standard deviation to two decimals, for print.' })
  deviation!: string

  @Field(() => Int, { description: 'The least comparison of two contestants.' })
  min!: number

  @Field(() => Int, { description: 'The greatest comparison of two contestants.' })
  max!: number

  @Field(() => Int, { description: 'The most tables that have the same boards in one round: copies wanted.' })
  copies!: number
}

/** Beyond this a comparison of everybody with everybody is not drawn for a page. */
const MOST_TABLES = 5000

@Resolver(() => PlaySessionType)
export class SessionComparisonResolver {
  @FieldResolver(() => MovementComparisonType, {
    nullable: true,
    description: 'Of rounds that may be seen, where tables play the same boards; null otherwise.',
  })
  async comparison(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PlaySessionType,
  ): Promise<MovementComparisonType | undefined> {
    const rounds = (await readableRounds(ctx, row.id)).map(one => one.row)
    const tables = (await Promise.all(rounds.map(({ id }) => ctx.load(tablesOfRoundLoader).load(id)))).flat()
    return tables.length > MOST_TABLES ? undefined : sessionComparison(rounds, tables)
  }
}
