import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { countMoves, type ListMoveKind, movesPage, whoPassed } from '../../domain/awards/compare-lists.repo.js'
import { moveOf, placeChange } from '../../domain/awards/place-change.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { listLoader } from './awards.loaders.js'
import {
  ListComparisonType,
  ListMoveConnectionType,
  ListMoveCountType,
  ListMoveKindEnum,
  ListMoveType,
  PlaceCauseType,
  PlaceChangeType,
  toListMove,
  toPlaceCause,
  toPlaceChange,
} from './list-comparison.type.js'
import { RankingEntryType, RankingListType, toRankingEntry, toRankingList } from './ranking.type.js'

@Resolver(() => ListComparisonType)
export class ListComparisonResolver {
  @Query(() => ListComparisonType, {
    nullable: true,
    description: 'Two issues side by side, corrected or not; null unless both are there and of one ranking.',
  })
  async listComparison(
    @Ctx() ctx: RequestContext,
    @Arg('earlier', () => ID, { description: 'The issue to compare with.' }) earlierId: string,
    @Arg('later', () => ID, { description: 'The issue that is compared.' }) laterId: string,
  ): Promise<ListComparisonType | undefined> {
    const ids = [earlierId, laterId].map(id => unwrap(fromGlobalId('RankingList', id)))
    const [earlier, later] = await Promise.all(ids.map(id => ctx.load(listLoader).load(id)))
    if (!earlier || !later || earlier.rankingId !== later.rankingId) return undefined
    const lists = { earlier, later, earlierId: earlier.id, laterId: later.id }
    return { lists, policyChanged: earlier.policyId !== later.policyId }
  }

  @FieldResolver(() => RankingListType, { description: 'The issue that is compared with.' })
  earlier(@Root() { lists }: ListComparisonType): RankingListType {
    return toRankingList(lists.earlier)
  }

  @FieldResolver(() => RankingListType, { description: 'The issue that is compared.' })
  later(@Root() { lists }: ListComparisonType): RankingListType {
    return toRankingList(lists.later)
  }

  @FieldResolver(() => [ListMoveCountType], {
    description: 'How many moved in each way; ways nobody went are left out.',
  })
  async counts(@Ctx() { deps }: RequestContext, @Root() { lists }: ListComparisonType): Promise<ListMoveCountType[]> {
    return (await countMoves(deps.db, lists)).map(({ kind, n }) => ({ kind, count: n }))
  }

  @FieldResolver(() => ListMoveConnectionType, {
    description: 'Who moved, in the order of the later issue, those who left at the end.',
  })
  async moves(
    @Ctx() { deps }: RequestContext,
    @Root() { lists }: ListComparisonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
    @Arg('kind', () => ListMoveKindEnum, {
      description: 'Only those who moved so; unset, everybody who moved.',
      nullable: true,
    })
    kind?: ListMoveKind,
  ): Promise<ConnectionView<ListMoveType>> {
    const page = unwrap(readPage(deps.cursors, 'listMoves', { first, after }))
    const rows = await movesPage(deps.db, lists, kind, page)
    const shown = toConnection(deps.cursors, 'listMoves', page, rows, ({ line, personId }) => ({
      key: [line],
      id: personId,
    }))
    const counted = async () =>
      (await countMoves(deps.db, lists))
        .filter(one => (kind ? one.kind === kind : one.kind !== 'unchanged'))
        .reduce((sum, one) => sum + one.n, 0)
    return { ...mapNodes(shown, toListMove), totalCount: counted }
  }

  @FieldResolver(() => PlaceChangeType, {
    description: "What changed one person's place; null for somebody on neither issue.",
    nullable: true,
  })
  async placeChange(
    @Ctx() { deps }: RequestContext,
    @Root() { lists }: ListComparisonType,
    @Arg('person', () => ID, { description: 'The person.' }) person: string,
  ): Promise<PlaceChangeType | undefined> {
    const change = await placeChange(deps.db, lists, unwrap(fromGlobalId('Person', person)))
    return change && toPlaceChange(change)
  }
}

@Resolver(() => ListMoveType)
export class ListMoveResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: ListMoveType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}

@Resolver(() => PlaceCauseType)
export class PlaceCauseResolver {
  @FieldResolver(() => EventType, { description: 'The event behind it; none of a rest.', nullable: true })
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: PlaceCauseType): Promise<EventType | undefined> {
    const row = eventId ? await ctx.load(eventLoader).load(eventId) : undefined
    return row && toEvent(row)
  }
}

@Resolver(() => PlaceChangeType)
export class PlaceChangeResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { change }: PlaceChangeType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(change.personId)
    return row && toPerson(row)
  }

  @FieldResolver(() => RankingEntryType, { description: 'The line on the earlier issue.', nullable: true })
  before(@Root() { change }: PlaceChangeType): RankingEntryType | undefined {
    return change.before && toRankingEntry(change.before)
  }

  @FieldResolver(() => RankingEntryType, { description: 'The line on the later issue.', nullable: true })
  after(@Root() { change }: PlaceChangeType): RankingEntryType | undefined {
    return change.after && toRankingEntry(change.after)
  }

  @FieldResolver(() => [PlaceCauseType], { description: 'Each cause with its amount, the rest at the end.' })
  causes(
    @Root() { change }: PlaceChangeType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100, nullable: true }) first: number,
  ): PlaceCauseType[] {
    return change.causes.slice(0, atMost(first)).map(toPlaceCause)
  }

  @FieldResolver(() => [ListMoveType], { description: 'Who is ahead now and was not, best first.' })
  async passers(
    @Ctx() { deps }: RequestContext,
    @Root() { change }: PlaceChangeType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20, nullable: true }) first: number,
  ): Promise<ListMoveType[]> {
    const { lists, personId, before, after } = change
    if (!before || !after) return []
    return (await whoPassed(deps.db, lists, moveOf(personId, before, after), atMost(first))).map(toListMove)
  }
}
