import { ok } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { findByIds, issuersOfNumbers } from '../registry/match.repo.js'
import { type MatchCandidate, matchPlayers, type PlayerMatch } from '../registry/match-players.js'
import { sanctionedAmong } from '../sanctions/sanctions.repo.js'
import type { Deps } from '../shared/deps.js'
import { type EventRow, entriesByStages, playersByEntries } from './events.repo.js'
import { refuse } from './refuse.js'
import { sceneOfEvent } from './scene-of-event.js'
import { runnableStage } from './runnable-event.js'
import { readTypedPlayer, type TypedPlayer } from './typed-player.js'

/** As many players as one list of entries may ask about. */
export const MOST_PLAYERS = 800

/** Who somebody typed on an entry form is. */
export interface MatchedEntrant {
  readonly text: string
  /** What was typed without the number. */
  readonly name: string
  readonly status: PlayerMatch['status']
  /** By what the person was found; absent unless there is one. */
  readonly by?: 'id' | 'externalId' | 'name'
  /** False when a number was found and no name of its holder resembles the one typed. */
  readonly nameAgrees: boolean
  readonly personId?: string
  readonly candidates: readonly MatchCandidate[]
  /** A sanction keeps the person from competing; told where the entries of an event are written. */
  readonly suspended?: boolean
  /** The entry of the stage in which the person plays already. */
  readonly enteredIn?: string
}

export interface MatchEntrantsInput {
  readonly stageId: string
  /** A number, a name, or both, for each player. */
  readonly players: readonly string[]
}

/**
 * Answers for each typed player, in their order, who in the register is meant: found by a number of ours or of an
 * issuer, or as the only one who bears exactly this name today; else whom it may mean. Changes nothing.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, PLAYERS_TOO_MANY.
 */
export const matchEntrants = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { stageId, players }: MatchEntrantsInput,
): Promise<Outcome<readonly MatchedEntrant[]>> => {
  const found = await runnableStage(db, viewer, stageId)
  if (!found.ok) return found
  if (players.length > MOST_PLAYERS) return refuse('PLAYERS_TOO_MANY', 'players', { most: MOST_PLAYERS })
  const typed = players.map(text => ({ text, ...readTypedPlayer(text) }))
  const issuers = await issuersOfNumbers(
    db,
    typed.flatMap(({ number }) => number ?? []),
  )
  const { event } = found.value
  const matches = await matchTyped(db, { event, stageId, issuers, typed })
  const ids = matches.flatMap(({ personId }) => personId ?? [])
  const kept = new Set((await sanctionedAmong(db, ids, sceneOfEvent(event))).map(one => one.personId))
  return ok(matches.map(one => ({ ...one, suspended: one.personId !== undefined && kept.has(one.personId) })))
}

export interface TypedPlayers {
  readonly event: Pick<EventRow, 'organisationId' | 'startsOn'>
  /** Whoever plays in it already is named so. */
  readonly stageId: string | undefined
  readonly issuers: readonly string[]
  readonly typed: readonly (TypedPlayer & { readonly text: string })[]
}

/** The same without the question who asks. */
export const matchTyped = async (
  db: Db,
  { event, stageId, issuers, typed }: TypedPlayers,
): Promise<readonly MatchedEntrant[]> => {
  const { organisationId } = event
  const matches = await matchPlayers(db, {
    organisationId,
    issuers,
    onDate: event.startsOn,
    players: typed.map(({ name, number }, at) => ({
      key: String(at),
      name,
      personId: number,
      externalId: number,
      clubId: organisationId,
    })),
  })
  const entered = stageId === undefined ? new Map<string, string>() : await peopleOfStage(db, stageId)
  return typed.map((player, at) => answer(player, matches.get(String(at)), entered))
}

/** The people who play in a stage, by the record that stands for them, with their entry. */
export const peopleOfStage = async (db: Db, stageId: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await entriesByStages(db, [stageId])
  const ids = entries.map(one => one.id)
  const players = (await playersByEntries(db, ids)).filter(player => player.personId !== null)
  const standing = await standingIds(
    db,
    players.flatMap(player => player.personId ?? []),
  )
  return new Map(players.map(player => [standing(player.personId ?? ''), player.entryId]))
}

/** Each record's id → that of the record it was merged into, else itself. */
export const standingIds = async (db: Db, ids: readonly string[]): Promise<(id: string) => string> => {
  const rows = await findByIds(db, [...new Set(ids)])
  const standing = new Map(rows.map(row => [row.asked, row.personId]))
  return id => standing.get(id) ?? id
}

const answer = (
  { text, name }: TypedPlayer & { readonly text: string },
  match: PlayerMatch | undefined,
  entered: ReadonlyMap<string, string>,
): MatchedEntrant => {
  const candidates = match?.status === 'doubtful' ? match.candidates : []
  const one = certain(match)
  const enteredIn = one && entered.get(one.personId)
  return {
    text,
    name,
    status: one ? 'matched' : (match?.status ?? 'unknown'),
    nameAgrees: one === undefined || one.nameAgrees || name === '',
    candidates,
    ...(one ? { by: one.by, personId: one.personId } : {}),
    ...(enteredIn === undefined ? {} : { enteredIn }),
  }
}

interface Certain {
  readonly personId: string
  readonly by: 'id' | 'externalId' | 'name'
  readonly nameAgrees: boolean
}

/** Who is meant without asking: the holder of a number, or the only bearer of exactly this name. */
const certain = (match: PlayerMatch | undefined): Certain | undefined => {
  if (match?.status === 'matched') return match
  if (match?.status !== 'doubtful') return undefined
  const same = match.candidates.filter(({ because }) => because.includes('sameName'))
  const [only, ...others] = same
  if (!only || others.length > 0 || only.because.includes('formerName')) return undefined
  return { personId: only.personId, by: 'name', nameAgrees: true }
}
