import type { Explanation } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { explainEntry } from '../../domain/awards/explain-entry.js'
import type { EntryRow } from '../../domain/awards/lists.repo.js'
import type { ValuedPerson } from '../../domain/awards/ranking-world.js'
import { nameOfPlace } from '../../domain/awards/rated-results.repo.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import type { ConnectionView } from '../shared/page.type.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import {
  awardLoader,
  categorisedAwardLoader,
  countingLoader,
  listLoader,
  policyLoader,
  rankingLoader,
  ratedResultsLoader,
  ratedResultsPageLoader,
} from './awards.loaders.js'
import { RatedResultConnectionType, type RatedResultType, toRatedResult } from './rated-result.type.js'
import { ListChangeType } from './list-change.type.js'
import { PointAwardType, toPointAward } from './point-award.type.js'
import {
  CountingResultType,
  RankingEntryType,
  RankingHistoryPointType,
  RankingListType,
  RankingType,
  toCountingResult,
  toRanking,
  toRankingList,
} from './ranking.type.js'

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType | undefined> => {
  const row = await ctx.load(personLoader).load(id)
  return row && toPerson(row)
}

/** What every award counts: as stored with the place, or as it follows again. */
const countingOf = async (ctx: RequestContext, row: EntryRow): Promise<ValuedPerson['counting']> =>
  row.counting ?? (await ctx.load(countingLoader).load(row))?.counting ?? []

@Resolver(() => RankingEntryType)
export class RankingEntryResolver {
  @FieldResolver(() => RankingListType, { description: 'The list it stands on.' })
  async list(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<RankingListType | undefined> {
    const list = await ctx.load(listLoader).load(row.listId)
    return list && toRankingList(list)
  }

  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<PersonType | undefined> {
    return personOf(ctx, row.personId)
  }

  @FieldResolver(() => OrganisationType, {
    description: 'The club on the day of the list, where it may be shown.',
    nullable: true,
  })
  async club(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<OrganisationType | undefined> {
    const club = row.clubId ? await ctx.load(organisationLoader).load(row.clubId) : undefined
    return club && toOrganisation(club)
  }

  @FieldResolver(() => [PersonType], {
    description: 'On a list of partnerships: whom the person plays with in the best one.',
  })
  async partners(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<PersonType[]> {
    const people = await Promise.all((row.partnerIds ?? []).map(id => personOf(ctx, id)))
    return people.filter(person => person !== undefined)
  }

  @FieldResolver(() => RatedResultConnectionType, {
    description: 'On a rating list: what every official result, or every table, did; the latest first.',
  })
  async rated(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingEntryType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
  ): Promise<ConnectionView<RatedResultType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'rated', { first, after }))
    const parentId = nameOfPlace(row)
    const rows = await ctx.load(ratedResultsPageLoader).load({ parentId, filter: null, page })
    const shown = toConnection(cursors, 'rated', page, rows, ({ number }) => ({
      key: [number],
      id: row.personId,
    }))
    return {
      ...mapNodes(shown, toRatedResult),
      totalCount: row.ratedResults,
    }
  }

  @FieldResolver(() => [CountingResultType], { description: 'The awards behind the value and what each counts.' })
  async counting(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<CountingResultType[]> {
    return (await countingOf(ctx, row)).map(toCountingResult)
  }

  @FieldResolver(() => ExplanationType, { description: 'The tree behind the number, down to facts and articles.' })
  async explanation(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<ExplanationType> {
    const list = await ctx.load(listLoader).load(row.listId)
    const policy = list && (await ctx.load(policyLoader).load(list.policyId))
    const counting = await countingOf(ctx, row)
    const awards = await Promise.all(counting.map(one => ctx.load(categorisedAwardLoader).load(one.awardId)))
    if (!list || !policy) throw new Error(`list ${row.listId} is missing`)
    const behind = await ctx.load(ratedResultsLoader).load(row)
    const rated = (behind?.results ?? []).map(result => ({ ...result, event: toGlobalId('Event', result.event) }))
    const explained: Explanation = unwrap(explainEntry(policy, list.asOf, { awards, rated }))
    return toExplanation(explained)
  }
}

@Resolver(() => CountingResultType)
export class CountingResultResolver {
  @FieldResolver(() => PointAwardType, { description: 'The award itself.' })
  async award(
    @Ctx() ctx: RequestContext,
    @Root() { awardId }: CountingResultType,
  ): Promise<PointAwardType | undefined> {
    const row = await ctx.load(awardLoader).load(awardId)
    return row && toPointAward(row)
  }
}

@Resolver(() => RankingHistoryPointType)
export class RankingHistoryPointResolver {
  @FieldResolver(() => RankingListType, { description: 'The list.' })
  list(@Root() { list }: RankingHistoryPointType): RankingListType {
    return list
  }
}

@Resolver(() => ListChangeType)
export class ListChangeResolver {
  @FieldResolver(() => RankingType, { description: 'The ranking it belongs to.' })
  async ranking(@Ctx() ctx: RequestContext, @Root() { rankingId }: ListChangeType): Promise<RankingType | undefined> {
    const row = await ctx.load(rankingLoader).load(rankingId)
    return row && toRanking(row)
  }

  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: ListChangeType): Promise<PersonType | undefined> {
    return personOf(ctx, personId)
  }
}
