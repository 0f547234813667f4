import type { Explanation } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { explainEntry, ratedResults } from '../../domain/awards/explain-entry.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { awardLoader, categorisedAwardLoader, listLoader, policyLoader, rankingLoader } from './awards.loaders.js'
import { ListChangeType } from './list-change.type.js'
import { PointAwardType, toPointAward } from './point-award.type.js'
import {
  CountingResultType,
  RankingEntryType,
  RankingHistoryPointType,
  RankingListType,
  RankingType,
  RatedResultType,
  toRanking,
  toRankingList,
} from './ranking.type.js'

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType | undefined> => {
  const row = await ctx.load(personLoader).load(id)
  return row && toPerson(row)
}

@Resolver(() => RankingEntryType)
export class RankingEntryResolver {
  @FieldResolver(() => RankingListType)
  async list(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<RankingListType | undefined> {
    const list = await ctx.load(listLoader).load(row.listId)
    return list && toRankingList(list)
  }

  @FieldResolver(() => PersonType)
  person(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<PersonType | undefined> {
    return personOf(ctx, row.personId)
  }

  @FieldResolver(() => OrganisationType, { nullable: true })
  async club(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<OrganisationType | undefined> {
    const club = row.clubId ? await ctx.load(organisationLoader).load(row.clubId) : undefined
    return club && toOrganisation(club)
  }

  @FieldResolver(() => ExplanationType)
  async explanation(@Ctx() ctx: RequestContext, @Root() { row }: RankingEntryType): Promise<ExplanationType> {
    const list = await ctx.load(listLoader).load(row.listId)
    const policy = list && (await ctx.load(policyLoader).load(list.policyId))
    const awards = await Promise.all(row.counting.map(one => ctx.load(categorisedAwardLoader).load(one.awardId)))
    if (!list || !policy) throw new Error(`list ${row.listId} is missing`)
    const rated = ratedResults(row).map(result => ({ ...result, event: toGlobalId('Event', result.event) }))
    const explained: Explanation = unwrap(explainEntry(policy, list.asOf, { awards, rated }))
    return toExplanation(explained)
  }
}

@Resolver(() => CountingResultType)
export class CountingResultResolver {
  @FieldResolver(() => PointAwardType)
  async award(
    @Ctx() ctx: RequestContext,
    @Root() { awardId }: CountingResultType,
  ): Promise<PointAwardType | undefined> {
    const row = await ctx.load(awardLoader).load(awardId)
    return row && toPointAward(row)
  }
}

@Resolver(() => RatedResultType)
export class RatedResultResolver {
  @FieldResolver(() => EventType)
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: RatedResultType): Promise<EventType | undefined> {
    const row = await ctx.load(eventLoader).load(eventId)
    return row && toEvent(row)
  }
}

@Resolver(() => RankingHistoryPointType)
export class RankingHistoryPointResolver {
  @FieldResolver(() => RankingListType)
  list(@Root() { list }: RankingHistoryPointType): RankingListType {
    return list
  }
}

@Resolver(() => ListChangeType)
export class ListChangeResolver {
  @FieldResolver(() => RankingType)
  async ranking(@Ctx() ctx: RequestContext, @Root() { rankingId }: ListChangeType): Promise<RankingType | undefined> {
    const row = await ctx.load(rankingLoader).load(rankingId)
    return row && toRanking(row)
  }

  @FieldResolver(() => PersonType)
  person(@Ctx() ctx: RequestContext, @Root() { personId }: ListChangeType): Promise<PersonType | undefined> {
    return personOf(ctx, personId)
  }
}
