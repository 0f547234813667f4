import { type Explanation, ok } from '@paiji/rules'
import type { ProposedRound } from '@paiji/rules/pairing'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { round as roundRecord, type RoundNotes, roundTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../shared/problem.js'
import { acceptObjections, byDirector, objections } from './manual-round.js'
import { refuse } from './refuse.js'
import type { RoundRow, TableRow } from './rounds.repo.js'
import { onRound, planOf } from './stage-of-rounds.js'
import { type StageView, viewStage } from './stage-state.js'

export interface SwapSidesInput {
  readonly roundId: string
  /** The two entries that change places. */
  readonly first: string
  readonly second: string
  /** Needed where something speaks against it. */
  readonly reason?: string | undefined
  /** The same in every later draft of the session: a late change of a seating or movement. */
  readonly following?: boolean | undefined
  readonly expectedVersion: number
  readonly idempotencyKey?: string | undefined
}

/** Formats whose next rounds follow from who met whom, not from a fixed table. */
const FREE_FORMATS = new Set(['swiss'])

/**
 * Exchanges two contestants of a draft and checks the round anew.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT, ROUND_CHANGED_MEANWHILE, SIDE_NOT_IN_ROUND,
 * SWAP_NOT_FOR_FORMAT, SWAP_REASON_NEEDED with what speaks against it.
 */
export const swapSides = (deps: Deps, viewer: Viewer, input: SwapSidesInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'swapSides', input, async (tx, { stage, row, round }) => {
    if (round.status !== 'PLANNED') return refuse('ROUND_NOT_DRAFT')
    if (round.version !== input.expectedVersion) return refuse('ROUND_CHANGED_MEANWHILE', { version: round.version })
    const view = await viewStage(tx, stage)
    if (!view.ok) return view
    const plan = planOf(row)
    if (round.method === 'drawn' && plan.ok && !FREE_FORMATS.has(plan.value.format.kind))
      return refuse('SWAP_NOT_FOR_FORMAT')
    const drafts = draftsFrom(view.value, round, input.following ?? false)
    const swapped = swapIn(tablesOf(view.value, drafts), input)
    if (!swapped.some(table => table.changed && table.roundId === round.id)) return refuse('SIDE_NOT_IN_ROUND')
    const proposed = proposedRound(swapped.filter(table => table.roundId === round.id))
    const found = proposed ? objections(plan.ok ? plan.value : undefined, view.value, proposed) : []
    const accepted = acceptObjections(found, input.reason ?? '')
    if (!accepted.ok) return accepted
    await store(tx, viewer, { input, drafts, swapped, accepted: accepted.value })
    await recordAudit(tx, viewer, {
      type: 'ROUND_CHANGED',
      organisationId: stage.organisationId,
      aggregateKind: 'round',
      aggregateId: round.id,
      data: {
        roundId: round.id,
        a: input.first,
        b: input.second,
        reason: input.reason ?? '',
        accepted: [...accepted.value],
      },
    })
    return ok({ roundId: round.id })
  })

const draftsFrom = ({ rounds }: StageView, from: RoundRow, following: boolean): readonly RoundRow[] =>
  rounds.filter(
    one =>
      one.id === from.id ||
      (following && one.sessionId === from.sessionId && one.number > from.number && one.status === 'PLANNED'),
  )

const tablesOf = ({ tables }: StageView, rounds: readonly RoundRow[]): readonly TableRow[] => {
  const ids = new Set(rounds.map(one => one.id))
  return tables.filter(table => ids.has(table.roundId))
}

type Swapped = TableRow & { readonly changed: boolean }

/** Both must sit in a round for it to change. */
const swapIn = (tables: readonly TableRow[], { first, second }: SwapSidesInput): readonly Swapped[] => {
  const seated = (roundId: string, side: string) =>
    tables.some(one => one.roundId === roundId && one.sides.includes(side))
  return tables.map(table => {
    const both = seated(table.roundId, first) && seated(table.roundId, second)
    const sides = table.sides.map(side => (side === first ? second : side === second ? first : side))
    const changed = both && sides.join() !== table.sides.join()
    return { ...table, sides: changed ? sides : table.sides, changed }
  })
}

/** The round as pairs and a bye; undefined where more than two sit at a table. */
const proposedRound = (tables: readonly TableRow[]): ProposedRound | undefined => {
  const matches = tables.filter(table => table.kind === 'match')
  if (matches.some(table => table.sides.length !== 2)) return undefined
  const bye = tables.find(table => table.kind === 'bye')?.sides[0]
  return { pairs: matches.map(({ sides: [a = '', b = ''] }) => [a, b] as const), ...(bye ? { bye } : {}) }
}

interface Change {
  readonly input: SwapSidesInput
  readonly drafts: readonly RoundRow[]
  readonly swapped: readonly Swapped[]
  readonly accepted: readonly string[]
}

const store = async (tx: Transaction, viewer: Viewer, { input, drafts, swapped, accepted }: Change): Promise<void> => {
  const reason = input.reason?.trim() ?? ''
  for (const table of swapped.filter(one => one.changed)) {
    const because = byDirector(table.sides, reason, (table.because as Explanation | null) ?? undefined)
    await tx
      .update(roundTable)
      .set({ sides: [...table.sides], because })
      .where(eq(roundTable.id, table.id))
  }
  const change = { a: input.first, b: input.second, by: viewer.accountId ?? 'system', reason, accepted }
  for (const draft of drafts) {
    const notes: RoundNotes = { ...draft.notes, changes: [...(draft.notes.changes ?? []), change] }
    await tx
      .update(roundRecord)
      .set({ notes, version: sql`${roundRecord.version} + 1` })
      .where(eq(roundRecord.id, draft.id))
  }
}
