import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Deps } from '../shared/deps.js'
import { type MatchedEntrant, matchTyped } from './match-entrants.js'
import { runnableEvent } from './runnable-event.js'
import { type UnlinkedPlayer, unlinkedOfEvents } from './unlinked.repo.js'

export interface UnlinkedQueue {
  readonly total: number
  readonly players: readonly { readonly player: UnlinkedPlayer; readonly match: MatchedEntrant }[]
}

/**
 * The players of an event whom nobody has placed, each once with whom the register may mean by the name and the number
 * its file gives. Problems: EVENT_UNKNOWN, NOT_PERMITTED.
 */
export const unlinkedPlayers = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { eventId, first }: { readonly eventId: string; readonly first: number },
): Promise<Outcome<UnlinkedQueue>> => {
  const event = await runnableEvent(db, viewer, eventId)
  if (!event.ok) return event
  const all = await unlinkedOfEvents(db, [eventId])
  const shown = all.slice(0, first)
  const typed = shown.map(({ nameAsEntered, externalId }) => ({
    text: nameAsEntered,
    name: nameAsEntered,
    number: externalId ?? undefined,
  }))
  const issuers = [...new Set(shown.flatMap(({ externalIssuer }) => externalIssuer ?? []))]
  const matches = await matchTyped(db, { event: event.value, stageId: undefined, issuers, typed })
  return ok({ total: all.length, players: shown.map((player, at) => ({ player, match: matches[at]! })) })
}
