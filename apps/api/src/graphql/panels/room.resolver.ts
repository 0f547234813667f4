import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { answerPoll, invitedPoll, pollsOf } from '../../domain/panels/answer-poll.js'
import { cancelHearing, closePoll, openPoll, recordHearing, scheduleHearing } from '../../domain/panels/room.js'
import { fromGlobalId, fromGlobalIds } from '../../domain/shared/global-id.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { caseIdOf, ReasonedCaseInputType } from '../appeals/appeal.input.js'
import { act, AppealPayload } from '../appeals/appeal.payload.js'
import {
  AnswerPollInputType,
  ClosePollInputType,
  OpenPollInputType,
  RecordHearingInputType,
  ScheduleHearingInputType,
} from './room.input.js'
import { PollInvitationType, PlayerPollType, PollPayload, toPollInvitation, toPoll } from './room.type.js'

@Resolver()
export class RoomResolver {
  @Query(() => [PlayerPollType], { description: 'For the panel and its clerk.' })
  async pollsOf(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PlayerPollType[]> {
    const id = caseIdOf(appeal)
    return unwrap(await pollsOf(deps, viewer, id)).map(toPoll)
  }

  @Query(() => PollInvitationType, { description: 'For those invited to answer.' })
  async pollInvitation(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('poll', () => ID, { description: 'The poll.' }) poll: string,
  ): Promise<PollInvitationType> {
    const id = unwrap(fromGlobalId('Poll', poll, 'poll'))
    return toPollInvitation(unwrap(await invitedPoll(deps, viewer, id)))
  }

  @Mutation(() => AppealPayload, { description: 'Sets or moves a hearing.' })
  scheduleHearing(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ScheduleHearingInputType) input: ScheduleHearingInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about =>
      scheduleHearing(ctx.deps, ctx.viewer, { ...about, at: input.at, where: input.where }),
    )
  }

  @Mutation(() => AppealPayload, { description: 'Calls off a hearing that was set.' })
  cancelHearing(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => cancelHearing(ctx.deps, ctx.viewer, { ...about, reason: input.reason }))
  }

  @Mutation(() => AppealPayload, { description: 'Records what was said at a hearing.' })
  recordHearing(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordHearingInputType) input: RecordHearingInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => recordHearing(ctx.deps, ctx.viewer, { ...about, minutes: input.minutes }))
  }

  @Mutation(() => AppealPayload, { description: 'Opens a poll of players who do not know the case.' })
  openPoll(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenPollInputType) input: OpenPollInputType,
  ): Promise<AppealPayload> {
    const { question, options, invited } = input
    return act(ctx, input, async about => {
      const players = fromGlobalIds('Person', input.players ?? [], 'players')
      if (!players.ok) return players
      return openPoll(ctx.deps, ctx.viewer, { ...about, question, options, invited, players: players.value })
    })
  }

  @Mutation(() => AppealPayload, { description: 'Closes a poll of players.' })
  closePoll(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ClosePollInputType) input: ClosePollInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const poll = fromGlobalId('Poll', input.poll, 'poll')
      return poll.ok ? closePoll(ctx.deps, ctx.viewer, { ...about, pollId: poll.value }) : poll
    })
  }

  @Mutation(() => PollPayload, { description: 'One answer, once, kept without a name.' })
  async answerPoll(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => AnswerPollInputType) input: AnswerPollInputType,
  ): Promise<PollPayload> {
    const poll = fromGlobalId('Poll', input.poll, 'poll')
    const { option, level, comment, idempotencyKey } = input
    const about = { option, level, ...(comment ? { comment } : {}), ...(idempotencyKey ? { idempotencyKey } : {}) }
    const answered = poll.ok ? await answerPoll(deps, viewer, { pollId: poll.value, ...about }) : poll
    return toPayload(answered, async ({ pollId }) => {
      const asked = await invitedPoll(deps, viewer, pollId)
      return asked.ok ? { poll: toPollInvitation(asked.value) } : {}
    })
  }
}
