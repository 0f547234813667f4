import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { giveLineUp } from '../../domain/line-ups/give-line-up.js'
import { captainsOfEntries } from '../../domain/line-ups/line-ups.repo.js'
import { lineUpRuleOf, matchSides, type MatchSide, type SideSegment } from '../../domain/line-ups/match-sides.js'
import { canGiveLineUp, canMendLineUp } from '../../domain/line-ups/policy.js'
import { type TableRow, tablesByIds } from '../../domain/rounds/rounds.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry, toEntryPlayer } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { withBoth } from '../events/manage-event.resolver.js'
import { placeOfEvent } from '../rounds/round.resolver.js'
import { RoundTableType, toRoundTable } from '../rounds/round.type.js'
import { toPayload } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { toPermission } from '../shared/permission.type.js'
import { personOfAccountLoader } from '../shared/second-person.js'
import { GiveLineUpInputType, LineUpPayload, LineUpSegmentType, LineUpSideType, LineUpType } from './line-up.type.js'

const sidesLoader: LoaderFactory<DataLoader<TableRow, MatchSide[], string>> = ({ db }) =>
  new DataLoader(
    async tables => {
      const sides = await matchSides(db, tables)
      return tables.map(table => sides.filter(side => side.table.id === table.id))
    },
    { cacheKeyFn: table => table.id },
  )

const captainsLoader = rowsLoader<{ entryId: string; personId: string }>(captainsOfEntries, row => row.entryId)

const toSegment = (
  segment: SideSegment,
  side: MatchSide,
  { own, captains }: Pick<LineUpSegmentType, 'own' | 'captains'>,
): LineUpSegmentType => ({
  segment,
  own,
  seen: side.rule.terms.seen,
  captains,
  players: side.players.map(toEntryPlayer),
  number: segment.number,
  boards: segment.boards,
  started: segment.started,
  submitted: segment.row !== undefined,
})

/** Who of a team plays which segment of its match. */
@Resolver(() => RoundTableType)
export class LineUpsResolver {
  @Mutation(() => LineUpPayload, { description: 'Says who of a team sits where in one segment of its match.' })
  async giveLineUp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveLineUpInputType, { description: 'What is to be done.' })
    { table, entry, ...input }: GiveLineUpInputType,
  ): Promise<LineUpPayload> {
    const done = withBoth(
      fromGlobalId('RoundTable', table, 'table'),
      fromGlobalId('Entry', entry, 'entry'),
      (tableId, entryId) => giveLineUp(ctx.deps, ctx.viewer, { ...input, tableId, entryId }),
    )
    return toPayload(await done, async ({ tableId }) => {
      const [row] = await tablesByIds(ctx.deps.db, [tableId])
      return { table: row ? toRoundTable(row) : null }
    })
  }

  @FieldResolver(() => Boolean, { description: 'Whether teams name who plays at it.' })
  hasLineUps(@Root() { row }: RoundTableType): boolean {
    return lineUpRuleOf(row) !== undefined
  }

  @FieldResolver(() => [LineUpSideType], {
    description: 'Its sides with their line-ups; empty where a match has none or is not announced.',
    complexity: 10,
  })
  async lineUps(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<LineUpSideType[]> {
    if (row.roundStatus === 'PLANNED' || !lineUpRuleOf(row)) return []
    const place = await placeOfEvent(ctx, row.eventId)
    const sides = await ctx.load(sidesLoader).load(row)
    const mend = canMendLineUp(ctx.viewer, place)
    const playsFor = sides.find(({ players }) => players.some(one => one.personId === (ctx.viewer.personId ?? '')))
    return Promise.all(
      sides.map(async side => {
        const captains = (await ctx.load(captainsLoader).load(side.entryId)).map(one => one.personId)
        const give = canGiveLineUp(ctx.viewer, place, captains)
        const own = give.allowed && (playsFor === undefined || playsFor === side)
        return {
          entryId: side.entryId,
          canGive: toPermission(give),
          canMend: toPermission(mend),
          seats: side.rule.seats,
          dueAt: side.segments[0]?.due,
          lateArticle: side.rule.terms.late,
          seen: side.rule.terms.seen,
          players: side.players.map(toEntryPlayer),
          segments: side.segments.map(segment => toSegment(segment, side, { own, captains })),
        }
      }),
    )
  }
}

@Resolver(() => LineUpSideType)
export class LineUpSideResolver {
  @FieldResolver(() => EntryType, { description: 'The team.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: LineUpSideType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(entryId)
    if (!row) throw new Error(`entry ${entryId} is missing`)
    return toEntry(row)
  }
}

@Resolver(() => LineUpSegmentType)
export class LineUpSegmentResolver {
  @FieldResolver(() => LineUpType, {
    nullable: true,
    description: 'Who plays; for others than the team and the director only once the conditions disclose it.',
  })
  async lineUp(
    @Ctx() ctx: RequestContext,
    @Root() { segment, own, seen, captains, players }: LineUpSegmentType,
  ): Promise<LineUpType | undefined> {
    const { row, answered, started, rooms, due } = segment
    const disclosed = {
      both: answered,
      deadline: due === undefined ? answered : ctx.deps.clock.now() > due,
      atOnce: true,
    }
    if (!row || !(own || started || disclosed[seen])) return undefined
    const giver = (await ctx.load(personOfAccountLoader).load(row.givenBy))?.personId ?? ''
    return {
      byOffice: !captains.includes(giver),
      rooms: rooms.map(room => ({
        room,
        players: (row.rooms[room] ?? []).flatMap(place => players.find(one => one.ordinal === place) ?? []),
      })),
      givenAt: row.recordedAt,
      reason: row.reason,
    }
  }
}
