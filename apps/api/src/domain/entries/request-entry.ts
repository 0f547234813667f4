import { err, ok } from '@paiji/rules'
import { and, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { entry, entryPlayer, entryRequest, entryRequestPlayer } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { seatedEntries } from '../events/event-facts.repo.js'
import { leaveStage } from '../events/withdraw-entry.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { isOpenEntryRequest, type TermsRow } from './entries.repo.js'
import { entryScene, lockEvent, lockedRequest, moveOn, promoteWaiting, type RequestScene } from './entry-scene.js'
import { whyNotEligible } from './eligibility.js'
import { notifyEntry } from './notify-entry.js'
import { canEnterOneself, canKeepEntries, canSpeakFor } from './policy.js'
import { refuse } from './refuse.js'
import { oneRow } from '../../db/one-row.js'

export interface RequestEntryInput {
  readonly eventId: string
  /** A team's name. */
  readonly name?: string | undefined
  /** Partner or team mates, without the one who asks. */
  readonly with: readonly string[]
  readonly idempotencyKey?: string | undefined
}

type Changed = { readonly requestId: string }

/**
 * A player asks to play, with whom; the others are asked to agree. Problems: NOT_PERMITTED, EVENT_UNKNOWN,
 * EVENT_CANCELLED, EVENT_NOT_ANNOUNCED, ENTRIES_NOT_OPEN, ENTRIES_CLOSED, ENTRY_STAGE_MISSING, ENTRY_TEAM_SIZE, and for each player why he may
 * not play (`whyNotEligible`).
 */
export const requestEntry = (deps: Deps, viewer: Viewer, input: RequestEntryInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'requestEntry', input, async tx => {
    const permitted = requirePermission(canEnterOneself(viewer))
    if (!permitted.ok) return permitted
    const captainId = viewer.personId ?? ''
    const scene = await entryScene(tx, input.eventId)
    if (!scene.ok) return scene
    const { event, stage, terms } = scene.value
    if (event.unannounced) return refuse('EVENT_NOT_ANNOUNCED')
    const closed = outsideWindow(terms, deps.clock.now())
    if (closed) return closed
    const personIds = [captainId, ...input.with.filter(id => id !== captainId)]
    if (personIds.length < terms.teamMin || personIds.length > terms.teamMax)
      return refuse('ENTRY_TEAM_SIZE', 'with', { least: terms.teamMin, most: terms.teamMax })
    await lockEvent(tx, event.id)
    const seesAll = (id: string) => id === captainId
    const problems = await whyNotEligible(tx, { event, stage, terms, personIds, seesAll })
    if (problems.length > 0) return err(problems)
    const now = deps.clock.now()
    const request = oneRow(
      await tx
        .insert(entryRequest)
        .values({
          organisationId: event.organisationId,
          eventId: event.id,
          name: input.name?.trim() || null,
          status: 'AWAITING_PLAYERS',
          captainId,
          requestedBy: actorOf(viewer),
        })
        .returning(),
    )
    const players = await tx
      .insert(entryRequestPlayer)
      .values(
        personIds.map((personId, at) => ({
          requestId: request.id,
          personId,
          ordinal: at + 1,
          ...(at === 0 ? { answer: 'confirmed' as const, answeredAt: now } : {}),
        })),
      )
      .returning()
    const moved = await moveOn({ tx, deps, viewer }, { ...scene.value, request, players }, { deskAgrees: false })
    if (!moved.ok) return moved
    await recordAudit(tx, viewer, {
      type: 'ENTRY_REQUESTED',
      organisationId: event.organisationId,
      aggregateKind: 'event',
      aggregateId: event.id,
      data: { requestId: request.id, status: moved.value, personIds },
    })
    return ok({ requestId: request.id })
  })

const outsideWindow = (terms: TermsRow, now: Date): Outcome<never> | undefined => {
  if (now < terms.opensAt) return refuse('ENTRIES_NOT_OPEN')
  return now > terms.closesAt ? refuse('ENTRIES_CLOSED') : undefined
}

const named = (scene: RequestScene): string[] => scene.players.map(player => player.personId)

const isOpen = ({ request }: RequestScene): boolean => isOpenEntryRequest(request)

export interface AnswerEntryInput {
  readonly requestId: string
  readonly confirm: boolean
  readonly idempotencyKey?: string | undefined
}

/**
 * Somebody named in a request agrees to play, or does not, which ends it. Problems: ENTRY_REQUEST_UNKNOWN,
 * NOT_PERMITTED, ENTRY_ANSWERED_ALREADY, ENTRY_REQUEST_SETTLED, ENTRIES_CLOSED, and those of `whyNotEligible`.
 */
export const answerEntry = (deps: Deps, viewer: Viewer, input: AnswerEntryInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'answerEntry', input, async tx => {
    const found = await lockedRequest(tx, input.requestId, scene => canSpeakFor(viewer, named(scene)))
    if (!found.ok) return found
    const { request, players, terms, event } = found.value
    const own = players.find(player => player.personId === viewer.personId)
    if (own?.answer !== 'asked') return refuse('ENTRY_ANSWERED_ALREADY')
    if (request.status !== 'AWAITING_PLAYERS') return refuse('ENTRY_REQUEST_SETTLED')
    const now = deps.clock.now()
    if (now > terms.closesAt) return refuse('ENTRIES_CLOSED')
    const answer = input.confirm ? ('confirmed' as const) : ('declined' as const)
    const answered = { ...own, answer, answeredAt: now }
    await tx.update(entryRequestPlayer).set(answered).where(eq(entryRequestPlayer.id, own.id))
    const scene = { ...found.value, players: players.map(player => (player.id === own.id ? answered : player)) }
    const status = input.confirm ? await confirmed({ tx, deps, viewer }, scene) : ok('DECLINED')
    if (!status.ok) return status
    if (!input.confirm)
      await tx
        .update(entryRequest)
        .set({ status: 'DECLINED', decidedBy: actorOf(viewer), decidedAt: now })
        .where(eq(entryRequest.id, request.id))
    if (!input.confirm) await notifyEntry({ tx, deps, viewer }, scene, 'DECLINED')
    await recordAudit(tx, viewer, {
      type: 'ENTRY_ANSWERED',
      organisationId: event.organisationId,
      aggregateKind: 'event',
      aggregateId: event.id,
      data: { requestId: request.id, personId: own.personId, answer, status: status.value },
    })
    return ok({ requestId: request.id })
  })

/** The last one to agree brings everybody in, so all are looked at again. */
const confirmed = async (act: Act, scene: RequestScene): Promise<Outcome<string>> => {
  const { event, stage, terms, request } = scene
  const seesAll = (id: string) => id === act.viewer.personId
  const question = { event, stage, terms, personIds: named(scene), requestId: request.id, seesAll }
  const problems = await whyNotEligible(act.tx, question)
  return problems.length > 0 ? err(problems) : moveOn(act, scene, { deskAgrees: false })
}

export interface LeaveEntryInput {
  readonly requestId: string
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * One of the players takes the contestant off the list, in time; whoever waits longest comes in.
 * Problems: ENTRY_REQUEST_UNKNOWN, NOT_PERMITTED, ENTRY_REQUEST_SETTLED, ENTRY_WITHDRAWAL_LATE.
 */
export const leaveEntry = (deps: Deps, viewer: Viewer, input: LeaveEntryInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'leaveEntry', input, async tx => {
    const found = await lockedRequest(tx, input.requestId, scene => canSpeakFor(viewer, named(scene)))
    if (!found.ok) return found
    if (!isOpen(found.value)) return refuse('ENTRY_REQUEST_SETTLED')
    if (deps.clock.now() > found.value.terms.withdrawUntil) return refuse('ENTRY_WITHDRAWAL_LATE')
    return close({ tx, deps, viewer }, found.value, { status: 'WITHDRAWN', reason: input.reason?.trim() || null })
  })

interface Closing {
  readonly status: 'WITHDRAWN' | 'DECLINED'
  readonly reason: string | null
}

const close = async (act: Act, scene: RequestScene, { status, reason }: Closing): Promise<Outcome<Changed>> => {
  const { tx, deps, viewer } = act
  const { request, event } = scene
  const entryId = await takeOff(act, scene, reason)
  await tx
    .update(entryRequest)
    .set({ status, entryId, reason, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
    .where(eq(entryRequest.id, request.id))
  await notifyEntry(act, scene, status)
  const promoted = await promoteWaiting(act, scene)
  await recordAudit(tx, viewer, {
    type: 'ENTRY_LEFT',
    organisationId: event.organisationId,
    aggregateKind: 'event',
    aggregateId: event.id,
    data: { requestId: request.id, promoted, ...(reason === null ? {} : { reason }) },
  })
  return ok({ requestId: request.id })
}

/** An entry that sits nowhere yet goes off the list; one that was drawn withdraws. Answers the entry that stays. */
const takeOff = async (act: Act, { request, stage }: RequestScene, reason: string | null): Promise<string | null> => {
  const { tx } = act
  const { entryId } = request
  if (entryId === null) return null
  if ((await seatedEntries(tx, [entryId])).length > 0) {
    const leaving = { organisationId: stage.organisationId, stageId: stage.id }
    await leaveStage(act, { entryId, stage: leaving, reason: reason ?? '' })
    return entryId
  }
  await tx.update(entryRequest).set({ entryId: null }).where(eq(entryRequest.id, request.id))
  await tx.delete(entryPlayer).where(eq(entryPlayer.entryId, entryId))
  await tx.delete(entry).where(and(eq(entry.id, entryId), eq(entry.stageId, stage.id)))
  return null
}

export interface DecideEntryInput {
  readonly requestId: string
  readonly accept: boolean
  /** Needed to decline; those who asked read it. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * The desk's word: accepts what waits for it or lets somebody in from the waiting list beyond the room there is, or
 * declines. Problems: ENTRY_REQUEST_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ENTRY_REQUEST_SETTLED, ENTRY_NOT_READY, and
 * those of `whyNotEligible`.
 */
export const decideEntry = (deps: Deps, viewer: Viewer, input: DecideEntryInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'decideEntry', input, async tx => {
    const act = { tx, deps, viewer }
    const found = await lockedRequest(tx, input.requestId, scene => canKeepEntries(viewer, scene.place))
    if (!found.ok) return found
    const { request, event, stage, terms } = found.value
    if (!isOpen(found.value)) return refuse('ENTRY_REQUEST_SETTLED')
    const reason = input.reason?.trim() || null
    if (!input.accept) {
      if (reason === null) return refuse('REASON_MISSING', 'reason')
      return close(act, found.value, { status: 'DECLINED', reason })
    }
    if (request.status === 'ENTERED') return refuse('ENTRY_REQUEST_SETTLED')
    if (request.status === 'AWAITING_PLAYERS') return refuse('ENTRY_NOT_READY')
    const question = { event, stage, terms, personIds: named(found.value), requestId: request.id, seesAll: () => true }
    const problems = await whyNotEligible(tx, question)
    if (problems.length > 0) return err(problems)
    const beyondCapacity = request.status === 'WAITING_LIST'
    const moved = await moveOn(act, found.value, { deskAgrees: true, beyondCapacity })
    if (!moved.ok) return moved
    await tx
      .update(entryRequest)
      .set({ decidedBy: actorOf(viewer), decidedAt: deps.clock.now(), reason })
      .where(eq(entryRequest.id, request.id))
    await recordAudit(tx, viewer, {
      type: 'ENTRY_DECIDED',
      organisationId: event.organisationId,
      aggregateKind: 'event',
      aggregateId: event.id,
      data: { requestId: request.id, status: moved.value, ...(reason === null ? {} : { reason }) },
    })
    return ok({ requestId: request.id })
  })
