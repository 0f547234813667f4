import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { appeal, appealPoll, pollAnswer, pollInvitation } from '../../db/schema/index.js'
import { zoneOf } from '../../db/today.js'
import { recordAudit } from '../audit/record.js'
import { dayOf } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { readScene } from './case-scene.js'
import { canRead } from './policy.js'

export interface AnswerPollInput {
  readonly pollId: string
  readonly option: string
  /** How well the pollee plays, in his or her own words. */
  readonly level: string
  readonly comment?: string
  readonly idempotencyKey?: string
}

/**
 * One answer, once, without a name: the invitation says that it came, the answer does not say from whom.
 * Problems: NOT_PERMITTED (NOT_INVITED), POLL_CLOSED, POLL_ANSWERED, POLL_OPTION_UNKNOWN.
 */
export const answerPoll = (deps: Deps, viewer: Viewer, input: AnswerPollInput): Promise<Outcome<{ pollId: string }>> =>
  idempotently(deps, viewer, 'answerPoll', { idempotencyKey: input.idempotencyKey }, async tx => {
    const invitation = tx
      .select()
      .from(pollInvitation)
      .where(and(eq(pollInvitation.pollId, input.pollId), eq(pollInvitation.accountId, viewer.accountId ?? '')))
      .$dynamic()
    const [seen] = await invitation
    const [invited] = seen ? await invitation.for('update') : []
    if (!invited) {
      const permitted = requirePermission(refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'NOT_INVITED'))
      return permitted as Outcome<never>
    }
    const [poll] = await tx
      .select({ poll: appealPoll, organisationId: appeal.organisationId, timeZone: zoneOf(appeal.eventId) })
      .from(appealPoll)
      .innerJoin(appeal, eq(appeal.id, appealPoll.appealId))
      .where(eq(appealPoll.id, input.pollId))
    if (!poll || poll.poll.closedAt) return err([problem('POLL_CLOSED')])
    if (invited.answered) return err([problem('POLL_ANSWERED')])
    if (!poll.poll.options.includes(input.option))
      return err([problem('POLL_OPTION_UNKNOWN', { at: { path: 'option' } })])
    await tx
      .update(pollInvitation)
      .set({ answered: true })
      .where(and(eq(pollInvitation.pollId, input.pollId), eq(pollInvitation.accountId, invited.accountId)))
    await tx.insert(pollAnswer).values({
      pollId: input.pollId,
      option: input.option,
      level: input.level.trim(),
      comment: input.comment?.trim() || null,
      answeredOn: dayOf(deps.clock.now(), poll.timeZone),
    })
    await recordAudit(
      tx,
      { ...viewer, accountId: 'pollee', requestId: 'poll' },
      {
        type: 'POLL_ANSWERED',
        organisationId: poll.organisationId,
        aggregateKind: 'poll',
        aggregateId: input.pollId,
        data: { pollId: input.pollId },
      },
    )
    return ok({ pollId: input.pollId })
  })

/** A poll as somebody asked reads it: the question and the options. Problems: NOT_PERMITTED (NOT_INVITED). */
export const invitedPoll = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  pollId: string,
): Promise<Outcome<{ poll: typeof appealPoll.$inferSelect; answered: boolean }>> => {
  const [found] = await deps.db
    .select({ poll: appealPoll, answered: pollInvitation.answered })
    .from(pollInvitation)
    .innerJoin(appealPoll, eq(appealPoll.id, pollInvitation.pollId))
    .where(and(eq(pollInvitation.pollId, pollId), eq(pollInvitation.accountId, viewer.accountId ?? '')))
  if (found) return ok(found)
  return requirePermission(refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'NOT_INVITED')) as Outcome<never>
}

export interface PollResult {
  readonly poll: typeof appealPoll.$inferSelect
  /** Undefined while it is open. */
  readonly answers:
    | readonly { readonly option: string; readonly level: string; readonly comment: string | null }[]
    | undefined
}

/** The polls of a case for its room; the answers of those that are closed. */
export const pollsOf = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<PollResult[]>> => {
  const scene = await readScene(deps.db, viewer, appealId, canRead('pollAnswers'))
  if (!scene.ok) return scene
  const polls = await deps.db
    .select()
    .from(appealPoll)
    .where(eq(appealPoll.appealId, appealId))
    .orderBy(appealPoll.number)
  const closed = polls.filter(poll => poll.closedAt).map(poll => poll.id)
  const answers =
    closed.length > 0
      ? await deps.db
          .select()
          .from(pollAnswer)
          .where(and(inArray(pollAnswer.pollId, closed), isNotNull(pollAnswer.option)))
          .orderBy(pollAnswer.option, pollAnswer.id)
      : []
  return ok(
    polls.map(poll => ({
      poll,
      answers: poll.closedAt
        ? answers
            .filter(each => each.pollId === poll.id)
            .map(({ option, level, comment }) => ({ option, level, comment }))
        : undefined,
    })),
  )
}
