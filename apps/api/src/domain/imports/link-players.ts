import type { Viewer } from '../../auth/viewer.js'
import { entryPlayer, identityQuestion } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Act } from '../shared/act.js'
import type { PlayerMatch } from '../registry/match-players.js'
import { registerUnknown } from '../registry/register-unknown.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import { type FilePlayer, filePlayers } from './import-people.js'
import type { ImportPlan } from './import-plan.js'
import type { ImportRow } from './imports.repo.js'
import { issuerOf } from './issuers.js'
import { matchFilePlayers, rememberNumbers } from './known-numbers.js'

/** What somebody at the desk decided about one player of the file. */
export interface IdentityDecision {
  readonly key: string
  readonly personId?: string
  readonly newPerson?: boolean
}

export interface LinkInput {
  readonly batch: ImportRow
  readonly plan: ImportPlan
  readonly entryIds: ReadonlyMap<string, string>
  readonly registerUnknown?: boolean
  readonly decisions?: readonly IdentityDecision[]
}

/**
 * Writes the line-ups: known people are linked, unknown ones registered if asked, doubtful ones queued.
 * A name alone never links anybody. A constant number of statements.
 */
export const linkPlayers = async ({ tx, deps, viewer }: Act, input: LinkInput): Promise<void> => {
  const players = filePlayers(input.plan.event)
  const issuer = issuerOf(input.plan.event, input.batch.digest)
  const { organisationId } = input.batch
  const matches = await matchFilePlayers(tx, { organisationId, issuer, players })
  const decided = new Map((input.decisions ?? []).map(decision => [decision.key, decision]))
  const toRegister = players.filter(player => wantsRegistering(matches.get(player.key), decided.get(player.key), input))
  const registered = await registerNew(tx, viewer, input, issuer, toRegister)
  const personOf = (player: FilePlayer): string | undefined => {
    const match = matches.get(player.key)
    return (
      decided.get(player.key)?.personId ??
      registered.get(sameness(player)) ??
      (match?.status === 'matched' ? match.personId : undefined)
    )
  }
  const rows = await insertLineUps(tx, input, players, issuer, personOf)
  const known = players.map(player => ({ value: player.externalId, personId: personOf(player) }))
  await rememberNumbers(tx, organisationId, known, deps.clock.now())
  await queueDoubtful(tx, input, players, rows, matches)
}

/** A number that stands twice in a file is one person; without a number every line is somebody of his own. */
const sameness = (player: FilePlayer): string => (player.externalId ? `id:${player.externalId}` : player.key)

/** One new person for each who is new, keyed by `sameness`. */
const registerNew = (
  tx: Transaction,
  viewer: Viewer,
  input: LinkInput,
  issuer: string,
  people: readonly FilePlayer[],
): Promise<ReadonlyMap<string, string>> => {
  const once = new Map(people.map(player => [sameness(player), player]))
  return registerUnknown(tx, viewer, {
    organisationId: input.batch.organisationId,
    source: `import:${input.batch.id}`,
    players: [...once].map(([key, player]) => ({
      key,
      name: player.name,
      identifier: player.externalId ? { issuer, value: player.externalId } : undefined,
    })),
  })
}

const wantsRegistering = (
  match: PlayerMatch | undefined,
  decision: IdentityDecision | undefined,
  input: LinkInput,
): boolean => {
  if (decision) return decision.newPerson === true
  return input.registerUnknown === true && (match === undefined || match.status === 'unknown')
}

const insertLineUps = (
  tx: Transaction,
  input: LinkInput,
  players: readonly FilePlayer[],
  issuer: string,
  personOf: (player: FilePlayer) => string | undefined,
) =>
  insertReturning(
    tx,
    entryPlayer,
    players.map(player => ({
      organisationId: input.batch.organisationId,
      entryId: input.entryIds.get(player.entrantKey) as string,
      ordinal: player.ordinal,
      personId: personOf(player) ?? null,
      nameAsEntered: player.name,
      externalId: player.externalId ?? null,
      externalIssuer: player.externalId ? issuer : null,
    })),
  )

const queueDoubtful = async (
  tx: Transaction,
  input: LinkInput,
  players: readonly FilePlayer[],
  rows: readonly (typeof entryPlayer.$inferSelect)[],
  matches: ReadonlyMap<string, PlayerMatch>,
): Promise<void> => {
  const rowAt = new Map(rows.map(row => [`${row.entryId}/${row.ordinal}`, row]))
  const questions = players.flatMap(player => {
    const row = rowAt.get(`${input.entryIds.get(player.entrantKey)}/${player.ordinal}`)
    const match = matches.get(player.key)
    if (!row || row.personId !== null || match?.status !== 'doubtful') return []
    return [
      {
        organisationId: input.batch.organisationId,
        importId: input.batch.id,
        entryPlayerId: row.id,
        nameAsEntered: player.name,
        candidates: match.candidates.map(candidate => ({ ...candidate, because: [...candidate.because] })),
      },
    ]
  })
  await insertRows(tx, identityQuestion, questions)
}
