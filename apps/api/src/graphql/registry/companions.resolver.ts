import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { minorsAmong, opponentsOf, partnersOf, talliesOf } from '../../domain/registry/companions.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { SportEnum } from '../shared/enums.js'
import {
  OpponentPageType,
  OpponentType,
  PartnerPageType,
  PartnerType,
  SportTallyType,
  toOpponent,
  toPartner,
} from './companions.type.js'
import { PersonType, toPerson } from './person.type.js'
import { recordLoader } from './registry.loaders.js'
import { seesPrivate } from './sees-private.js'

/** Whether the viewer is shown with whom a person plays: of a minor only the person and who keeps the register are. */
export const seesCompanions = async (ctx: RequestContext, personId: string): Promise<boolean> =>
  !(await minorsAmong(ctx.deps.db, [personId])).has(personId) || seesPrivate(ctx, personId)

/** Every person asked about is a statement of its own: far dearer than an object. */
const complexity = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  500 + (args.first ?? 20) * childComplexity

const slice = (first: number, skip: number) => ({ first: atMost(first), skip: Math.max(0, skip) })

@Resolver(() => PersonType)
export class CompanionsResolver {
  @FieldResolver(() => [SportTallyType], { complexity: 200, description: 'How much the person played, by sport.' })
  tallies(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<SportTallyType[]> {
    return talliesOf(ctx.deps.db, row.id)
  }

  @FieldResolver(() => PartnerPageType, {
    complexity,
    nullable: true,
    description:
      'With whom the person shared entries; null where a minor is concerned and the viewer does not keep the register.',
  })
  async partners(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
    @Arg('skip', () => Int, { description: 'Partners to pass over.', defaultValue: 0 }) skip: number,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
  ): Promise<PartnerPageType | null> {
    if (!(await seesCompanions(ctx, row.id))) return null
    const rows = await partnersOf(ctx.deps.db, { personId: row.id, sport }, slice(first, skip))
    return { totalCount: rows[0]?.total ?? 0, partners: rows.map(toPartner) }
  }

  @FieldResolver(() => OpponentPageType, {
    complexity,
    nullable: true,
    description: 'Whom the person met at the tables; null where the partners are.',
  })
  async opponents(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
    @Arg('skip', () => Int, { description: 'Opponents to pass over.', defaultValue: 0 }) skip: number,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
  ): Promise<OpponentPageType | null> {
    if (!(await seesCompanions(ctx, row.id))) return null
    const rows = await opponentsOf(ctx.deps.db, { personId: row.id, sport }, slice(first, skip))
    return { totalCount: rows[0]?.total ?? 0, opponents: rows.map(toOpponent) }
  }
}

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType> => {
  const row = await ctx.load(recordLoader).load(id)
  if (!row) throw new Error(`person ${id} is missing`)
  return toPerson(row)
}

@Resolver(() => PartnerType)
export class PartnerResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: PartnerType): Promise<PersonType> {
    return personOf(ctx, personId)
  }
}

@Resolver(() => OpponentType)
export class OpponentResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: OpponentType): Promise<PersonType> {
    return personOf(ctx, personId)
  }
}
