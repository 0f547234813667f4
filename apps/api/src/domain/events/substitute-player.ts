import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { entryPlayer } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { namesAndClubsOf } from '../registry/entrants.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { type EntryPlayerRow, placesOfEvents, playersByEntries } from './events.repo.js'
import { refuse } from './refuse.js'
import { runnableEntry } from './runnable-event.js'
import { notifySide, peopleOfEntry, powerOver } from './speaks-for-side.js'

export interface SubstitutePlayerInput {
  readonly entryId: string
  /** Whose place is taken: the ordinal in the line-up. */
  readonly ordinal: number
  /** The first session the substitute plays. */
  readonly fromSession: number
  readonly personId?: string | undefined
  readonly name?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Puts somebody in another's place from a session on; what was played before keeps its own line-up.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, PLAYER_UNKNOWN, PLAYER_UNNAMED, SUBSTITUTE_SESSION_TOO_EARLY.
 */
export const substitutePlayer = (
  deps: Deps,
  viewer: Viewer,
  input: SubstitutePlayerInput,
): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'substitutePlayer', input, async tx => {
    const found = await runnableEntry(tx, viewer, input.entryId)
    if (!found.ok) return found
    const { entry, event } = found.value
    const line = (await playersByEntries(tx, [entry.id])).filter(player => player.ordinal === input.ordinal)
    const before = line.findLast(player => player.untilSession === null)
    if (!before) return refuse('PLAYER_UNKNOWN', 'ordinal')
    if (input.fromSession <= before.fromSession) return refuse('SUBSTITUTE_SESSION_TOO_EARLY', 'fromSession')
    const { personId } = input
    const known = personId ? (await namesAndClubsOf(tx, [personId], event.startsOn)).get(personId) : undefined
    if (personId && !known) return refuse('PLAYER_UNKNOWN', 'person')
    const nameAsEntered = input.name?.trim() || known?.name
    if (!nameAsEntered) return refuse('PLAYER_UNNAMED', 'name')
    const now = deps.clock.now()
    await tx.update(entryPlayer).set({ supersededAt: now }).where(eq(entryPlayer.id, before.id))
    await tx
      .insert(entryPlayer)
      .values([
        closed(before, input.fromSession - 1),
        { ...opened(before, input.fromSession), personId: personId ?? null, nameAsEntered },
      ])
    const people = [...(await peopleOfEntry(tx, entry.id)), ...(personId ? [personId] : [])]
    const place = (await placesOfEvents(tx, [event.id])).get(event.id)
    const power = place ? powerOver(viewer, place, people) : {}
    await recordAudit(tx, viewer, {
      type: 'PLAYER_SUBSTITUTED',
      organisationId: entry.organisationId,
      aggregateKind: 'entry',
      aggregateId: entry.id,
      data: {
        entryId: entry.id,
        ordinal: input.ordinal,
        fromSession: input.fromSession,
        personId: personId ?? null,
        ...power,
      },
    })
    const notice = {
      code: 'SUBSTITUTED_BY_OFFICER' as const,
      occasion: `${entry.id} ${input.ordinal} ${input.fromSession}`,
    }
    if (power.power) await notifySide({ tx, deps, viewer }, event, people, notice)
    return ok({ entryId: entry.id })
  })

/** The old line-up's row anew, ending with a session. */
const closed = (row: EntryPlayerRow, untilSession: number): typeof entryPlayer.$inferInsert => {
  const { id: replacesId, recordedAt: _, supersededAt: __, ...rest } = row
  return { ...rest, untilSession, replacesId }
}

const opened = ({ organisationId, entryId, ordinal }: EntryPlayerRow, fromSession: number) => ({
  organisationId,
  entryId,
  ordinal,
  fromSession,
})
