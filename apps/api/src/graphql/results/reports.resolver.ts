import { ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canSettleFlag } from '../../domain/results/policy.js'
import { answerReport, canReport, reportResult } from '../../domain/results/report-result.js'
import { correctionClock, isTimeOver, reportsByAccount, reportsOfEvent } from '../../domain/results/reports.repo.js'
import { openSheet } from '../../domain/results/results.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { eventLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { EventType, toEvent } from '../events/event.type.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import {
  AnswerReportInputType,
  ReportableResultType,
  ReportResultInputType,
  ResultReportPayload,
  ResultReportType,
  toReport,
  toReportable,
} from './reports.type.js'
import { colleague } from './second-look.resolver.js'

/** What contestants say is wrong with results. */
@Resolver(() => ResultReportType)
export class ReportsResolver {
  @Query(() => [ResultReportType], { description: 'What the viewer said is wrong with results, the newest first.' })
  async myResultReports(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many of them.' }) first: number,
  ): Promise<ResultReportType[]> {
    const { accountId } = viewer
    return accountId === undefined ? [] : (await reportsByAccount(deps.db, accountId, atMost(first))).map(toReport)
  }

  @Mutation(() => ResultReportPayload, {
    description: 'Says that a result is wrong: by whoever played for one of its sides, while scores are corrected.',
  })
  async reportResult(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ReportResultInputType, { description: 'What is to be done.' }) input: ReportResultInputType,
  ): Promise<ResultReportPayload> {
    const stage = fromGlobalId('Stage', input.stage, 'stage')
    const done = stage.ok ? await reportResult(deps, viewer, { ...input, stageId: stage.value }) : stage
    return toPayload(done, row => ({ report: toReport(row) }))
  }

  @Mutation(() => ResultReportPayload, { description: 'Answers what a contestant said; it is notified.' })
  async answerReport(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => AnswerReportInputType, { description: 'What is to be done.' }) input: AnswerReportInputType,
  ): Promise<ResultReportPayload> {
    const report = fromGlobalId('ResultReport', input.report, 'report')
    const request = report.ok ? ok({ ...input, reportId: report.value }) : report
    const done = request.ok ? await answerReport(deps, viewer, request.value) : request
    return toPayload(done, row => ({ report: toReport(row) }))
  }

  @FieldResolver(() => StageType, { nullable: true, description: 'The stage of the result.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: ResultReportType): Promise<StageType | undefined> {
    const found = await ctx.load(stageLoader).load(row.stageId)
    return found && toStage(found)
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event of the result.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: ResultReportType): Promise<EventType | undefined> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    const found = stage && (await ctx.load(eventLoader).load(stage.eventId))
    return found && toEvent(found)
  }

  @FieldResolver(() => String, { nullable: true, description: 'The name of whoever said it.' })
  reportedBy(@Ctx() ctx: RequestContext, @Root() { row }: ResultReportType): Promise<string | undefined> {
    return colleague(ctx, row.raisedBy)
  }
}

@Resolver(() => ReportableResultType)
export class ReportableResultResolver {
  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may say that it is wrong.' })
  async canReport(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { sheet }: ReportableResultType,
  ): Promise<PermissionType> {
    return toPermission(await canReport(deps.db, viewer, sheet))
  }

  @FieldResolver(() => [ResultReportType], { description: 'What the viewer has said of it, the newest first.' })
  async myReports(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { sheet }: ReportableResultType,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many of them.' }) first: number,
  ): Promise<ResultReportType[]> {
    if (viewer.accountId === undefined) return []
    const own = await reportsByAccount(deps.db, viewer.accountId, atMost(100))
    return own
      .filter(row => row.stageId === sheet.stageId && row.slot === sheet.slot)
      .slice(0, atMost(first))
      .map(toReport)
  }
}

@Resolver(() => StageType)
export class StageReportableResolver {
  @FieldResolver(() => ReportableResultType, {
    nullable: true,
    description: 'A result to say something about, for whoever played for one of its sides; null for others.',
  })
  async reportableResult(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { row }: StageType,
    @Arg('slot', () => String, { description: 'The place of a sheet in the draw.' }) slot: string,
  ): Promise<ReportableResultType | undefined> {
    const sheet = await openSheet(deps.db, row.id, slot)
    if (!sheet || !(await canReport(deps.db, viewer, sheet)).allowed) return undefined
    const clock = await correctionClock(deps.db, row.id)
    return toReportable(sheet, clock, isTimeOver(clock, deps.clock.now()))
  }
}

@Resolver(() => EventType)
export class EventReportsResolver {
  @FieldResolver(() => [ResultReportType], {
    description: 'What contestants say is wrong with its results, what waits first; for those who answer it.',
  })
  async resultReports(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<ResultReportType[]> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canSettleFlag(ctx.viewer, place).allowed) return []
    return (await reportsOfEvent(ctx.deps.db, row.id, atMost(first))).map(toReport)
  }
}
