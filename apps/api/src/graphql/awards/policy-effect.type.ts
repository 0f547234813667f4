import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type EffectRow, effectsOfPolicies } from '../../domain/policies/weigh-policy.js'
import { atMost } from '../../domain/shared/page.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { rowsLoader } from '../shared/loader.js'
import { LocalDate } from '../shared/scalars.js'
import { rankingLoader } from './awards.loaders.js'
import { printHundredths } from './hundredths.js'
import { PolicyType } from './policy.type.js'
import { RankingType, toRanking } from './ranking.type.js'

@ObjectType('PolicyMove', { simpleResolvers: true, description: 'One whom a version of a policy would have moved.' })
export class PolicyMoveType {
  personId!: string

  @Field(() => Int, { nullable: true, description: 'The place under the version before; null for who was not listed.' })
  rankBefore?: number | undefined

  @Field(() => String, { nullable: true, description: 'The value under the version before.' })
  valueBefore?: string | undefined

  @Field(() => Int, { nullable: true, description: 'The place under this version; null for who would not be listed.' })
  rankAfter?: number | undefined

  @Field(() => String, { nullable: true, description: 'The value under this version.' })
  valueAfter?: string | undefined
}

@ObjectType('PolicyEffect', {
  simpleResolvers: true,
  description:
    'Whom a version would have moved on the newest list before it, worked out when it was added and on its first day.',
})
export class PolicyEffectType {
  row!: EffectRow

  @Field(() => LocalDate, { description: 'The day of that list.' })
  asOf!: string

  @Field(() => Int, { description: 'How many are on either list.' })
  people!: number

  @Field(() => Int, { description: 'How many would have another place or another value.' })
  moved!: number
}

const effectsLoader = rowsLoader<EffectRow>(effectsOfPolicies, row => row.policyId)

const toMove = ({ personId, before, after }: EffectRow['moves'][number]): PolicyMoveType => ({
  personId,
  rankBefore: before?.rank,
  valueBefore: before && printHundredths(before.value),
  rankAfter: after?.rank,
  valueAfter: after && printHundredths(after.value),
})

@Resolver(() => PolicyType)
export class PolicyEffectsResolver {
  @FieldResolver(() => [PolicyEffectType], {
    description:
      'Whom this version would have moved, by ranking; none for a first version, and until it is worked out.',
  })
  async effects(@Ctx() ctx: RequestContext, @Root() { row }: PolicyType): Promise<PolicyEffectType[]> {
    return (await ctx.load(effectsLoader).load(row.id)).map(effect => ({ ...effect, row: effect }))
  }
}

@Resolver(() => PolicyEffectType)
export class PolicyEffectResolver {
  @FieldResolver(() => RankingType, { description: 'Whose list it is.' })
  async ranking(@Ctx() ctx: RequestContext, @Root() { row }: PolicyEffectType): Promise<RankingType | undefined> {
    const found = await ctx.load(rankingLoader).load(row.rankingId)
    return found && toRanking(found)
  }

  @FieldResolver(() => [PolicyMoveType], { description: 'By the place they would have had; 200 are kept at most.' })
  moves(
    @Root() { row }: PolicyEffectType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
  ): PolicyMoveType[] {
    return row.moves.slice(0, atMost(first)).map(toMove)
  }
}

@Resolver(() => PolicyMoveType)
export class PolicyMoveResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: PolicyMoveType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}
