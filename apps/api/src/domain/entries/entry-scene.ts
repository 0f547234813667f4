import { ok } from '@paiji/rules'
import { and, asc, eq } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { entryRequest, event, stage } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { type EventRow, eventsByIds, placesOfEvents, type StageRow } from '../events/events.repo.js'
import { storeEntrants } from '../events/enter-entrants.js'
import type { Act } from '../shared/act.js'
import {
  countEntered,
  playersOfRequests,
  type RequestPlayerRow,
  type RequestRow,
  requestsByIds,
  type TermsRow,
  termsByEvents,
} from './entries.repo.js'
import { notifyEntry } from './notify-entry.js'
import { refuse } from './refuse.js'

/** An event that takes entries: its first stage is where contestants go. */
export interface EntryScene {
  readonly event: EventRow
  readonly stage: StageRow
  readonly terms: TermsRow
  readonly place: Place
}

const NOWHERE = { organisationPath: [] }

/** Problems: EVENT_UNKNOWN, EVENT_CANCELLED, ENTRIES_NOT_OPEN (it takes none by itself), ENTRY_STAGE_MISSING. */
export const entryScene = async (db: Db, eventId: string): Promise<Outcome<EntryScene>> => {
  const [row] = await eventsByIds(db, [eventId])
  if (!row) return refuse('EVENT_UNKNOWN')
  if (row.status === 'CANCELLED') return refuse('EVENT_CANCELLED')
  const [terms] = await termsByEvents(db, [eventId])
  if (!terms) return refuse('ENTRIES_NOT_OPEN')
  const first = await firstStageOf(db, eventId)
  if (!first) return refuse('ENTRY_STAGE_MISSING')
  const place = (await placesOfEvents(db, [eventId])).get(eventId) ?? NOWHERE
  return ok({ event: row, stage: first, terms, place })
}

export const firstStageOf = async (db: Db, eventId: string): Promise<StageRow | undefined> => {
  const [row] = await db.select().from(stage).where(eq(stage.eventId, eventId)).orderBy(asc(stage.ordinal)).limit(1)
  return row
}

/** A request with those named in it, and its event. */
export interface RequestScene extends EntryScene {
  readonly request: RequestRow
  readonly players: readonly RequestPlayerRow[]
}

/**
 * The request for somebody who may, its event locked so that places are given out one after the other.
 * Problems: ENTRY_REQUEST_UNKNOWN, NOT_PERMITTED, and those of `entryScene`.
 */
export const lockedRequest = async (
  tx: Transaction,
  requestId: string,
  may: (scene: RequestScene) => Permission,
): Promise<Outcome<RequestScene>> => {
  const [row] = await requestsByIds(tx, [requestId])
  if (!row) return refuse('ENTRY_REQUEST_UNKNOWN')
  const scene = await entryScene(tx, row.eventId)
  if (!scene.ok) return scene
  const players = await playersOfRequests(tx, [requestId])
  const permitted = requirePermission(may({ ...scene.value, request: row, players }))
  if (!permitted.ok) return permitted
  await lockEvent(tx, row.eventId)
  const [request] = await requestsByIds(tx, [requestId])
  const answers = await playersOfRequests(tx, [requestId])
  return request ? ok({ ...scene.value, request, players: answers }) : refuse('ENTRY_REQUEST_UNKNOWN')
}

export const lockEvent = async (tx: Transaction, eventId: string): Promise<void> => {
  await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for('update')
}

export type RequestStatus = RequestRow['status']

/**
 * Moves a request on as far as it goes: all players agree, the desk agrees where it wants to, there is room. Problems:
 * those of the contestants themselves, when it comes to be entered.
 */
export const moveOn = async (
  act: Act,
  scene: RequestScene,
  how: { readonly deskAgrees: boolean; readonly beyondCapacity?: boolean },
): Promise<Outcome<RequestStatus>> => {
  const moved = await moveAsFar(act, scene, how)
  if (moved.ok) await notifyEntry(act, scene, moved.value)
  return moved
}

const moveAsFar = async (
  { tx, deps }: Act,
  { event: of, stage: first, terms, request, players }: RequestScene,
  { deskAgrees, beyondCapacity }: { readonly deskAgrees: boolean; readonly beyondCapacity?: boolean },
): Promise<Outcome<RequestStatus>> => {
  const write = (set: Partial<RequestRow>) => tx.update(entryRequest).set(set).where(eq(entryRequest.id, request.id))
  if (players.some(player => player.answer !== 'confirmed')) {
    await write({ status: 'AWAITING_PLAYERS' })
    return ok('AWAITING_PLAYERS')
  }
  if (terms.needsDesk && !deskAgrees) {
    await write({ status: 'AWAITING_DESK' })
    return ok('AWAITING_DESK')
  }
  if (!beyondCapacity && terms.capacity !== null && (await countEntered(tx, first.id)) >= terms.capacity) {
    await write({ status: 'WAITING_LIST', queuedAt: request.queuedAt ?? deps.clock.now() })
    return ok('WAITING_LIST')
  }
  const side = { name: request.name ?? undefined, players: players.map(({ personId }) => ({ personId })) }
  const stored = await storeEntrants(tx, { stage: first, event: of }, [side])
  if (!stored.ok) return stored
  await write({ status: 'ENTERED', entryId: stored.value[0] ?? null })
  return ok('ENTERED')
}

/** Gives places that have become free to those who wait longest; answers the requests that came in. */
export const promoteWaiting = async (act: Act, scene: EntryScene): Promise<string[]> => {
  const { tx } = act
  const waiting = await tx
    .select()
    .from(entryRequest)
    .where(and(eq(entryRequest.eventId, scene.event.id), eq(entryRequest.status, 'WAITING_LIST')))
    .orderBy(asc(entryRequest.queuedAt), asc(entryRequest.id))
  const promoted: string[] = []
  for (const request of waiting) {
    const players = await playersOfRequests(tx, [request.id])
    const moved = await moveOn(act, { ...scene, request, players }, { deskAgrees: true })
    if (moved.ok && moved.value === 'ENTERED') promoted.push(request.id)
    if (moved.ok && moved.value === 'WAITING_LIST') break
  }
  return promoted
}
