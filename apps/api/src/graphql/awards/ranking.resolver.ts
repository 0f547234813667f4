import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { dayOf } from '../../base/clock.js'
import { nextIssueOn } from '../../domain/awards/issue-days.js'
import { allRankings } from '../../domain/awards/list-reads.repo.js'
import { findList, findRanking } from '../../domain/awards/lists.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { listLoader, newestListsLoader } from './awards.loaders.js'
import { RankingListType, RankingType, toRanking, toRankingList } from './ranking.type.js'

@Resolver(() => RankingType)
export class RankingResolver {
  @Query(() => [RankingType], { description: 'Every ranking.' })
  async rankings(@Ctx() { deps }: RequestContext): Promise<RankingType[]> {
    return (await allRankings(deps.db)).map(toRanking)
  }

  @Query(() => RankingType, { description: 'A ranking by its code.', nullable: true })
  async ranking(
    @Ctx() { deps }: RequestContext,
    @Arg('code', () => String, { description: "The ranking's code." }) code: string,
  ): Promise<RankingType | undefined> {
    const row = await findRanking(deps.db, { code })
    return row && toRanking(row)
  }

  @Query(() => RankingListType, {
    nullable: true,
    description:
      'The issue of the list that answers for this sport date, as the federation knew it at `knownAt` (now if absent).',
  })
  async rankingList(
    @Ctx() { deps }: RequestContext,
    @Arg('ranking', () => String, { description: "The ranking's code." }) code: string,
    @Arg('asOf', () => LocalDate, { description: 'The day; unset, the newest list.', nullable: true }) asOf?: string,
    @Arg('knownAt', () => DateTime, {
      description: 'What the federation had issued by then; unset, now.',
      nullable: true,
    })
    knownAt?: Date,
  ): Promise<RankingListType | undefined> {
    const ranking = await findRanking(deps.db, { code })
    const options = { ...(asOf ? { asOf } : {}), ...(knownAt ? { knownAt } : {}) }
    const row = ranking && (await findList(deps.db, ranking.id, options))
    return row && toRankingList(row)
  }

  @Query(() => RankingListType, { description: 'A list by its id, corrected or not.', nullable: true })
  async rankingListById(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The list's id." }) id: string,
  ): Promise<RankingListType | undefined> {
    const row = await ctx.load(listLoader).load(unwrap(fromGlobalId('RankingList', id)))
    return row && toRankingList(row)
  }

  @FieldResolver(() => OrganisationType, { description: 'The body that issues it.' })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: RankingType): Promise<OrganisationType | undefined> {
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    return organisation && toOrganisation(organisation)
  }

  @FieldResolver(() => [RankingListType], { description: 'Its lists, newest first.' })
  async lists(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 24, nullable: true }) first: number,
  ): Promise<RankingListType[]> {
    return (await newestOf(ctx, row.id, atMost(first))).map(toRankingList)
  }

  @FieldResolver(() => LocalDate, {
    description: 'The day of the next list that is issued by itself; null where none is.',
    nullable: true,
  })
  async nextIssueOn(@Ctx() ctx: RequestContext, @Root() { row }: RankingType): Promise<string | null> {
    if (row.issueDay === null) return null
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    const today = dayOf(ctx.deps.clock.now(), organisation?.timeZone ?? 'UTC')
    const [newest] = await newestOf(ctx, row.id, 1)
    return nextIssueOn(row.issueDay, today, newest?.asOf)
  }

  @FieldResolver(() => RankingListType, { description: 'The list in force.', nullable: true })
  async latest(@Ctx() ctx: RequestContext, @Root() { row }: RankingType): Promise<RankingListType | undefined> {
    const [list] = await newestOf(ctx, row.id, 1)
    return list && toRankingList(list)
  }
}

const newestOf = (ctx: RequestContext, rankingId: string, first: number) =>
  ctx.load(newestListsLoader).load({ parentId: rankingId, filter: null, page: { first, after: undefined } })
