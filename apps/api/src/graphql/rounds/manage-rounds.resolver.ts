import { all, err, ok } from '@paiji/rules'
import { emptyChair } from '@paiji/rules/pairing'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { advanceStage } from '../../domain/rounds/advance-stage.js'
import { applySeating } from '../../domain/rounds/apply-seating.js'
import { changeSettings } from '../../domain/rounds/change-settings.js'
import { closeRound } from '../../domain/rounds/close-round.js'
import { type BlockedDraw, drawRound } from '../../domain/rounds/draw-round.js'
import { endStage } from '../../domain/rounds/end-stage.js'
import { giveExtraTime } from '../../domain/rounds/extra-time.js'
import { nameWinner } from '../../domain/rounds/name-winner.js'
import { openSession } from '../../domain/rounds/open-session.js'
import { publishRound } from '../../domain/rounds/publish-round.js'
import { setClock } from '../../domain/rounds/set-clock.js'
import { swapSides } from '../../domain/rounds/swap-sides.js'
import { undoRound } from '../../domain/rounds/undo-round.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { stageOf, withBoth } from '../events/manage-event.resolver.js'
import { StagePayload } from '../events/manage-event.payload.js'
import { toPayload } from '../shared/errors.js'
import { toProblem } from '../shared/problem.type.js'
import {
  AdvanceStageInputType,
  ApplySeatingInputType,
  ChangeSettingsInputType,
  CloseRoundInputType,
  DrawRoundInputType,
  GiveExtraTimeInputType,
  EndStageInputType,
  NameWinnerInputType,
  OpenSessionInputType,
  PublishRoundInputType,
  SetRoundClockInputType,
  SwapSidesInputType,
  UndoRoundInputType,
} from './manage-rounds.input.js'
import { ApplyMovementInputType } from './movement.input.js'
import { BlockedDrawType, DrawRoundPayload, RoundPayload, SessionPayload } from './manage-rounds.payload.js'
import { readableRound } from './round.resolver.js'
import { toPlaySession } from './round.type.js'
import { sessionLoader } from './rounds.loaders.js'

const roundOf = async (ctx: RequestContext, id: string | undefined) => ({
  round: id === undefined ? undefined : await readableRound(ctx, id),
})
const sessionOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(sessionLoader).load(id)
  return { session: row && toPlaySession(row) }
}
const entriesOf = async (ctx: RequestContext, ids: readonly string[]): Promise<EntryType[]> => {
  const rows = await Promise.all(ids.filter(id => id !== emptyChair).map(id => ctx.load(entryLoader).load(id)))
  return rows.flatMap(row => (row ? [toEntry(row)] : []))
}

const toBlocked = async (ctx: RequestContext, { round, blocking, choices }: BlockedDraw): Promise<BlockedDrawType> => ({
  round,
  choices,
  around: await entriesOf(ctx, blocking.around),
  groups: await Promise.all(blocking.groups.map(group => entriesOf(ctx, group))),
  withBye: [...blocking.around, ...blocking.groups.flat()].includes(emptyChair),
})

const readManual = (manual: NonNullable<DrawRoundInputType['way']>['manual']) => {
  if (!manual) return ok(undefined)
  const pairs: [string, string][] = []
  for (const pair of manual.pairs) {
    const [first, second] = pair.map(id => fromGlobalId('Entry', id, 'manual.pairs'))
    if (!first?.ok || !second?.ok) return fromGlobalId('Entry', '', 'manual.pairs') as Outcome<never>
    pairs.push([first.value, second.value])
  }
  const bye = manual.bye ? fromGlobalId('Entry', manual.bye, 'manual.bye') : ok(undefined)
  return bye.ok ? ok({ pairs, bye: bye.value, reason: manual.reason }) : bye
}

const readDraw = (input: DrawRoundInputType) => {
  const stageId = fromGlobalId('Stage', input.stage, 'stage')
  if (!stageId.ok) return stageId
  const manual = readManual(input.way?.manual)
  if (!manual.ok) return manual
  const { way, idempotencyKey } = input
  return ok({ stageId: stageId.value, choice: way?.relaxing ?? undefined, manual: manual.value, idempotencyKey })
}

const readSwap = ({ round, first, second, ...input }: SwapSidesInputType) => {
  const ids = [
    fromGlobalId('Round', round, 'round'),
    fromGlobalId('Entry', first, 'first'),
    fromGlobalId('Entry', second, 'second'),
  ]
  const [roundId, a, b] = ids.map(id => (id.ok ? id.value : undefined))
  if (roundId === undefined || a === undefined || b === undefined)
    return err(ids.flatMap(id => (id.ok ? [] : id.error)))
  return ok({ ...input, roundId, first: a, second: b })
}

/** Draws, changes, announces and closes rounds. */
@Resolver()
export class ManageRoundsResolver {
  @Mutation(() => StagePayload, { description: 'Changes how a stage is played; its standings are derived again.' })
  async changeSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSettingsInputType) { stage, plan, removePlan, ...input }: ChangeSettingsInputType,
  ): Promise<StagePayload> {
    const stageId = fromGlobalId('Stage', stage, 'stage')
    const done = stageId.ok
      ? await changeSettings(ctx.deps, ctx.viewer, { ...input, plan: removePlan ? null : plan, stageId: stageId.value })
      : stageId
    return toPayload(done, value => stageOf(ctx, value.stageId))
  }

  @Mutation(() => SessionPayload, { description: 'Opens another session of a stage.' })
  async openSession(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenSessionInputType) { stage, ...input }: OpenSessionInputType,
  ): Promise<SessionPayload> {
    const stageId = fromGlobalId('Stage', stage, 'stage')
    const done = stageId.ok ? await openSession(ctx.deps, ctx.viewer, { ...input, stageId: stageId.value }) : stageId
    return toPayload(done, value => sessionOf(ctx, value.sessionId))
  }

  @Mutation(() => StagePayload, { description: 'Ends a stage before its plan is played out.' })
  async endStage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndStageInputType) { stage, ...input }: EndStageInputType,
  ): Promise<StagePayload> {
    const stageId = fromGlobalId('Stage', stage, 'stage')
    const done = stageId.ok ? await endStage(ctx.deps, ctx.viewer, { ...input, stageId: stageId.value }) : stageId
    return toPayload(done, value => stageOf(ctx, value.stageId))
  }

  @Mutation(() => StagePayload, { description: 'Fills a stage from the standings of those before it.' })
  async advanceStage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AdvanceStageInputType) { stage, ...input }: AdvanceStageInputType,
  ): Promise<StagePayload> {
    const stageId = fromGlobalId('Stage', stage, 'stage')
    const done = stageId.ok ? await advanceStage(ctx.deps, ctx.viewer, { ...input, stageId: stageId.value }) : stageId
    return toPayload(done, async value => ({ ...(await stageOf(ctx, value.stageId)), entered: value.entered }))
  }

  @Mutation(() => DrawRoundPayload, {
    description: 'Drafts the next round; answers `blocked` where no legal pairing is left.',
  })
  async drawRound(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DrawRoundInputType) input: DrawRoundInputType,
  ): Promise<DrawRoundPayload> {
    const request = readDraw(input)
    const drawn = request.ok ? await drawRound(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(drawn, async ({ stageId, roundId, blocked, cut }) => ({
      ...(await stageOf(ctx, stageId)),
      ...(await roundOf(ctx, roundId)),
      ...(blocked ? { blocked: await toBlocked(ctx, blocked) } : {}),
      ...(cut ? { cut: await entriesOf(ctx, cut) } : {}),
    }))
  }

  @Mutation(() => RoundPayload, { description: 'Lets two sides of a draft change places.' })
  async swapSides(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SwapSidesInputType) input: SwapSidesInputType,
  ): Promise<RoundPayload> {
    const request = readSwap(input)
    const done = request.ok ? await swapSides(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(done, value => roundOf(ctx, value.roundId))
  }

  @Mutation(() => SessionPayload, { description: 'Throws a draft away.' })
  async undoRound(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoRoundInputType) { round, ...input }: UndoRoundInputType,
  ): Promise<SessionPayload> {
    const roundId = fromGlobalId('Round', round, 'round')
    const done = roundId.ok ? await undoRound(ctx.deps, ctx.viewer, { ...input, roundId: roundId.value }) : roundId
    return toPayload(done, value => sessionOf(ctx, value.sessionId))
  }

  @Mutation(() => RoundPayload, { description: 'Announces a draft.' })
  async publishRound(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishRoundInputType) { round, suspended, ...input }: PublishRoundInputType,
  ): Promise<RoundPayload> {
    const ids = withBoth(
      fromGlobalId('Round', round, 'round'),
      answersOf(suspended, 'suspended'),
      (roundId, answered) => publishRound(ctx.deps, ctx.viewer, { ...input, roundId, suspended: answered }),
    )
    return toPayload(await ids, async value => ({ ...(await roundOf(ctx, value.roundId)), published: value.published }))
  }

  @Mutation(() => RoundPayload, { description: 'Names who goes on from a match that its games leave open.' })
  async nameWinner(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NameWinnerInputType) { round, winner, ...input }: NameWinnerInputType,
  ): Promise<RoundPayload> {
    const ids = withBoth(
      fromGlobalId('Round', round, 'round'),
      fromGlobalId('Entry', winner, 'winner'),
      (roundId, entryId) => nameWinner(ctx.deps, ctx.viewer, { ...input, roundId, winner: entryId }),
    )
    return toPayload(await ids, value => roundOf(ctx, value.roundId))
  }

  @Mutation(() => RoundPayload, { description: 'Closes a round.' })
  async closeRound(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CloseRoundInputType) { round, suspended, ...input }: CloseRoundInputType,
  ): Promise<RoundPayload> {
    const ids = withBoth(
      fromGlobalId('Round', round, 'round'),
      answersOf(suspended, 'suspended'),
      (roundId, answered) => closeRound(ctx.deps, ctx.viewer, { ...input, roundId, suspended: answered }),
    )
    return toPayload(await ids, value => roundOf(ctx, value.roundId))
  }

  @Mutation(() => RoundPayload, { description: 'Gives one table time beyond the clock of its round.' })
  async giveExtraTime(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveExtraTimeInputType) { round, ...input }: GiveExtraTimeInputType,
  ): Promise<RoundPayload> {
    const roundId = fromGlobalId('Round', round, 'round')
    const done = roundId.ok ? await giveExtraTime(ctx.deps, ctx.viewer, { ...input, roundId: roundId.value }) : roundId
    return toPayload(done, value => roundOf(ctx, value.roundId))
  }

  @Mutation(() => RoundPayload, { description: 'Starts, stops or sets the clock of a round.' })
  async setRoundClock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetRoundClockInputType) { round, ...input }: SetRoundClockInputType,
  ): Promise<RoundPayload> {
    const roundId = fromGlobalId('Round', round, 'round')
    const done = roundId.ok ? await setClock(ctx.deps, ctx.viewer, { ...input, roundId: roundId.value }) : roundId
    return toPayload(done, value => roundOf(ctx, value.roundId))
  }

  @Mutation(() => SessionPayload, { description: 'Drafts all rounds of a session from a movement.' })
  applyMovement(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ApplyMovementInputType) input: ApplyMovementInputType,
  ): Promise<SessionPayload> {
    const { movement, ...rest } = input
    const [kind, particulars] = Object.entries(movement).find(([, given]) => given) ?? ['', {}]
    const own = particulars === true ? {} : Array.isArray(particulars) ? { seats: particulars } : particulars
    return seat(ctx, 'movement', { ...rest, ...own, kind })
  }

  @Mutation(() => SessionPayload, {
    description: 'Drafts all rounds of a session from a seating, or the next one by the standings.',
  })
  applySeating(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ApplySeatingInputType) input: ApplySeatingInputType,
  ): Promise<SessionPayload> {
    return seat(ctx, 'seating', input)
  }
}

const seat = async (
  ctx: RequestContext,
  method: 'movement' | 'seating',
  {
    session,
    idempotencyKey,
    better,
    absent,
    keep,
    ...request
  }: Pick<ApplySeatingInputType, 'session' | 'idempotencyKey' | 'better' | 'absent' | 'keep'>,
): Promise<SessionPayload> => {
  const sessionId = fromGlobalId('PlaySession', session, 'session')
  const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined && value !== null))
  const done = await withBoth(sessionId, answersOf(absent ?? [], 'absent'), (id, away) =>
    applySeating(ctx.deps, ctx.viewer, {
      sessionId: id,
      method,
      request: given,
      better,
      absent: away,
      ...(keep ? { again: { keep } } : {}),
      idempotencyKey,
    }),
  )
  return toPayload(done, async ({ sessionId: id, rounds, warnings }) => ({
    ...(await sessionOf(ctx, id)),
    rounds,
    warnings: warnings.map(toProblem),
  }))
}

const answersOf = (ids: readonly string[] | undefined, path: string): Outcome<readonly string[]> =>
  all((ids ?? []).map(id => fromGlobalId('Entry', id, path)))
