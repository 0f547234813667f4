import type { Explanation } from '@paiji/rules'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { wholeAwardExplanation } from '../../domain/awards/whole-award.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { asksForHead, type EventHeadFields, EventType, toEvent, toEventHead } from '../events/event.type.js'
import { entryLoader, eventHeadLoader, eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import type { ConnectionView } from '../shared/page.type.js'
import { mayRead } from '../standings/revision-access.js'
import { StandingsRevisionType, toRevision } from '../standings/revision.type.js'
import { StandingLineType } from '../standings/standing-line.type.js'
import { revisionLoader } from '../standings/standings.loaders.js'
import {
  awardExplanationLoader,
  awardOfEntryLoader,
  awardsOfEventLoader,
  awardsOfPersonLoader,
  broughtPlacesLoader,
  broughtResultsLoader,
  eventAwardCountLoader,
  historyLoader,
  personAwardCountLoader,
  policyOfRunLoader,
  sourceOfRunLoader,
} from './awards.loaders.js'
import { PolicyType, toPolicy } from './policy.type.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { BroughtPlaceType, toBroughtPlace } from './brought-place.type.js'
import { BroughtResultType, toBroughtResult } from './brought-result.type.js'
import { PointAwardConnectionType, PointAwardType, toPointAward } from './point-award.type.js'
import { RankingEntryType, RankingHistoryPointType, toHistoryPoint, toRankingEntry } from './ranking.type.js'
import { SportEnum } from '../shared/enums.js'

/** What a standing computed once more counts for: a page of awards asks for few of them. */
const WHOLE_COST = 500

@Resolver(() => PointAwardType)
export class PointAwardResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where an official result gave it.',
  })
  async broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: PointAwardType): Promise<BroughtInType | undefined> {
    if (row.sourceRow === null) return undefined
    const found = await ctx.load(sourceOfRunLoader).load(row.runId)
    return found && { at: row.recordedAt, system: found.system, row: row.sourceRow, note: row.note }
  }

  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'The event it belongs to; none where it was brought in.',
  })
  async event(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PointAwardType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventType | EventHeadFields | undefined> {
    if (row.eventId === null) return undefined
    if (asksForHead(info)) {
      const head = await ctx.load(eventHeadLoader).load(row.eventId)
      return head && toEventHead(head)
    }
    const event = await ctx.load(eventLoader).load(row.eventId)
    return event && toEvent(event)
  }

  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: PointAwardType): Promise<PersonType | undefined> {
    const person = await ctx.load(personLoader).load(row.personId)
    return person && toPerson(person)
  }

  @FieldResolver(() => EntryType, {
    nullable: true,
    description: 'The contestant of the event; none where it was brought in.',
  })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: PointAwardType): Promise<EntryType | undefined> {
    const entry = row.entryId === null ? undefined : await ctx.load(entryLoader).load(row.entryId)
    return entry && toEntry(entry)
  }

  @FieldResolver(() => PolicyType, {
    nullable: true,
    description: 'The policy that was in force; none where it was brought in.',
  })
  async policy(@Ctx() ctx: RequestContext, @Root() { row }: PointAwardType): Promise<PolicyType | undefined> {
    const found = await ctx.load(policyOfRunLoader).load(row.runId)
    return found && toPolicy(found.policy)
  }

  @FieldResolver(() => StandingsRevisionType, { description: 'The official standing it was made of.', nullable: true })
  async revision(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PointAwardType,
  ): Promise<StandingsRevisionType | undefined> {
    const run = await ctx.load(policyOfRunLoader).load(row.runId)
    const revision = run?.revisionId ? await ctx.load(revisionLoader).load(run.revisionId) : undefined
    return revision && (await mayRead(ctx, revision)) ? toRevision(revision) : undefined
  }

  @FieldResolver(() => ExplanationType, {
    description: 'The tree behind the number, down to facts and articles.',
    complexity: ({ args, childComplexity }) => (args.whole ? WHOLE_COST : 1) + childComplexity,
  })
  async explanation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PointAwardType,
    @Arg('whole', () => Boolean, {
      defaultValue: false,
      description: 'With the total and the place it rests on, down to the boards: computed from the sheets once more.',
    })
    whole: boolean,
  ): Promise<ExplanationType | undefined> {
    if (whole) {
      const tree = await wholeAwardExplanation(ctx.deps.db, row.id)
      return tree && toExplanation(tree)
    }
    const found = await ctx.load(awardExplanationLoader).load(row.id)
    return found && toExplanation(found.explanation as Explanation)
  }
}

@Resolver(() => EventType)
export class EventAwardsResolver {
  @FieldResolver(() => PointAwardConnectionType, { description: 'Points given for it.' })
  async awards(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100, nullable: true }) first: number,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
  ): Promise<ConnectionView<PointAwardType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'eventAwards', { first, after }))
    const rows = await ctx.load(awardsOfEventLoader).load({ parentId: row.id, filter: null, page })
    const shown = toConnection(cursors, 'eventAwards', page, rows, ({ points, id }) => ({
      key: [points],
      id,
    }))
    return {
      ...mapNodes(shown, toPointAward),
      totalCount: async () => (await ctx.load(eventAwardCountLoader).load(row.id))?.n ?? 0,
    }
  }
}

@Resolver(() => StandingLineType)
export class StandingLineAwardResolver {
  @FieldResolver(() => PointAwardType, { description: 'The points awarded for the place.', nullable: true })
  async award(@Ctx() ctx: RequestContext, @Root() { row }: StandingLineType): Promise<PointAwardType | undefined> {
    const revision = await ctx.load(revisionLoader).load(row.revisionId)
    if (!revision?.officialAt || revision.supersededAt) return undefined
    const award = await ctx.load(awardOfEntryLoader).load(row.entryId)
    return award && toPointAward(award)
  }
}

@Resolver(() => PersonType)
export class PersonAwardsResolver {
  @FieldResolver(() => PointAwardConnectionType, { description: 'Points given to the person, newest first.' })
  async awards(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
    @Arg('sport', () => SportEnum, { description: 'Of this sport only.', nullable: true }) sport?: string,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
  ): Promise<ConnectionView<PointAwardType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'awards', { first, after }))
    const rows = await ctx.load(awardsOfPersonLoader).load({ parentId: row.id, filter: sport, page })
    const shown = toConnection(cursors, 'awards', page, rows, ({ earnedOn, id }) => ({
      key: [earnedOn],
      id,
    }))
    return {
      ...mapNodes(shown, toPointAward),
      totalCount: () => ctx.load(personAwardCountLoader).load({ parentId: row.id, filter: sport }),
    }
  }

  @FieldResolver(() => [BroughtPlaceType], {
    description: 'Places on ranking lists of before the switch, newest first.',
    complexity: 20,
  })
  async broughtPlaces(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100 }) first: number,
    @Arg('sport', () => SportEnum, { description: 'Of this sport only.', nullable: true }) sport?: string,
  ): Promise<BroughtPlaceType[]> {
    const rows = await ctx.load(broughtPlacesLoader).load(row.id)
    return rows
      .filter(one => !sport || one.sport === sport)
      .slice(0, atMost(first))
      .map(toBroughtPlace)
  }

  @FieldResolver(() => [BroughtResultType], {
    description: 'Places in events of before the switch, newest first.',
    complexity: 20,
  })
  async broughtResults(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100 }) first: number,
    @Arg('sport', () => SportEnum, { description: 'Of this sport only.', nullable: true }) sport?: string,
  ): Promise<BroughtResultType[]> {
    const rows = await ctx.load(broughtResultsLoader).load(row.id)
    return rows
      .filter(one => !sport || one.sport === sport)
      .slice(0, atMost(first))
      .map(toBroughtResult)
  }

  @FieldResolver(() => [RankingHistoryPointType], {
    description: 'One point per issued list, oldest first: the list as it is current now for its date.',
  })
  async history(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('ranking', () => String, { description: 'The code of the ranking.', nullable: true }) ranking?: string,
  ): Promise<RankingHistoryPointType[]> {
    const places = await ctx.load(historyLoader).load(row.id)
    return places.filter(place => !ranking || place.rankingCode === ranking).map(toHistoryPoint)
  }

  @FieldResolver(() => [RankingEntryType], { description: "The person's lines on the lists in force." })
  async currentRankings(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<RankingEntryType[]> {
    const places = await ctx.load(historyLoader).load(row.id)
    return places.filter(place => place.isNewest).map(place => toRankingEntry(place.entry))
  }
}
