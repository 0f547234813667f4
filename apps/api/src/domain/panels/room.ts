import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, max } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appealPoll, pollInvitation, user } from '../../db/schema/index.js'
import { hearingNoticeCodes } from '../../db/schema/notice-codes.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket, appendDockets } from '../appeals/docket.js'
import { settleNotices, tell } from '../appeals/notices.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase } from './case-scene.js'
import { canEnterRoom } from './policy.js'

export interface ScheduleHearingInput extends CaseInput {
  readonly at: Date
  readonly where: string
}

/** Whoever comes to a hearing is called to it, and told when it is off. */
const CALLED = ['parties', 'director', 'panel'] as const

/**
 * Time and place of a hearing, an address of the network where it is held there: both sides, the director and the panel are
 * asked to come. Said again, it is moved. Problem: ROOM_TEXT_MISSING.
 */
export const scheduleHearing = (
  deps: Deps,
  viewer: Viewer,
  input: ScheduleHearingInput,
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'scheduleHearing', permit: canEnterRoom }, input, async (tx, scene) => {
    const at = deps.clock.now()
    const where = input.where.trim()
    if (where === '') return err([problem('ROOM_TEXT_MISSING', { at: { path: 'where' } })])
    // Where and when it was to be before is no news any more; the version tells one day and place from the same set again.
    await settleNotices(tx, scene.row.id, at, { codes: hearingNoticeCodes })
    const code = scene.row.status === 'HEARING_SCHEDULED' ? 'HEARING_MOVED' : 'HEARING_SET'
    const news = { code, at, about: `${scene.row.version}`, dueAt: input.at, params: { where } } as const
    for (const to of CALLED) await tell(tx, scene.row, { ...news, to })
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'HEARING_SCHEDULED',
      text: where,
      visibility: 'parties',
      data: { at: input.at.toISOString() },
    })
  })

/** The hearing is off, for a reason; the panel goes on reading. All who were to come are told. Problem: REASON_MISSING. */
export const cancelHearing = (
  deps: Deps,
  viewer: Viewer,
  input: CaseInput & { readonly reason: string },
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'cancelHearing', permit: canEnterRoom }, input, async (tx, scene) => {
    const text = input.reason.trim()
    if (text === '') return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const at = deps.clock.now()
    const entry = { type: 'HEARING_CANCELLED', text, visibility: 'parties' } as const
    const cancelled = await appendDocket({ tx, deps, viewer }, scene.row, entry)
    if (!cancelled.ok) return cancelled
    await settleNotices(tx, scene.row.id, at, { codes: hearingNoticeCodes })
    const news = { code: 'HEARING_CANCELLED', at, about: `${scene.row.version}` } as const
    for (const to of CALLED) await tell(tx, scene.row, { ...news, to })
    return cancelled
  })

/** What was said, and by whom it was heard. */
export const recordHearing = (
  deps: Deps,
  viewer: Viewer,
  input: CaseInput & { readonly minutes: string },
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'recordHearing', permit: canEnterRoom }, input, async (tx, scene) => {
    await settleNotices(tx, scene.row.id, deps.clock.now(), { codes: hearingNoticeCodes })
    const text = input.minutes.trim()
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'HEARD', text, visibility: 'parties' })
  })

export interface OpenPollInput extends CaseInput {
  readonly question: string
  readonly options: readonly string[]
  readonly position?: unknown
  /** Accounts of those asked; nobody around the case. */
  readonly invited: readonly string[]
  /** The same by their place in the register. */
  readonly players?: readonly string[]
}

/** The accounts of those asked. Problem: POLL_PLAYER_WITHOUT_ACCOUNT. */
const accountsAsked = async (tx: Transaction, input: OpenPollInput): Promise<Outcome<string[]>> => {
  const players = [...new Set(input.players ?? [])]
  const rows =
    players.length > 0
      ? await tx.select({ id: user.id, personId: user.personId }).from(user).where(inArray(user.personId, players))
      : []
  const reached = new Set(rows.map(row => row.personId))
  if (players.some(player => !reached.has(player)))
    return err([problem('POLL_PLAYER_WITHOUT_ACCOUNT', { at: { path: 'players' } })])
  return ok([...new Set([...input.invited, ...rows.map(row => row.id)])])
}

/**
 * Asks players who do not know whose hand it is. Problems: ROOM_TEXT_MISSING, PANEL_MEMBER_CONFLICTED,
 * POLL_PLAYER_WITHOUT_ACCOUNT.
 */
export const openPoll = (deps: Deps, viewer: Viewer, input: OpenPollInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'openPoll', permit: canEnterRoom }, input, async (tx, scene) => {
    const options = [...new Set(input.options.map(option => option.trim()).filter(Boolean))]
    const question = input.question.trim()
    const asked = await accountsAsked(tx, input)
    if (!asked.ok) return asked
    const invited = asked.value
    if (question === '' || options.length < 2 || invited.length === 0)
      return err([problem('ROOM_TEXT_MISSING', { at: { path: 'question' } })])
    const around = new Set([
      ...scene.members.map(member => member.accountId),
      ...scene.parties.flatMap(party => (party.accountId ? [party.accountId] : [])),
    ])
    if (invited.some(account => around.has(account))) return err([problem('PANEL_MEMBER_CONFLICTED')])
    const [last] = await tx
      .select({ number: max(appealPoll.number) })
      .from(appealPoll)
      .where(eq(appealPoll.appealId, scene.row.id))
    const now = deps.clock.now()
    const about = { appealId: scene.row.id, number: (last?.number ?? 0) + 1, question, options }
    const opened = { openedBy: actorOf(viewer), recordedAt: now, position: input.position ?? null }
    const [poll] = await tx
      .insert(appealPoll)
      .values({ ...about, ...opened })
      .returning()
    if (!poll) throw new Error('a poll was not inserted')
    await tx.insert(pollInvitation).values(invited.map(accountId => ({ pollId: poll.id, accountId })))
    const data = { pollId: poll.id, asked: invited.length }
    return appendDocket({ tx, deps, viewer }, scene.row, { type: 'POLL_OPENED', text: '', visibility: 'panel', data })
  })

/** Opens the answers; none comes in any more. */
export const closePoll = (
  deps: Deps,
  viewer: Viewer,
  input: CaseInput & { readonly pollId: string },
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'closePoll', permit: canEnterRoom }, input, async (tx, scene) => {
    const [poll] = await tx
      .select()
      .from(appealPoll)
      .where(and(eq(appealPoll.id, input.pollId), eq(appealPoll.appealId, scene.row.id)))
    if (!poll) return err([problem('POLL_UNKNOWN')])
    if (poll.closedAt) return err([problem('POLL_CLOSED')])
    const closed = { closedAt: deps.clock.now(), closedBy: actorOf(viewer) }
    await tx.update(appealPoll).set(closed).where(eq(appealPoll.id, poll.id))
    const data = { pollId: poll.id }
    return appendDockets({ tx, deps, viewer }, scene.row, [
      { type: 'POLL_CLOSED', text: '', visibility: 'panel', data },
    ])
  })
