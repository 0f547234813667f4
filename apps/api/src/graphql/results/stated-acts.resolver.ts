import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { peopleOfEntry } from '../../domain/events/speaks-for-side.js'
import { type EntryPlayerRow, playersByEntries } from '../../domain/events/events.repo.js'
import { canContest, contestStatedAct } from '../../domain/results/contest-stated-act.js'
import type { ReportRow } from '../../domain/results/reports.repo.js'
import { correctionClock, isTimeOver } from '../../domain/results/reports.repo.js'
import type { ResultProblemCode } from '../../domain/results/problem-codes.js'
import { contestsOf, type StatedAct, statedActById, statedActsOf } from '../../domain/results/stated-acts.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { allOf, allowed, refused } from '../../base/permission.js'
import { entryLoader } from '../events/events.loaders.js'
import { EntryPlayerType, EntryType, toEntry, toEntryPlayer } from '../events/entry.type.js'
import { EventType } from '../events/event.type.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { enumOf } from '../shared/enum.js'
import { RoleEnum } from '../shared/enums.js'
import { toPayload } from '../shared/errors.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import { ResultReportPayload, ResultReportType, toReport } from './reports.type.js'

const StatedActKindEnum = enumOf<StatedAct['kind']>(
  'StatedActKind',
  'What an officer may say in the place of a side.',
  {
    substitution: 'That somebody plays in another’s place.',
    lineUp: 'Who of a team sits where in a segment of its match.',
  },
)

@ObjectType('StatedAct', {
  description: 'What an officer said in the place of a side, with the power it was said by; for the side’s own people.',
})
export class StatedActType {
  act!: StatedAct

  @Field(() => ID, { description: 'To contest it.' })
  id!: string

  @Field(() => StatedActKindEnum, { description: 'What was said.' })
  kind!: StatedAct['kind']

  @Field(() => RoleEnum, { description: 'The role by which it was said.' })
  power!: StatedAct['power']

  @Field(() => DateTime, { description: 'When.' })
  statedAt!: Date

  @Field(() => Int, { nullable: true, description: 'The first session of a substitute.' })
  fromSession!: number | null

  @Field(() => Int, { nullable: true, description: 'The segment of a line-up within its match.' })
  segment!: number | null
}

const toStatedAct = (act: StatedAct): StatedActType => ({
  act,
  id: toGlobalId('StatedAct', act.id),
  kind: act.kind,
  power: act.power,
  statedAt: act.at,
  fromSession: act.fromSession,
  segment: act.segment,
})

const reportAnswer: ActionAnswer<ReportRow> = {
  payload: () => ResultReportPayload,
  of: (_, outcome) => toPayload(outcome, row => ({ report: toReport(row) })),
  selects: 'report { id }',
}

const ContestResolver = actionResolver(reportAnswer, contestStatedAct)

@Resolver(() => EventType)
class EventStatedActsResolver {
  @FieldResolver(() => [StatedActType], {
    description: 'What officers said in the place of the viewer’s sides, the newest first.',
  })
  async statedForViewer(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<StatedActType[]> {
    if (ctx.viewer.personId === undefined) return []
    return (await statedActsOf(ctx.deps.db, row.id, ctx.viewer.personId)).map(toStatedAct)
  }
}

const lineOf = async (ctx: RequestContext, { entryId, ordinal }: StatedAct): Promise<readonly EntryPlayerRow[]> =>
  (await playersByEntries(ctx.deps.db, [entryId])).filter(one => one.ordinal === ordinal)

const player = (row: EntryPlayerRow | undefined): EntryPlayerType | undefined => row && toEntryPlayer(row)

const OVER: ResultProblemCode = 'REPORT_TIME_OVER'
const OPEN: ResultProblemCode = 'REPORT_OPEN_ALREADY'

@Resolver(() => StatedActType)
class StatedActResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The side.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { act }: StatedActType): Promise<EntryType | undefined> {
    const row = await ctx.load(entryLoader).load(act.entryId)
    return row && toEntry(row)
  }

  @FieldResolver(() => EntryPlayerType, { nullable: true, description: 'Whose place was taken.' })
  async replaced(@Ctx() ctx: RequestContext, @Root() { act }: StatedActType): Promise<EntryPlayerType | undefined> {
    return player((await lineOf(ctx, act)).find(one => one.untilSession === (act.fromSession ?? 0) - 1))
  }

  @FieldResolver(() => EntryPlayerType, { nullable: true, description: 'Who plays instead.' })
  async substitute(@Ctx() ctx: RequestContext, @Root() { act }: StatedActType): Promise<EntryPlayerType | undefined> {
    return player((await lineOf(ctx, act)).find(one => one.fromSession === act.fromSession))
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when it may be contested; null: no clock runs yet.',
  })
  async contestUntil(@Ctx() ctx: RequestContext, @Root() { act }: StatedActType): Promise<Date | null> {
    return (await correctionClock(ctx.deps.db, act.stageId)).dueAt
  }

  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may contest it now.' })
  async canContest(@Ctx() { deps, viewer }: RequestContext, @Root() { act }: StatedActType): Promise<PermissionType> {
    const isOver = isTimeOver(await correctionClock(deps.db, act.stageId), deps.clock.now())
    const isOpen = (await contestsOf(deps.db, [act.id])).size > 0
    const may = canContest(viewer, await peopleOfEntry(deps.db, act.entryId))
    return toPermission(allOf(may, isOpen ? refused(OPEN) : isOver ? refused(OVER) : allowed))
  }

  @FieldResolver(() => ResultReportType, { nullable: true, description: 'What the side said against it.' })
  async contested(
    @Ctx() { deps }: RequestContext,
    @Root() { act }: StatedActType,
  ): Promise<ResultReportType | undefined> {
    const row = (await contestsOf(deps.db, [act.id])).get(act.id)
    return row && toReport(row)
  }
}

@Resolver(() => ResultReportType)
class ContestedActResolver {
  @FieldResolver(() => StatedActType, {
    nullable: true,
    description: 'What an officer said in the place of the side, where that is contested; null of a result.',
  })
  async statedAct(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: ResultReportType,
  ): Promise<StatedActType | undefined> {
    const found = row.statedActId === null ? undefined : await statedActById(deps.db, row.statedActId)
    return found && toStatedAct(found)
  }
}

export const statedActResolvers = [
  ContestResolver,
  EventStatedActsResolver,
  StatedActResolver,
  ContestedActResolver,
] as const
