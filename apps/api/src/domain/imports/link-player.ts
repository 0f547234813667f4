import { ok } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { entryPlayer, identityQuestion } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { finalRevision } from '../awards/awards.repo.js'
import { awardAnew } from '../closing/award-anew.js'
import { type EntryPlayerRow, type EntryRow, placesOfEvents, playersByEntries } from '../events/events.repo.js'
import { peopleOfStage, standingIds } from '../events/match-entrants.js'
import { canLinkPlayers } from '../events/policy.js'
import { refuse } from '../events/refuse.js'
import { runnableEntry } from '../events/runnable-event.js'
import { entriesOfContestant, playersByIds } from '../events/unlinked.repo.js'
import { namesAndClubsOf } from '../registry/entrants.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { lockStage } from '../standings/stage.repo.js'

export interface LinkPlayerInput {
  /** The row of the line-up, as it was read. */
  readonly playerId: string
  /** Exactly one of the two: the person, or that there is none. */
  readonly personId?: string | undefined
  readonly notMember?: boolean | undefined
  /** Needed once points hang on it. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

export interface LinkedPlayer {
  readonly entryId: string
  readonly eventId: string
  /** The ranking lists that were issued again. */
  readonly listIds: readonly string[]
}

interface Linking {
  readonly row: EntryPlayerRow
  readonly entry: EntryRow
  readonly eventId: string
  readonly personId: string | null
  readonly reason: string | null
}

/**
 * Says who a player of an entry is, or that it is nobody of the register, in every stage the entry goes through. Each
 * line-up gets a new row; the old one stays as it was entered. Once the event is official its points, lists and grades
 * follow, which takes a reason.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, PLAYER_CHANGED, PLAYER_CHOICE_MISSING, PLAYER_UNKNOWN, PLAYER_ENTERED_TWICE,
 * PLAYER_LINK_REASON_MISSING, and once points have been given the policy's own (`AWARD_*`).
 */
export const linkPlayer = (deps: Deps, viewer: Viewer, input: LinkPlayerInput): Promise<Outcome<LinkedPlayer>> =>
  idempotently(deps, viewer, 'linkPlayer', input, async tx => {
    const linking = await readLinking(tx, viewer, input)
    if (!linking.ok) return linking
    const { row, entry, eventId, personId, reason } = linking.value
    const entries = await replaceRows({ tx, deps, viewer }, linking.value)
    if (entries === 0) return refuse('PLAYER_CHANGED', 'player')
    await recordAudit(tx, viewer, {
      type: 'PLAYER_LINKED',
      organisationId: entry.organisationId,
      aggregateKind: 'entry',
      aggregateId: entry.id,
      data: {
        entryId: entry.id,
        ordinal: row.ordinal,
        personId,
        notMember: personId === null,
        entries,
        ...(reason === null ? {} : { reason }),
      },
    })
    const lists = await pointsFollow({ tx, deps, viewer }, linking.value)
    return lists.ok ? ok({ entryId: entry.id, eventId, listIds: lists.value }) : lists
  })

const pointsFollow = async (act: Act, { row, eventId, reason }: Linking): Promise<Outcome<readonly string[]>> =>
  reason === null ? ok([]) : awardAnew(act, { id: row.id, eventId, reason })

const readLinking = async (tx: Transaction, viewer: Viewer, input: LinkPlayerInput): Promise<Outcome<Linking>> => {
  const [row] = await playersByIds(tx, [input.playerId])
  if (!row) return refuse('ENTRY_UNKNOWN')
  const found = await runnableEntry(tx, viewer, row.entryId)
  if (!found.ok) return found
  const { entry, event } = found.value
  const place = (await placesOfEvents(tx, [event.id])).get(event.id) ?? { organisationPath: [] }
  const final = await finalRevision(tx, event.id)
  const permitted = requirePermission(canLinkPlayers(viewer, place, final !== undefined))
  if (!permitted.ok) return permitted
  await lockStage(tx, final?.stageId ?? entry.stageId)
  if (row.supersededAt !== null) return refuse('PLAYER_CHANGED', 'player')
  const reason = input.reason?.trim() || null
  if (final && reason === null) return refuse('PLAYER_LINK_REASON_MISSING', 'reason')
  const personId = await choosePerson(tx, entry, event.startsOn, input)
  if (!personId.ok) return personId
  return ok({ row, entry, eventId: event.id, personId: personId.value, reason: final ? reason : null })
}

const choosePerson = async (
  tx: Transaction,
  entry: EntryRow,
  day: string,
  { personId: asked, notMember }: LinkPlayerInput,
): Promise<Outcome<string | null>> => {
  if ((asked === undefined) !== (notMember === true)) return refuse('PLAYER_CHOICE_MISSING', 'choice')
  if (asked === undefined) return ok(null)
  const personId = (await standingIds(tx, [asked]))(asked)
  if (!(await namesAndClubsOf(tx, [personId], day)).has(personId)) return refuse('PLAYER_UNKNOWN', 'choice.person')
  const elsewhere = (await peopleOfStage(tx, entry.stageId)).get(personId)
  return elsewhere === undefined ? ok(personId) : refuse('PLAYER_ENTERED_TWICE', 'choice.person')
}

/** The rows of this player in every stage, as far as they say the same; with open questions of a file answered. */
const replaceRows = async ({ tx, deps, viewer }: Act, { row, personId }: Linking): Promise<number> => {
  const rows = (await playersByEntries(tx, await entriesOfContestant(tx, row.entryId))).filter(
    other =>
      other.id === row.id ||
      (other.ordinal === row.ordinal &&
        other.nameAsEntered === row.nameAsEntered &&
        other.personId === row.personId &&
        other.notMember === row.notMember),
  )
  const now = deps.clock.now()
  const ids = rows.map(other => other.id)
  const closed = await tx
    .update(entryPlayer)
    .set({ supersededAt: now })
    .where(and(inArray(entryPlayer.id, ids), isNull(entryPlayer.supersededAt)))
    .returning({ id: entryPlayer.id })
  if (closed.length !== rows.length || rows.length === 0) return 0
  const fresh = rows.map(({ id: replacesId, recordedAt: _, supersededAt: __, ...kept }) => ({
    ...kept,
    personId,
    notMember: personId === null,
    replacesId,
  }))
  await tx.insert(entryPlayer).values(fresh)
  const status = personId === null ? ('LEFT_OPEN' as const) : ('LINKED' as const)
  await tx
    .update(identityQuestion)
    .set({ status, personId, decidedBy: actorOf(viewer), decidedAt: now })
    .where(and(inArray(identityQuestion.entryPlayerId, ids), eq(identityQuestion.status, 'OPEN')))
  return rows.length
}
