import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../context.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { awardLoader, listLoader, rankingLoader } from './awards/awards.loaders.js'
import { toPointAward } from './awards/point-award.type.js'
import { toRanking, toRankingList } from './awards/ranking.type.js'
import { toEntry } from './events/entry.type.js'
import { visibleEvent } from './events/event.resolver.js'
import { entryLoader, stageLoader } from './events/events.loaders.js'
import { toStage } from './events/stage.type.js'
import { toOrganisation } from './registry/organisation.type.js'
import { toPerson } from './registry/person.type.js'
import { organisationLoader, personLoader } from './registry/registry.loaders.js'
import { readableRound } from './rounds/round.resolver.js'
import { toPlaySession } from './rounds/round.type.js'
import { sessionLoader } from './rounds/rounds.loaders.js'
import { NodeUrlResolver } from './node-url.resolver.js'
import { NodeInterface } from './shared/node.type.js'
import { toRevision } from './standings/revision.type.js'
import { mayRead } from './standings/revision-access.js'
import { revisionLoader } from './standings/standings.loaders.js'
import { appealById } from './appeals/appeal.resolver.js'
import { correctionById } from './corrections/correction.resolver.js'
import { importById, questionById } from './imports/import.resolver.js'
import { rulingById } from './rulings/rule.resolver.js'
import { largeSpreadsheetById } from './bulk/large-table.resolver.js'
import { spreadsheetById } from './bulk/bulk.resolver.js'
import { readableAnomaly } from './desk/work-desk.resolver.js'
import { readableRequest } from './event-requests/event-requests.resolver.js'
import { readableCheck } from './switching/switching.resolver.js'
import { readableSanction } from './sanctions/sanctions.resolver.js'

type Finder = (ctx: RequestContext, id: string) => Promise<NodeInterface | undefined>

/** Every type of `Node`, found as the viewer may read it: as its own query answers, a record not for them is null. */
export const finders: Readonly<Record<string, Finder>> = {
  Appeal: appealById,
  Ruling: rulingById,
  Correction: correctionById,
  Import: importById,
  Spreadsheet: spreadsheetById,
  LargeSpreadsheet: largeSpreadsheetById,
  Sanction: readableSanction,
  PrintedListCheck: readableCheck,
  Anomaly: readableAnomaly,
  EventRequest: readableRequest,
  IdentityQuestion: questionById,
  Event: visibleEvent,
  Stage: async (ctx, id) => map(await ctx.load(stageLoader).load(id), toStage),
  PlaySession: async (ctx, id) => map(await ctx.load(sessionLoader).load(id), toPlaySession),
  Round: readableRound,
  Entry: async (ctx, id) => map(await ctx.load(entryLoader).load(id), toEntry),
  Person: async (ctx, id) => map(await ctx.load(personLoader).load(id), toPerson),
  Organisation: async (ctx, id) => map(await ctx.load(organisationLoader).load(id), toOrganisation),
  PointAward: async (ctx, id) => map(await ctx.load(awardLoader).load(id), toPointAward),
  Ranking: async (ctx, id) => map(await ctx.load(rankingLoader).load(id), toRanking),
  RankingList: async (ctx, id) => map(await ctx.load(listLoader).load(id), toRankingList),
  StandingsRevision: async (ctx, id) => {
    const row = await ctx.load(revisionLoader).load(id)
    return row && (await mayRead(ctx, row)) ? toRevision(row) : undefined
  },
}

const map = <T, U>(value: T | undefined, fn: (value: T) => U): U | undefined =>
  value === undefined ? undefined : fn(value)

@Resolver()
class NodeResolver {
  @Query(() => NodeInterface, {
    description: 'Anything with an opaque id, where the viewer may read it.',
    nullable: true,
  })
  async node(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<NodeInterface | undefined> {
    const found = parseGlobalId(id)
    return found && Object.hasOwn(finders, found.type) ? finders[found.type]?.(ctx, found.id) : undefined
  }
}

/** What finds a node by its id, and says where each is shown. */
export const nodeResolvers = [NodeResolver, NodeUrlResolver] as const
