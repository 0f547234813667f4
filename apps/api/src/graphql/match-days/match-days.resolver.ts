import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { captainsOfEntries } from '../../domain/line-ups/line-ups.repo.js'
import { answerMatchMove } from '../../domain/match-days/answer-match-move.js'
import { homeBalance, homeOf, venuesOf } from '../../domain/match-days/fixtures.js'
import { type MatchMoveRow, proposedMoves } from '../../domain/match-days/match-moves.repo.js'
import { moveMatch } from '../../domain/match-days/move-match.js'
import { canMoveMatch } from '../../domain/match-days/policy.js'
import { announcedMatches, roundsByIds, type TableRow } from '../../domain/rounds/rounds.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { StageType } from '../events/stage.type.js'
import { placeOfEvent } from '../rounds/round.resolver.js'
import { RoundTableType, RoundType, toRound, toRoundTable } from '../rounds/round.type.js'
import { roundLoader } from '../rounds/rounds.loaders.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import { FixturesType, HomeBalanceType, MatchMovePayload, MatchMoveType, toMatchMove } from './match-days.type.js'

/** Matches of one page at most. */
const MOST_FIXTURES = 200

const venueLoader: LoaderFactory<DataLoader<TableRow, string | undefined, string>> = ({ db }) =>
  new DataLoader(
    async tables => {
      const found = new Map((await venuesOf(db, tables)).map(one => [one.tableId, one.venue]))
      return tables.map(table => found.get(table.id))
    },
    { cacheKeyFn: table => table.id },
  )

const proposalLoader = rowLoader<MatchMoveRow>(proposedMoves, row => row.tableId)
const captainsLoader = rowsLoader<{ entryId: string; personId: string }>(captainsOfEntries, row => row.entryId)

/** The sides of a match that the viewer is captain of, and whether he may move it. */
const standingOf = async (ctx: RequestContext, row: TableRow) => {
  const captains = (await Promise.all(row.sides.map(side => ctx.load(captainsLoader).load(side)))).flat()
  const place = await placeOfEvent(ctx, row.eventId)
  const ids = captains.map(one => one.personId)
  const own = captains.filter(one => one.personId === ctx.viewer.personId).map(one => one.entryId)
  return { own, permission: canMoveMatch(ctx.viewer, place, ids) }
}

const moved: ActionAnswer<{ roundId: string }> = {
  payload: () => MatchMovePayload,
  of: (ctx: RequestContext, done: Outcome<{ roundId: string }>) =>
    toPayload(done, async ({ roundId }) => {
      const [row] = await roundsByIds(ctx.deps.db, [roundId])
      return { round: row ? toRound(row) : null }
    }),
  selects: 'round { id }',
}

/** Matches on other days. */
const MatchMoveActions = actionResolver(moved, moveMatch, answerMatchMove)

@Resolver(() => RoundTableType)
class MatchDayResolver {
  @FieldResolver(() => RoundType, { description: 'The round it is of.' })
  async round(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<RoundType> {
    const round = await ctx.load(roundLoader).load(row.roundId)
    if (!round) throw new Error(`round ${row.roundId} of a table is missing`)
    return toRound(round)
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When it begins: with its round, or when it was moved to.',
  })
  startsAt(@Root() { row }: RoundTableType): Date | null {
    return row.startsAt
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where it is played: where it was moved to, or where the side at home plays.',
  })
  async venue(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<string | undefined> {
    return ctx.load(venueLoader).load(row)
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The side at home; null where nobody is.' })
  async home(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<EntryType | undefined> {
    const home = homeOf(row)
    const side = home === undefined ? undefined : await ctx.load(entryLoader).load(home)
    return side && toEntry(side)
  }

  @FieldResolver(() => MatchMoveType, { nullable: true, description: 'To when and where it was moved.' })
  move(@Root() { row }: RoundTableType): MatchMoveType | undefined {
    return row.move ? toMatchMove(row.move) : undefined
  }

  @FieldResolver(() => MatchMoveType, {
    nullable: true,
    description: 'What its sides have not all agreed to; for them and the officers alone.',
  })
  async proposedMove(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<MatchMoveType | undefined> {
    if (row.kind !== 'match' || !(await standingOf(ctx, row)).permission.allowed) return undefined
    const found = await ctx.load(proposalLoader).load(row.id)
    return found && toMatchMove(found)
  }

  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may move it, or propose to.' })
  async canMove(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<PermissionType> {
    return toPermission((await standingOf(ctx, row)).permission)
  }

  @FieldResolver(() => [EntryType], { description: 'The sides of it that the viewer is captain of.' })
  async sidesOfViewer(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<EntryType[]> {
    if (ctx.viewer.personId === undefined) return []
    const { own } = await standingOf(ctx, row)
    const entries = await Promise.all(own.map(id => ctx.load(entryLoader).load(id)))
    return entries.flatMap(entry => (entry ? [toEntry(entry)] : []))
  }
}

@Resolver(() => MatchMoveType)
class MatchMoveResolver {
  @FieldResolver(() => [EntryType], { description: 'The sides that proposed it or agreed to it.' })
  async agreed(@Ctx() ctx: RequestContext, @Root() { row }: MatchMoveType): Promise<EntryType[]> {
    const entries = await Promise.all(row.agreed.map(id => ctx.load(entryLoader).load(id)))
    return entries.flatMap(entry => (entry ? [toEntry(entry)] : []))
  }
}

@Resolver(() => StageType)
class StageFixturesResolver {
  @FieldResolver(() => FixturesType, {
    description: 'Its announced matches, or those of one contestant.',
    complexity: 20,
  })
  async fixtures(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StageType,
    @Arg('entry', () => ID, { nullable: true, description: 'The contestant.' }) entry?: string,
  ): Promise<FixturesType> {
    const entryId = entry ? unwrap(fromGlobalId('Entry', entry, 'entry')) : undefined
    const tables = await announcedMatches(ctx.deps.db, { stageId: row.id, entryId })
    return { tables, total: tables.length }
  }
}

@Resolver(() => FixturesType)
class FixturesResolver {
  @FieldResolver(() => [RoundTableType], { description: 'In the order of the rounds.' })
  matches(
    @Root() { tables }: FixturesType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: MOST_FIXTURES }) first: number,
    @Arg('skip', () => Int, { description: 'Matches to pass over.', defaultValue: 0 }) skip: number,
  ): RoundTableType[] {
    const from = Math.max(0, skip)
    return tables.slice(from, from + Math.min(MOST_FIXTURES, Math.max(1, first))).map(toRoundTable)
  }

  @FieldResolver(() => [HomeBalanceType], { description: 'How often each side is at home; empty where nobody is.' })
  homeBalance(@Root() { tables }: FixturesType): HomeBalanceType[] {
    return homeBalance(tables).map(row => ({ row, home: row.home, away: row.away }))
  }
}

@Resolver(() => HomeBalanceType)
class HomeBalanceResolver {
  @FieldResolver(() => EntryType, { description: 'The side.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: HomeBalanceType): Promise<EntryType> {
    const entry = await ctx.load(entryLoader).load(row.entryId)
    if (!entry) throw new Error(`entry ${row.entryId} is missing`)
    return toEntry(entry)
  }
}

export const matchDayResolvers = [
  MatchMoveActions,
  MatchDayResolver,
  MatchMoveResolver,
  StageFixturesResolver,
  FixturesResolver,
  HomeBalanceResolver,
] as const
