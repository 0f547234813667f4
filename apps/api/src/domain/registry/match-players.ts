import { groupBy } from '../../base/group-by.js'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { foldedWords, isHan } from './folding.js'
import {
  type CandidateRow,
  findByIdentifiers,
  findByIds,
  findCandidates,
  type NameToFind,
  namesOf,
  type RegisteredName,
} from './match.repo.js'
import { type MatchReason, nameLikeness } from './name-likeness.js'
import { searchQuery } from './search-text.js'

/** Somebody named in a file or on a form. */
export interface PlayerToMatch {
  readonly key: string
  readonly name: string
  /** A row id or person number of our own. */
  readonly personId?: string | undefined
  /** A number somebody else gave; looked for under `issuers` only. */
  readonly externalId?: string | undefined
  readonly clubId?: string | undefined
}

export interface MatchRequest {
  /** The body that asks: numbers that it may not see match nobody. */
  readonly organisationId: string
  /** Bodies whose numbers these are, or failing one the file itself (`file:<digest>`). */
  readonly issuers: readonly string[]
  readonly players: readonly PlayerToMatch[]
  /** The day whose affiliations are looked at; today unless told. */
  readonly onDate?: IsoDate
}

export interface MatchCandidate {
  readonly personId: string
  /** Per cent, never 100: a likeness is not an identity. */
  readonly score: number
  readonly because: readonly MatchReason[]
}

export type PlayerMatch =
  | {
      readonly status: 'matched'
      readonly personId: string
      readonly by: 'id' | 'externalId'
      /** False when no name of this person resembles the name as entered: worth a warning. */
      readonly nameAgrees: boolean
    }
  | { readonly status: 'doubtful'; readonly candidates: readonly MatchCandidate[] }
  | { readonly status: 'unknown' }

const MOST_CANDIDATES = 5
const CLUB_BONUS = 5
const FORMER_NAME_MALUS = 5
const CERTAINTY = 99

const latinOf = (name: string): string => searchQuery(name)?.latin ?? ''

const wordsOf = (name: RegisteredName): string[] => name.searchText.trim().split(' ')

/** Matched by a number of our own or by exactly one person under the issuers' numbers; several are left to people. */
const byNumbers = async (
  db: Db,
  { organisationId, issuers, players }: MatchRequest,
): Promise<Map<string, Numbered>> => {
  const own = new Map(
    (
      await findByIds(
        db,
        players.flatMap(player => player.personId ?? []),
      )
    ).map(row => [row.asked, row.personId]),
  )
  const external = new Map<string, Set<string>>()
  for (const row of await findByIdentifiers(
    db,
    organisationId,
    issuers,
    players.flatMap(player => player.externalId?.trim() || []),
  )) {
    external.set(row.value, (external.get(row.value) ?? new Set()).add(row.personId))
  }
  return new Map(
    players.flatMap((player): [string, Numbered][] => {
      const id = player.personId === undefined ? undefined : own.get(player.personId)
      if (id !== undefined) return [[player.key, { by: 'id', personIds: [id] }]]
      const found = external.get(player.externalId?.trim() ?? '')
      return found ? [[player.key, { by: 'externalId', personIds: [...found] }]] : []
    }),
  )
}

interface Numbered {
  readonly by: 'id' | 'externalId'
  readonly personIds: readonly string[]
}

const agrees = (player: PlayerToMatch, names: readonly RegisteredName[]): boolean => {
  const entered = { text: player.name, latin: latinOf(player.name) }
  const words = new Set(foldedWords(player.name))
  return names.some(
    name =>
      nameLikeness(entered, { display: name.display, words: wordsOf(name) }) !== undefined ||
      wordsOf(name).some(word => word.length > 1 && words.has(word)),
  )
}

/** Each candidate once, by its best name, best first. */
const weigh = (player: PlayerToMatch, rows: readonly CandidateRow[]): MatchCandidate[] => {
  const entered = { text: player.name, latin: latinOf(player.name) }
  const best = new Map<string, MatchCandidate>()
  for (const row of rows) {
    const likeness = nameLikeness(entered, { display: row.display, words: wordsOf(row) })
    if (!likeness) continue
    const bonus = (row.sameClub ? CLUB_BONUS : 0) - (row.former ? FORMER_NAME_MALUS : 0)
    const score = Math.min(CERTAINTY, likeness.score + bonus)
    const because: MatchReason[] = [likeness.because]
    if (row.sameClub) because.push('sameClub')
    if (row.former) because.push('formerName')
    const known = best.get(row.personId)
    if (!known || known.score < score) best.set(row.personId, { personId: row.personId, score, because })
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || (a.personId < b.personId ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
}

const toFind = (player: PlayerToMatch): NameToFind[] => {
  const query = searchQuery(player.name)
  if (!query) return []
  const han = isHan(player.name) ? (searchQuery(player.name.replace(/\s/gu, ''))?.patterns[0] ?? null) : null
  const joined = `% ${query.latin.replace(/\s/gu, '')} %`
  return [{ key: player.key, han, joined, latin: query.latin, clubId: player.clubId ?? null }]
}

/**
 * Who the named players are: by id, then by external number within its issuer, and by name only as candidates for a
 * person to decide. Four statements at most, whatever the number of players.
 */
export const matchPlayers = async (db: Db, request: MatchRequest): Promise<ReadonlyMap<string, PlayerMatch>> => {
  const numbered = await byNumbers(db, request)
  const names = groupBy(
    await namesOf(db, [...new Set([...numbered.values()].flatMap(found => found.personIds))]),
    name => name.personId,
  )
  const unnumbered = request.players.filter(player => !numbered.has(player.key))
  const candidates = groupBy(await findCandidates(db, unnumbered.flatMap(toFind), request.onDate), row => row.key)
  return new Map(
    request.players.map(player => {
      const found = numbered.get(player.key)
      return [player.key, found ? decideNumbered(player, found, names) : decideNamed(player, candidates)]
    }),
  )
}

const decideNumbered = (
  player: PlayerToMatch,
  found: Numbered,
  names: ReadonlyMap<string, readonly RegisteredName[]>,
): PlayerMatch => {
  const [first, ...others] = found.personIds
  if (first !== undefined && others.length === 0) {
    return { status: 'matched', personId: first, by: found.by, nameAgrees: agrees(player, names.get(first) ?? []) }
  }
  const candidates = found.personIds.map(personId => {
    const same = agrees(player, names.get(personId) ?? [])
    return {
      personId,
      score: same ? 95 : 50,
      because: same ? ['sameNumber', 'closeSpelling'] : ['sameNumber'],
    } satisfies MatchCandidate
  })
  return { status: 'doubtful', candidates: candidates.sort((a, b) => b.score - a.score) }
}

const decideNamed = (player: PlayerToMatch, rows: ReadonlyMap<string, readonly CandidateRow[]>): PlayerMatch => {
  const candidates = weigh(player, rows.get(player.key) ?? [])
  return candidates.length > 0 ? { status: 'doubtful', candidates } : { status: 'unknown' }
}
