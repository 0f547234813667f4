import type { Problem } from '@paiji/rules'
import { type QualificationRule, readStagePlan, stageWarnings, unfilledPlaces } from '@paiji/rules/pairing'
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { Place } from '../../auth/grants.js'
import type { RequestContext } from '../../context.js'
import type { EntryRow } from '../../domain/events/events.repo.js'
import { isPlaying } from '../../domain/events/is-playing.js'
import { canEnterResult } from '../../domain/results/policy.js'
import { calledAlike } from '../../domain/registry/called.js'
import { spokenOf } from '../../domain/rounds/readable.js'
import { canManageRounds, canReadRound } from '../../domain/rounds/policy.js'
import { clockOf } from '../../domain/rounds/round-clock.js'
import type { RoundRow } from '../../domain/rounds/rounds.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import {
  calledEntryLoader,
  entriesOfStageLoader,
  eventPlaceLoader,
  stageLoader,
  stagesOfEventLoader,
} from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import type { BilingualType } from '../shared/bilingual.type.js'
import { unwrap } from '../shared/errors.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { toPermission } from '../shared/permission.type.js'
import {
  PlaySessionType,
  ExtraTimeType,
  RoundChangeType,
  RoundClockType,
  RoundPermissionsType,
  RoundTableType,
  RoundType,
  toPlaySession,
  toRound,
  toRoundTable,
} from './round.type.js'
import {
  extraTimeLoader,
  roundLoader,
  roundsOfSessionLoader,
  sessionLoader,
  sessionsOfStageLoader,
  tablesOfRoundLoader,
} from './rounds.loaders.js'

const NOWHERE: Place = { organisationPath: [] }

/** Where the viewer's grants must lie for the event. */
export const placeOfEvent = async (ctx: RequestContext, eventId: string): Promise<Place> =>
  (await ctx.load(eventPlaceLoader).load(eventId)) ?? NOWHERE

/** The rounds of the list that the viewer may see. */
const readable = async (ctx: RequestContext, rounds: readonly RoundRow[]): Promise<RoundType[]> => {
  const seen = await Promise.all(
    rounds.map(async row => canReadRound(ctx.viewer, await placeOfEvent(ctx, row.eventId), row).allowed),
  )
  return rounds.filter((_, at) => seen[at]).map(toRound)
}

/** A round by its row id, if the viewer may see it. */
export const readableRound = async (ctx: RequestContext, id: string): Promise<RoundType | undefined> => {
  const row = await ctx.load(roundLoader).load(id)
  return row && (await readable(ctx, [row]))[0]
}

/** The rounds of a session that the viewer may see. */
export const readableRounds = async (ctx: RequestContext, sessionId: string): Promise<RoundType[]> =>
  readable(ctx, await ctx.load(roundsOfSessionLoader).load(sessionId))

const stageOf = async (ctx: RequestContext, stageId: string): Promise<StageType> => {
  const row = await ctx.load(stageLoader).load(stageId)
  if (!row) throw new Error(`stage ${stageId} of a session is missing`)
  return toStage(row)
}

/** Places of a stage that nobody of the stages before it fills. */
const unfilledFor = async (
  ctx: RequestContext,
  eventId: string,
  rules: readonly QualificationRule[],
  entries: readonly EntryRow[],
): Promise<readonly Problem[]> => {
  const before = new Set(rules.map(rule => rule.stage))
  const stages = (await ctx.load(stagesOfEventLoader).load(eventId)).filter(one => before.has(String(one.ordinal)))
  const grouped = await Promise.all(
    stages.map(async ({ id, ordinal }) => {
      const sides = await ctx.load(entriesOfStageLoader).load(id)
      return [String(ordinal), sides.map(side => ({ side: side.id, group: side.group ?? '' }))] as const
    }),
  )
  return unfilledPlaces(rules, new Map(grouped), new Set(entries.flatMap(one => one.fromEntryId ?? [])))
}

@Resolver(() => StageType)
export class StageSessionsResolver {
  @FieldResolver(() => [PlaySessionType], { description: 'In the order they are played.' })
  async sessions(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<PlaySessionType[]> {
    return (await ctx.load(sessionsOfStageLoader).load(row.id)).map(toPlaySession)
  }

  @FieldResolver(() => [ProblemType], { description: 'What a director should know before the first round.' })
  async warnings(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<ProblemType[]> {
    const plan = row.plan && readStagePlan(row.plan)
    if (!plan?.ok) return []
    const entries = await ctx.load(entriesOfStageLoader).load(row.id)
    const playing = entries.filter(isPlaying).length
    const unfilled = playing > 1 && plan.value.from ? await unfilledFor(ctx, row.eventId, plan.value.from, entries) : []
    return [...unfilled, ...stageWarnings({ ...plan.value, id: row.id }, playing)].map(toProblem)
  }
}

@Resolver(() => PlaySessionType)
export class PlaySessionResolver {
  @Query(() => PlaySessionType, { nullable: true, description: 'One sitting of a stage; null when there is none.' })
  async playSession(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<PlaySessionType | undefined> {
    const row = await ctx.load(sessionLoader).load(unwrap(fromGlobalId('PlaySession', id)))
    return row && toPlaySession(row)
  }

  @FieldResolver(() => StageType, { description: 'The stage it belongs to.' })
  stage(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<StageType> {
    return stageOf(ctx, row.stageId)
  }

  @FieldResolver(() => [RoundType], { description: 'Published ones; drafts too for those who manage them.' })
  async rounds(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<RoundType[]> {
    return readableRounds(ctx, row.id)
  }
}

@Resolver(() => RoundType)
export class RoundResolver {
  @Query(() => RoundType, { nullable: true, description: 'A round; null when there is none the viewer may see.' })
  round(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<RoundType | undefined> {
    return readableRound(ctx, unwrap(fromGlobalId('Round', id)))
  }

  @FieldResolver(() => PlaySessionType, { description: 'The session it is played in.' })
  async session(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<PlaySessionType> {
    const session = await ctx.load(sessionLoader).load(row.sessionId)
    if (!session) throw new Error(`session ${row.sessionId} of a round is missing`)
    return toPlaySession(session)
  }

  @FieldResolver(() => StageType, { description: 'The stage it belongs to.' })
  stage(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<StageType> {
    return stageOf(ctx, row.stageId)
  }

  @FieldResolver(() => RoundClockType, { nullable: true, description: 'Null without a start or a length.' })
  clock(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): RoundClockType | undefined {
    const now = ctx.deps.clock.now()
    const clock = clockOf(row, now)
    return clock && { ...clock, now }
  }

  @FieldResolver(() => [ExtraTimeType], {
    description: 'Tables that have time beyond its clock, in the order of the hall.',
  })
  extraTime(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<readonly ExtraTimeType[]> {
    return ctx.load(extraTimeLoader).load(row.id)
  }

  @FieldResolver(() => [RoundTableType], { description: 'Its tables and byes.' })
  async tables(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<RoundTableType[]> {
    return (await ctx.load(tablesOfRoundLoader).load(row.id)).map(toRoundTable)
  }

  @FieldResolver(() => [RoundChangeType], { description: 'What was changed by hand.' })
  async changes(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<RoundChangeType[]> {
    const changes = row.notes.changes ?? []
    if (changes.length === 0) return []
    const called = async (id: string): Promise<BilingualType> => {
      const entry = await ctx.load(calledEntryLoader).load(id)
      return entry ? spokenOf(entry) : calledAlike('')
    }
    return Promise.all(
      changes.map(async ({ a, b, ...change }) => {
        const [firstCalled, secondCalled] = await Promise.all([called(a), called(b)])
        return { ...change, first: firstCalled.zh, second: secondCalled.zh, firstCalled, secondCalled }
      }),
    )
  }

  @FieldResolver(() => RoundPermissionsType, { description: 'What the viewer may do with it.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<RoundPermissionsType> {
    const place = await placeOfEvent(ctx, row.eventId)
    return {
      canManage: toPermission(canManageRounds(ctx.viewer, place)),
      canEnterResult: toPermission(canEnterResult(ctx.viewer, place)),
    }
  }
}
