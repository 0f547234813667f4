import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { EntryFilter } from '../../domain/awards/list-reads.repo.js'
import { searchQuery } from '../../domain/registry/search-text.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { CorrectionType, toCorrection } from '../corrections/correction.type.js'
import { correctionLoader } from '../corrections/corrections.loaders.js'
import { EventType } from '../events/event.type.js'
import { visibleEvent } from '../events/event.resolver.js'
import type { Position } from '../../domain/shared/cursor.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import {
  entriesLoader,
  entryCountLoader,
  entryOfPersonLoader,
  eventsOfListLoader,
  listBinsLoader,
  listChangesLoader,
  listLoader,
  listPublicationLoader,
  policyLoader,
  previousListLoader,
  rankingLoader,
  successorLoader,
} from './awards.loaders.js'
import { printHundredths } from './hundredths.js'
import { ListChangeType, toListChange } from './list-change.type.js'
import { PublicationType, toPublication } from './publication.type.js'
import { PolicyType, toPolicy } from './policy.type.js'
import {
  RankingEntryConnectionType,
  RankingEntryType,
  RankingFilterInput,
  RankingListType,
  RankingType,
  toRanking,
  toRankingEntry,
  toRankingList,
  ValueBinType,
} from './ranking.type.js'

const readFilter = (filter: RankingFilterInput | undefined): EntryFilter => ({
  organisationId: filter?.organisation ? unwrap(fromGlobalId('Organisation', filter.organisation)) : undefined,
  gender: filter?.gender ?? undefined,
  query: filter?.text ? searchQuery(filter.text) : undefined,
})

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Where a page begins whose first line is this one of the list, counted from 1. */
const beforeLine = (line: number): Position => ({ key: [line - 1], id: LAST_ID })

@Resolver(() => RankingListType)
export class RankingListResolver {
  @FieldResolver(() => RankingType, { description: 'The ranking it belongs to.' })
  async ranking(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<RankingType | undefined> {
    const ranking = await ctx.load(rankingLoader).load(row.rankingId)
    return ranking && toRanking(ranking)
  }

  @FieldResolver(() => PolicyType, { description: 'The policy that was in force.' })
  async policy(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<PolicyType | undefined> {
    const policy = await ctx.load(policyLoader).load(row.policyId)
    return policy && toPolicy(policy)
  }

  @FieldResolver(() => CorrectionType, {
    description: 'The correction that made this issue necessary.',
    nullable: true,
  })
  async correction(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<CorrectionType | undefined> {
    const correction = row.correctionId ? await ctx.load(correctionLoader).load(row.correctionId) : undefined
    return correction && toCorrection(correction)
  }

  @FieldResolver(() => PublicationType, {
    description: 'Its public digest and signature; registered within a minute of the issue.',
    nullable: true,
  })
  async publication(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingListType,
  ): Promise<PublicationType | undefined> {
    const registered = await ctx.load(listPublicationLoader).load(row.id)
    return registered && toPublication(registered)
  }

  @FieldResolver(() => RankingListType, { description: 'The issue that it corrects.', nullable: true })
  async supersedes(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<RankingListType | undefined> {
    const list = row.supersedesId ? await ctx.load(listLoader).load(row.supersedesId) : undefined
    return list && toRankingList(list)
  }

  @FieldResolver(() => RankingListType, { description: 'The corrected issue that took its place.', nullable: true })
  async supersededBy(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingListType,
  ): Promise<RankingListType | undefined> {
    const list = await ctx.load(successorLoader).load(row.id)
    return list && toRankingList(list)
  }

  @FieldResolver(() => RankingListType, { description: 'The list before it in time.', nullable: true })
  async previous(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<RankingListType | undefined> {
    const list = await ctx.load(previousListLoader).load(row.id)
    return list && toRankingList(list)
  }

  @FieldResolver(() => [ValueBinType], {
    complexity: 100,
    description: 'How its values are spread: bins of one round width, the lowest first, twenty-one at the most.',
  })
  async distribution(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<ValueBinType[]> {
    const found = await ctx.load(listBinsLoader).load(row.id)
    return (found?.bins ?? []).map(({ from, until, count }) => ({
      from: printHundredths(from),
      until: printHundredths(until),
      count,
    }))
  }

  @FieldResolver(() => RankingEntryConnectionType, { description: 'The lines of the list.' })
  async entries(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingListType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100, nullable: true }) first: number,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
    @Arg('filter', () => RankingFilterInput, { description: 'Whom to show.', nullable: true })
    given?: RankingFilterInput,
    @Arg('from', () => Int, {
      description: 'The line of the whole list to begin with, counted from 1; `after` goes before it.',
      nullable: true,
    })
    from?: number,
  ): Promise<ConnectionView<RankingEntryType>> {
    const { cursors } = ctx.deps
    const [asked, filter] = [unwrap(readPage(cursors, 'ranking', { first, after })), readFilter(given)]
    const begins = asked.after ?? (from && from > 1 ? beforeLine(from) : undefined)
    const page = { ...asked, after: begins }
    const rows = await ctx.load(entriesLoader).load({ parentId: row.id, filter, page })
    const shown = toConnection(cursors, 'ranking', page, rows, ({ position, personId }) => ({
      key: [position],
      id: personId,
    }))
    return {
      ...mapNodes(shown, toRankingEntry),
      totalCount: () => ctx.load(entryCountLoader).load({ parentId: row.id, filter }),
    }
  }

  @FieldResolver(() => RankingEntryType, { description: "One person's line.", nullable: true })
  async entry(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingListType,
    @Arg('person', () => ID, { description: 'The person.' }) person: string,
  ): Promise<RankingEntryType | undefined> {
    const personId = unwrap(fromGlobalId('Person', person))
    const entry = await ctx.load(entryOfPersonLoader).load({ listId: row.id, personId })
    return entry && toRankingEntry(entry)
  }

  @FieldResolver(() => [EventType], { description: 'Those whose points or results count, the latest first.' })
  async events(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingListType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
  ): Promise<EventType[]> {
    const rows = (await ctx.load(eventsOfListLoader).load(row.id)).slice(0, atMost(first))
    const events = await Promise.all(rows.map(({ eventId }) => visibleEvent(ctx, eventId)))
    return events.flatMap(event => event ?? [])
  }

  @FieldResolver(() => [ListChangeType], { description: 'Whom a corrected issue moved.' })
  async changes(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<ListChangeType[]> {
    return (await ctx.load(listChangesLoader).load(row)).map(toListChange)
  }
}
