import { type Explanation, ok } from '@paiji/rules'
import { byDirector, exchangeFrom, type RoundChange, type Stage } from '@paiji/rules/pairing'
import { eq, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { round as roundRecord, type RoundNotes, roundTable } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { exchangesOf } from '../events/exchanges.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { acceptObjections, type Change, draftedRound, objections } from './manual-round.js'
import { refuse } from './refuse.js'
import type { RoundRow, TableRow } from './rounds.repo.js'
import { groupEntries } from './stage-groups.js'
import { type ManagedRound, onRound, planOf, seriesOf } from './stage-of-rounds.js'
import { type StageView, viewStage } from './stage-state.js'

export interface SwapSidesInput {
  readonly roundId: string
  /** The two entries that change places. */
  readonly first: string
  readonly second: string
  /** Needed where something speaks against it. */
  readonly reason?: string | undefined
  /** The same in the rounds after it: later drafts of a movement or seating, draw numbers of a round robin. */
  readonly following?: boolean | undefined
  readonly expectedVersion: number
  readonly idempotencyKey?: string | undefined
}

/**
 * Exchanges two contestants of a draft and checks the round anew. What follows is the format's: a Swiss reads who met, a
 * bracket keeps exchanged lines, a round robin keeps exchanged draw numbers where `following` says so.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_DRAFT, ROUND_CHANGED_MEANWHILE, SIDE_NOT_IN_ROUND,
 * SWAP_REASON_NEEDED with what speaks against it.
 */
export const swapSides = (deps: Deps, viewer: Viewer, input: SwapSidesInput): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'swapSides', input, async (tx, managed) => {
    const { stage, round } = managed
    if (round.status !== 'PLANNED') return refuse('ROUND_NOT_DRAFT')
    if (round.version !== input.expectedVersion) return refuse('ROUND_CHANGED_MEANWHILE', { version: round.version })
    const plan = planOf(managed.row)
    const view = await viewStage(tx, stage, plan.ok ? seriesOf(plan.value) : undefined)
    if (!view.ok) return view
    const drafts = draftsFrom(view.value, round, input.following ?? false)
    const swapped = swapIn(tablesOf(view.value, drafts), input)
    if (!swapped.some(table => table.changed && table.roundId === round.id)) return refuse('SIDE_NOT_IN_ROUND')
    const ruled = ruleOf(managed)
    const from = ruled && exchangeFrom(ruled, view.value.state, input.following ?? false)
    const change = changeOf(view.value, round, swapped, input, from)
    const accepted = acceptObjections(await objections(tx, ruled, view.value, change), input.reason ?? '')
    if (!accepted.ok) return accepted
    await store(tx, viewer, { input, drafts, swapped, accepted: accepted.value, from })
    const { exchanges = [] } = view.value.state
    if (ruled && from !== undefined)
      await groupEntries(tx, ruled, { ...view.value.state, exchanges: [...exchanges, ...change.after.exchanges] })
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
        ...(from === undefined ? {} : { from }),
      },
    })
    return ok({ roundId: round.id })
  })

/** The stage whose rule made the round; undefined for a movement or seating laid out beside the plan. */
const ruleOf = ({ stage, row, round }: ManagedRound): Stage | undefined => {
  const plan = planOf(row)
  if (!plan.ok) return undefined
  const byRule = round.method === 'drawn' || round.method === 'manual' || plan.value.format.kind === 'swiss'
  return byRule ? { ...plan.value, id: stage.id } : undefined
}

const changeOf = (
  { tables }: StageView,
  round: RoundRow,
  swapped: readonly Swapped[],
  { first, second, reason }: SwapSidesInput,
  from: number | undefined,
): RoundChange => {
  const own = <T extends TableRow>(all: readonly T[]): readonly T[] => all.filter(table => table.roundId === round.id)
  const exchanges = exchangesOf([round])
  const exchange = from === undefined ? [] : [{ round: from, first, second, reason: reason?.trim() ?? '' }]
  return {
    before: draftedRound(own(tables), exchanges),
    after: draftedRound(own(swapped), [...exchanges, ...exchange]),
  }
}

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

interface Stored {
  readonly input: SwapSidesInput
  readonly drafts: readonly RoundRow[]
  readonly swapped: readonly Swapped[]
  readonly accepted: readonly string[]
  readonly from: number | undefined
}

const store = async (
  tx: Transaction,
  viewer: Viewer,
  { input, drafts, swapped, accepted, from }: Stored,
): Promise<void> => {
  const reason = input.reason?.trim() ?? ''
  for (const table of swapped.filter(one => one.changed)) {
    const because = byDirector(table.sides.join(' – '), reason, (table.because as Explanation | null) ?? undefined)
    await tx
      .update(roundTable)
      .set({ sides: [...table.sides], because })
      .where(eq(roundTable.id, table.id))
  }
  const by = actorOf(viewer)
  const change: Change = {
    a: input.first,
    b: input.second,
    by,
    reason,
    accepted,
    ...(from === undefined ? {} : { from }),
  }
  for (const draft of drafts) {
    const notes: RoundNotes = { ...draft.notes, changes: [...(draft.notes.changes ?? []), change] }
    await tx
      .update(roundRecord)
      .set({ notes, version: sql`${roundRecord.version} + 1` })
      .where(eq(roundRecord.id, draft.id))
  }
}
