import { editionOf, ok } from '@paiji/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { entry, entryPlayer, entryRequest, playSession, round } from '../../db/schema/index.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { seatedEntries } from './event-facts.repo.js'
import { type EntryPlayerRow, type EntryRow, playersByEntries } from './events.repo.js'
import { refuse } from './refuse.js'
import { runnableEntry } from './runnable-event.js'
import { entriesOfContestant } from './unlinked.repo.js'

export interface RenameEntryInput {
  readonly entryId: string
  /** The name of a team; empty: called by its players. Of a player who plays for a team alone: that team. */
  readonly name?: string | undefined
  /** Spellings of players as entered, by their place in the line-up; who somebody of the register is stays as it is. */
  readonly players?: readonly { readonly ordinal: number; readonly name: string }[] | undefined
  /** 1 = strongest; before the first round is drawn. */
  readonly seed?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Puts a name or a seed right: a slip of the pen is no substitute. Names shown anywhere follow at once; published
 * standings keep theirs. Problems: ENTRY_UNKNOWN, NOT_PERMITTED, PLAYER_UNKNOWN, PLAYER_UNNAMED, NOTHING_CHANGED.
 */
export const renameEntry = (
  deps: Deps,
  viewer: Viewer,
  input: RenameEntryInput,
): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'renameEntry', input, async tx => {
    const found = await runnableEntry(tx, viewer, input.entryId)
    if (!found.ok) return found
    const { entry: own } = found.value
    const line = (await playersByEntries(tx, [own.id])).filter(player => player.untilSession === null)
    const renamed = renamedPlayers(line, input)
    if (!renamed.ok) return renamed
    const before = line.map(player => player.nameAsEntered).join(' / ')
    const now = renamed.value.join(' / ')
    const ranksTeams = line.length === 1 && editionOf(found.value.event.editionId)?.teamTable !== undefined
    const name = ranksTeams ? '' : (input.name?.trim() ?? (own.nameAsEntered === before ? '' : own.nameAsEntered))
    const after = { nameAsEntered: name || now, seed: input.seed ?? own.seed }
    const labels = ranksTeams && input.name !== undefined ? playingFor(own.labels, input.name.trim()) : own.labels
    const changes = [
      ...changesBetween(own, after),
      ...changesBetween({ players: before }, { players: now }),
      ...changesBetween({ team: own.labels.team?.[0] ?? null }, { team: labels.team?.[0] ?? null }),
    ]
    if (changes.length === 0) return refuse('NOTHING_CHANGED')
    await tx.update(entry).set({ seed: after.seed, labels }).where(eq(entry.id, own.id))
    await writeNames({ tx, deps, viewer }, { own, line, name: after.nameAsEntered, renamed: renamed.value })
    await recordAudit(tx, viewer, {
      type: 'ENTRY_CHANGED',
      organisationId: own.organisationId,
      aggregateKind: 'entry',
      aggregateId: own.id,
      data: { entryId: own.id, changes },
    })
    return ok({ entryId: own.id })
  })

const playingFor = ({ team: _, ...labels }: EntryRow['labels'], team: string): EntryRow['labels'] =>
  team ? { ...labels, team: [team] } : labels

const renamedPlayers = (
  line: readonly EntryPlayerRow[],
  { players = [] }: Pick<RenameEntryInput, 'players'>,
): Outcome<string[]> => {
  const renamed = line.map(player => player.nameAsEntered)
  for (const { ordinal, name } of players) {
    const at = line.findIndex(player => player.ordinal === ordinal)
    if (at < 0) return refuse('PLAYER_UNKNOWN', 'players')
    if (!name.trim()) return refuse('PLAYER_UNNAMED', 'players')
    renamed[at] = name.trim()
  }
  return ok(renamed)
}

interface Renaming {
  readonly own: EntryRow
  readonly line: readonly EntryPlayerRow[]
  readonly name: string
  /** The players' names in the order of the line-up. */
  readonly renamed: readonly string[]
}

/** In every stage the contestant goes through, as far as the names are the same there. */
const writeNames = async ({ tx, deps }: Act, { own, line, name, renamed }: Renaming): Promise<void> => {
  const entries = await entriesOfContestant(tx, own.id)
  await tx
    .update(entry)
    .set({ nameAsEntered: name })
    .where(and(inArray(entry.id, entries), eq(entry.nameAsEntered, own.nameAsEntered)))
  const everywhere = await playersByEntries(tx, entries)
  const changed = everywhere.flatMap(row => {
    const at = line.findIndex(player => player.ordinal === row.ordinal && player.nameAsEntered === row.nameAsEntered)
    const nameAsEntered = renamed[at]
    return nameAsEntered === undefined || nameAsEntered === row.nameAsEntered ? [] : [{ row, nameAsEntered }]
  })
  if (changed.length === 0) return
  const ids = changed.map(({ row }) => row.id)
  await tx.update(entryPlayer).set({ supersededAt: deps.clock.now() }).where(inArray(entryPlayer.id, ids))
  await tx.insert(entryPlayer).values(
    changed.map(({ row: { id: replacesId, recordedAt: _, supersededAt: __, ...kept }, nameAsEntered }) => ({
      ...kept,
      nameAsEntered,
      replacesId,
    })),
  )
}

export interface RemoveEntryInput {
  readonly entryId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes an entry off the list that sits at no table yet; the log keeps who it was. Once it was drawn it withdraws.
 * Problems: ENTRY_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ENTRY_IN_PLAY.
 */
export const removeEntry = (
  deps: Deps,
  viewer: Viewer,
  input: RemoveEntryInput,
): Promise<Outcome<{ stageId: string }>> =>
  idempotently(deps, viewer, 'removeEntry', input, async tx => {
    const found = await runnableEntry(tx, viewer, input.entryId)
    if (!found.ok) return found
    const { entry: own } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    await tx.select({ id: entry.id }).from(entry).where(eq(entry.id, own.id)).for('update')
    if ((await seatedEntries(tx, [own.id])).length > 0) return refuse('ENTRY_IN_PLAY')
    const players = (await playersByEntries(tx, [own.id])).map(player => player.nameAsEntered)
    await tx
      .update(entryRequest)
      .set({ entryId: null, status: 'DECLINED', reason, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
      .where(eq(entryRequest.entryId, own.id))
    await tx.delete(entryPlayer).where(eq(entryPlayer.entryId, own.id))
    await tx.delete(entry).where(eq(entry.id, own.id))
    await recordAudit(tx, viewer, {
      type: 'ENTRY_REMOVED',
      organisationId: own.organisationId,
      aggregateKind: 'stage',
      aggregateId: own.stageId,
      data: { entryId: own.id, number: own.number, name: own.nameAsEntered, players, reason },
    })
    return ok({ stageId: own.stageId })
  })

export interface ReinstateEntryInput {
  readonly entryId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Lets a contestant play on that had withdrawn: from the next round to be drawn, and as if nothing had been said when
 * no round was published since. Problems: ENTRY_UNKNOWN, NOT_PERMITTED, REASON_MISSING, ENTRY_NOT_WITHDRAWN.
 */
export const reinstateEntry = (
  deps: Deps,
  viewer: Viewer,
  input: ReinstateEntryInput,
): Promise<Outcome<{ entryId: string }>> =>
  idempotently(deps, viewer, 'reinstateEntry', input, async tx => {
    const found = await runnableEntry(tx, viewer, input.entryId)
    if (!found.ok) return found
    const { entry: own } = found.value
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    if (own.withdrawnAt === null) return refuse('ENTRY_NOT_WITHDRAWN')
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(${round.number}), 0)::int` })
      .from(round)
      .innerJoin(playSession, eq(playSession.id, round.sessionId))
      .where(sql`${playSession.stageId} = ${own.stageId} and ${round.status} <> 'PLANNED'`)
    const missed = Math.max(0, (last?.number ?? 0) - (own.withdrawnAfter ?? 0))
    await tx
      .update(entry)
      .set({ withdrawnAt: null, withdrawnAfter: null, withdrawnReason: null })
      .where(eq(entry.id, own.id))
    await recordAudit(tx, viewer, {
      type: 'ENTRY_REINSTATED',
      organisationId: own.organisationId,
      aggregateKind: 'entry',
      aggregateId: own.id,
      data: { entryId: own.id, withdrawnAfter: own.withdrawnAfter, missed, reason },
    })
    return ok({ entryId: own.id })
  })
