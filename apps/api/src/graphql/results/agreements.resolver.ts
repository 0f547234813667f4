import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { agreeWithResults } from '../../domain/results/agree-with-results.js'
import {
  agreedBy,
  agreementsOfEvent,
  type PlayedStage,
  sheetsOfEntries,
  stagesPlayedOfLate,
} from '../../domain/results/agreements.repo.js'
import { canSettleFlag } from '../../domain/results/policy.js'
import { correctionClock, isTimeOver } from '../../domain/results/reports.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { inOrderOfPlay } from '../../domain/standings/order-of-play.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPayload } from '../shared/errors.js'
import { mayRead } from '../standings/revision-access.js'
import { derivedLoader, revisionsOfStageLoader } from '../standings/standings.loaders.js'
import { travellerLines } from '../standings/traveller-lines.js'
import { TravellerLineType } from '../standings/traveller.type.js'
import {
  AgreeWithResultsInputType,
  AgreeWithResultsPayload,
  ResultAgreementsType,
  ResultsToConfirmType,
} from './agreements.type.js'

/** Stages that are looked through for those with something to confirm. */
const LATE_STAGES = 12

/** The newest revision of a stage that the viewer may read. */
const readableRevision = async (ctx: RequestContext, stageId: string): Promise<RevisionRow | undefined> => {
  const rows = await ctx.load(revisionsOfStageLoader).load(stageId)
  for (const row of rows.toSorted((a, b) => b.number - a.number)) if (await mayRead(ctx, row)) return row
  return undefined
}

/** What waits for the viewer's word in one stage; nothing where the time is over or nothing can be read. */
const waitingIn = async (
  ctx: RequestContext,
  { stageId, entryId }: PlayedStage,
): Promise<ResultsToConfirmType | undefined> => {
  const { deps, viewer } = ctx
  const clock = await correctionClock(deps.db, stageId)
  if (isTimeOver(clock, deps.clock.now())) return undefined
  const revision = await readableRevision(ctx, stageId)
  if (!revision) return undefined
  const ids = (await sheetsOfEntries(deps.db, stageId, [entryId])).map(({ id }) => id)
  const said = await agreedBy(deps.db, viewer.accountId ?? '', ids)
  const waiting = new Set(ids.filter(id => !said.has(id)))
  return ids.length === 0 ? undefined : { revision, entryId, waiting, dueAt: clock.dueAt, agreed: said.size }
}

/** What players say of results of their own that are right. */
@Resolver(() => ResultsToConfirmType)
export class AgreementsResolver {
  @Query(() => [ResultsToConfirmType], {
    description: 'Results of late that the viewer played, while scores are still corrected, the newest event first.',
  })
  async resultsToConfirm(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 3, description: 'How many contestants of stages.' }) first: number,
  ): Promise<ResultsToConfirmType[]> {
    const { deps, viewer } = ctx
    if (viewer.accountId === undefined || viewer.personId === undefined) return []
    const played = await stagesPlayedOfLate(deps.db, viewer.personId, deps.clock.now(), LATE_STAGES)
    const found = await Promise.all(played.map(one => waitingIn(ctx, one)))
    return found.flatMap(one => one ?? []).slice(0, atMost(first))
  }

  @Mutation(() => AgreeWithResultsPayload, {
    description: 'Agrees with results: by whoever played for one of their sides, while scores are corrected.',
  })
  async agreeWithResults(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => AgreeWithResultsInputType, { description: 'What is to be done.' })
    input: AgreeWithResultsInputType,
  ): Promise<AgreeWithResultsPayload> {
    const stage = fromGlobalId('Stage', input.stage, 'stage')
    const { sheets: sheetIds, idempotencyKey } = input
    const done = stage.ok
      ? await agreeWithResults(deps, viewer, { stageId: stage.value, sheetIds, idempotencyKey })
      : stage
    return toPayload(done, ({ agreed }) => ({ agreed }))
  }

  @FieldResolver(() => StageType, { nullable: true, description: 'The stage that was played.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { revision }: ResultsToConfirmType): Promise<StageType | undefined> {
    const row = await ctx.load(stageLoader).load(revision.stageId)
    return row && toStage(row)
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event of the stage.' })
  async event(@Ctx() ctx: RequestContext, @Root() { revision }: ResultsToConfirmType): Promise<EventType | undefined> {
    const stage = await ctx.load(stageLoader).load(revision.stageId)
    const row = stage && (await ctx.load(eventLoader).load(stage.eventId))
    return row && toEvent(row)
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The contestant the viewer plays for.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: ResultsToConfirmType): Promise<EntryType | undefined> {
    const row = await ctx.load(entryLoader).load(entryId)
    return row && toEntry(row)
  }

  @FieldResolver(() => [TravellerLineType], { description: 'The results that wait for the viewer’s word.' })
  async lines(
    @Ctx() ctx: RequestContext,
    @Root() { revision, waiting }: ResultsToConfirmType,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many of them.' }) first: number,
  ): Promise<TravellerLineType[]> {
    if (waiting.size === 0) return []
    const derived = await ctx.load(derivedLoader).load(revision)
    return inOrderOfPlay(travellerLines(revision, derived, fact => waiting.has(fact.id))).slice(0, atMost(first))
  }
}

@Resolver(() => EventType)
export class EventAgreementsResolver {
  @FieldResolver(() => ResultAgreementsType, {
    nullable: true,
    description: 'How many results their contestants agree with; for those who answer what they say.',
  })
  async resultAgreements(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
  ): Promise<ResultAgreementsType | undefined> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canSettleFlag(ctx.viewer, place).allowed) return undefined
    return agreementsOfEvent(ctx.deps.db, row.id)
  }
}
