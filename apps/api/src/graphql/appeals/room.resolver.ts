import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { answerPoll, pollsOf } from '../../domain/panels/answer-poll.js'
import { closePoll, openPoll, recordHearing, scheduleHearing } from '../../domain/panels/room.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { act, CasePayload } from './case.payload.js'
import {
  AnswerPollInputType,
  ClosePollInputType,
  OpenPollInputType,
  RecordHearingInputType,
  ScheduleHearingInputType,
} from './room.input.js'
import { PlayerPollType, PollPayload, toPoll } from './room.type.js'

@Resolver()
export class RoomResolver {
  @Query(() => [PlayerPollType], { description: 'For the panel and its clerk.' })
  async pollsOf(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<PlayerPollType[]> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    return unwrap(await pollsOf(deps, viewer, id)).map(toPoll)
  }

  @Mutation(() => CasePayload)
  scheduleHearing(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ScheduleHearingInputType) input: ScheduleHearingInputType,
  ): Promise<CasePayload> {
    return act(input, about => scheduleHearing(deps, viewer, { ...about, at: input.at, where: input.where }))
  }

  @Mutation(() => CasePayload)
  recordHearing(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RecordHearingInputType) input: RecordHearingInputType,
  ): Promise<CasePayload> {
    return act(input, about => recordHearing(deps, viewer, { ...about, minutes: input.minutes }))
  }

  @Mutation(() => CasePayload)
  openPoll(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => OpenPollInputType) input: OpenPollInputType,
  ): Promise<CasePayload> {
    const { question, options, invited } = input
    return act(input, about => openPoll(deps, viewer, { ...about, question, options, invited }))
  }

  @Mutation(() => CasePayload)
  closePoll(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ClosePollInputType) input: ClosePollInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const poll = fromGlobalId('Poll', input.poll, 'poll')
      return poll.ok ? closePoll(deps, viewer, { ...about, pollId: poll.value }) : poll
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
    return toPayload(answered, ({ pollId }) => ({ poll: toGlobalId('Poll', pollId) }))
  }
}
