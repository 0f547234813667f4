import { editionOf, err, ok, type Problem, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { entry, entryPlayer } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { namesAndClubsOf, type PlayerOfRegister } from '../registry/entrants.repo.js'
import type { SanctionProblemCode } from '../sanctions/problem-codes.js'
import { type SanctionedPerson, sanctionedAmong } from '../sanctions/sanctions.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import type { Outcome } from '../../base/problem.js'
import { entriesByStages, type EventRow, type StageRow } from './events.repo.js'
import { peopleOfStage, standingIds } from './match-entrants.js'
import type { EventProblemCode } from './problem-codes.js'
import { refuse } from './refuse.js'
import { runnableStage } from './runnable-event.js'
import { sceneOfEvent } from './scene-of-event.js'

export interface EntrantPlayer {
  readonly personId?: string | undefined
  /** As entered; the register's name where a person is given and this is not. */
  readonly name?: string | undefined
  /** Known to be nobody of the register: gets no points, and is not asked about again. */
  readonly notMember?: boolean | undefined
}

export interface Entrant {
  /** The next free number unless told. */
  readonly number?: string | undefined
  readonly group?: string | undefined
  readonly section?: string | undefined
  /** A team's name; the players' names otherwise. Of a player alone in a sport that ranks such teams: whom it plays for. */
  readonly name?: string | undefined
  /** Fills a table and is ranked nowhere. */
  readonly reserve?: boolean | undefined
  /** 1 = strongest. */
  readonly seed?: number | undefined
  readonly players: readonly EntrantPlayer[]
}

export interface EnterEntrantsInput {
  readonly stageId: string
  readonly entrants: readonly Entrant[]
  readonly idempotencyKey?: string | undefined
}

/**
 * Enters contestants, all or none. Their clubs on the event's first day are what pairings keep apart.
 * Problems, each with the place in the list: EVENT_UNKNOWN, NOT_PERMITTED, ENTRIES_MISSING, ENTRY_WITHOUT_PLAYERS,
 * PLAYER_UNNAMED, PLAYER_UNKNOWN, PLAYER_SUSPENDED, PLAYER_ENTERED_TWICE, ENTRY_NUMBER_TWICE.
 */
export const enterEntrants = (
  deps: Deps,
  viewer: Viewer,
  input: EnterEntrantsInput,
): Promise<Outcome<{ stageId: string; entered: number }>> =>
  idempotently(
    deps,
    viewer,
    'enterEntrants',
    input,
    async tx => {
      const found = await runnableStage(tx, viewer, input.stageId)
      if (!found.ok) return found
      const { stage } = found.value
      const placed = await placeEntrants({ tx, deps, viewer }, found.value, input.entrants)
      if (!placed.ok) return placed
      return ok({ stageId: stage.id, entered: input.entrants.length })
    },
    { constraints: { entry_number: 'ENTRY_NUMBER_TWICE' } },
  )

/** Enters contestants of a stage within a transaction, all or none; answers the ids of their entries. */
export const placeEntrants = async (
  { tx, viewer }: Act,
  { stage, event }: { readonly stage: StageRow; readonly event: EventRow },
  typed: readonly Entrant[],
): Promise<Outcome<string[]>> => {
  if (event.status === 'CANCELLED') return refuse('EVENT_CANCELLED')
  if (typed.length === 0) return refuse('ENTRIES_MISSING', 'entrants')
  const stored = await storeEntrants(tx, { stage, event }, typed)
  if (!stored.ok) return stored
  await recordAudit(tx, viewer, {
    type: 'ENTRANTS_ENTERED',
    organisationId: stage.organisationId,
    aggregateKind: 'stage',
    aggregateId: stage.id,
    data: { stageId: stage.id, entered: typed.length },
  })
  return stored
}

/**
 * Checks and stores contestants, without the question who asks and without a row in the log; answers their ids in the
 * order given. Problems: those of `enterEntrants` about the contestants.
 */
export const storeEntrants = async (
  tx: Transaction,
  { stage, event }: { readonly stage: StageRow; readonly event: EventRow },
  given: readonly Entrant[],
): Promise<Outcome<string[]>> => {
  const entrants = await withStandingPeople(tx, given)
  const ids = entrants.flatMap(one => one.players.flatMap(({ personId }) => personId ?? []))
  const known = await namesAndClubsOf(tx, ids, event.startsOn)
  const present = await alreadyEntered(tx, stage.id)
  const kept = new Map((await sanctionedAmong(tx, ids, sceneOfEvent(event))).map(one => [one.personId, one]))
  const problems = check(entrants, known, present, kept)
  if (problems.length > 0) return err(problems)
  const ranksTeams = editionOf(event.editionId)?.teamTable !== undefined
  const where = { organisationId: stage.organisationId, stageId: stage.id, ranksTeams }
  return ok(await store(tx, where, entrants, known, present))
}

interface Present {
  readonly numbers: ReadonlySet<string>
  readonly people: ReadonlySet<string>
}

/** A person whose record was merged is entered as the one who stands for it. */
const withStandingPeople = async (tx: Transaction, entrants: readonly Entrant[]): Promise<readonly Entrant[]> => {
  const ids = entrants.flatMap(one => one.players.flatMap(({ personId }) => personId ?? []))
  const standing = await standingIds(tx, ids)
  return entrants.map(one => ({
    ...one,
    players: one.players.map(player => (player.personId ? { ...player, personId: standing(player.personId) } : player)),
  }))
}

const alreadyEntered = async (tx: Transaction, stageId: string): Promise<Present> => ({
  numbers: new Set((await entriesByStages(tx, [stageId])).map(one => one.number)),
  people: new Set((await peopleOfStage(tx, stageId)).keys()),
})

const check = (
  entrants: readonly Entrant[],
  known: ReadonlyMap<string, PlayerOfRegister>,
  present: Present,
  kept: ReadonlyMap<string, SanctionedPerson>,
): readonly Problem[] => {
  const people = new Set(present.people)
  const problems: Problem[] = []
  const note = (code: EventProblemCode | SanctionProblemCode, path: string, params?: Record<string, string>): void => {
    problems.push(problem(code, { at: { path }, ...(params ? { params } : {}) }))
  }
  entrants.forEach(({ players }, at) => {
    if (players.length === 0) note('ENTRY_WITHOUT_PLAYERS', `entrants.${at}`)
    players.forEach(({ personId, name }, index) => {
      const path = `entrants.${at}.players.${index}`
      if (personId === undefined) {
        if (!name?.trim()) note('PLAYER_UNNAMED', path)
        return
      }
      const suspended = kept.get(personId)
      const about = { name: known.get(personId)?.name ?? '', until: suspended?.until ?? 'open' }
      if (suspended) note('PLAYER_SUSPENDED', path, about)
      if (!known.has(personId)) note('PLAYER_UNKNOWN', path)
      else if (people.has(personId)) note('PLAYER_ENTERED_TWICE', path)
      people.add(personId)
    })
  })
  return problems
}

const nameOf = ({ personId, name }: EntrantPlayer, known: ReadonlyMap<string, PlayerOfRegister>): string =>
  name?.trim() || (personId ? (known.get(personId)?.name ?? '') : '')

/** The team that a player alone plays for, where its sport ranks such teams. */
const teamOf = ({ name, players }: Entrant, ranksTeams: boolean): string | undefined =>
  ranksTeams && players.length === 1 ? name?.trim() || undefined : undefined

/** What avoidance looks at: the clubs of the players, the associations above them, and whom they play for. */
const labelsOf = (
  entrant: Entrant,
  known: ReadonlyMap<string, PlayerOfRegister>,
  team: string | undefined,
): Record<string, string[]> => {
  const own = entrant.players.flatMap(({ personId }) => (personId ? (known.get(personId) ?? []) : []))
  const distinct = (ids: readonly (string | undefined)[]) => [...new Set(ids.flatMap(id => id ?? []))].sort()
  const [club, association] = [distinct(own.map(one => one.clubId)), distinct(own.map(one => one.associationId))]
  return {
    ...(club.length > 0 ? { club } : {}),
    ...(association.length > 0 ? { association } : {}),
    ...(team ? { team: [team] } : {}),
    ...(entrant.reserve ? { reserve: ['1'] } : {}),
  }
}

const store = async (
  tx: Transaction,
  { ranksTeams, ...where }: { readonly organisationId: string; readonly stageId: string; readonly ranksTeams: boolean },
  entrants: readonly Entrant[],
  known: ReadonlyMap<string, PlayerOfRegister>,
  present: Present,
): Promise<string[]> => {
  const taken = new Set([...present.numbers, ...entrants.flatMap(one => one.number?.trim() || [])])
  let next = 0
  const freeNumber = (): string => {
    do next++
    while (taken.has(String(next)))
    return String(next)
  }
  const rows = entrants.map(entrant => {
    const team = teamOf(entrant, ranksTeams)
    const own = team ? undefined : entrant.name?.trim()
    return {
      ...where,
      number: entrant.number?.trim() || freeNumber(),
      group: entrant.group?.trim() || null,
      section: entrant.section?.trim() || null,
      nameAsEntered: own || entrant.players.map(player => nameOf(player, known)).join(' / '),
      seed: entrant.seed ?? null,
      labels: labelsOf(entrant, known, team),
    }
  })
  const key = (row: { number: string; group: string | null; section: string | null }): string =>
    JSON.stringify([row.section, row.group, row.number])
  const stored = new Map((await insertReturning(tx, entry, rows)).map(row => [key(row), row.id]))
  const players = entrants.flatMap((entrant, at) =>
    entrant.players.map((player, ordinal) => ({
      organisationId: where.organisationId,
      entryId: stored.get(key(rows[at]!)) ?? '',
      ordinal: ordinal + 1,
      personId: player.personId ?? null,
      notMember: player.personId === undefined && player.notMember === true,
      nameAsEntered: nameOf(player, known),
    })),
  )
  await insertRows(tx, entryPlayer, players)
  return rows.map(row => stored.get(key(row)) ?? '')
}
