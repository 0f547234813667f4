import { ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { Transaction } from '../../db/transaction.js'
import { raiseFlag } from '../results/flag-slot.js'
import { type FlagRow, openFlagsByStages } from '../results/second-look.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { isTable } from './policy.js'
import { refuse } from './refuse.js'
import type { SeatedAt } from './seat-at-table.js'

/** What a table calls the director for. */
export const callKinds = ['irregularity', 'score', 'equipment', 'time', 'conduct', 'other'] as const
export type CallKind = (typeof callKinds)[number]

export interface CallDirectorInput {
  readonly code: string
  readonly kind: CallKind
  readonly idempotencyKey?: string
}

/** Whether a flag is a call from a table, and no word about a result. */
export const isCall = ({ raisedBy, found }: Pick<FlagRow, 'raisedBy' | 'found'>): boolean =>
  isTable(raisedBy) && found?.some(({ code }) => code === 'TABLE_CALLS') === true

/** The places of a table at which it has called and nobody has come. */
export const openCallsAt = async (tx: Transaction, stageId: string, slots: readonly string[]): Promise<FlagRow[]> =>
  (await openFlagsByStages(tx, [stageId])).filter(flag => isCall(flag) && slots.includes(flag.slot))

/**
 * A table calls the director, whatever stands on its sheet: the call waits among what the director is to look at, until it
 * is settled there. Problems: TABLE_CALLED_ALREADY.
 */
export const callDirector = (
  deps: Deps,
  { stage, slots, viewer: seat }: SeatedAt,
  input: CallDirectorInput,
): Promise<Outcome<{ called: true }>> =>
  idempotently(deps, seat, 'callDirector', input, async tx => {
    const names = slots.map(one => one.slot)
    const [first] = names
    if (first === undefined) return refuse('TABLE_PLACE_UNKNOWN')
    if ((await openCallsAt(tx, stage.id, names)).length > 0) return refuse('TABLE_CALLED_ALREADY')
    const call = problem('TABLE_CALLS', { severity: 'warning', params: { kind: input.kind } })
    await raiseFlag(tx, seat, stage, { slot: first, note: '', found: [call] })
    return ok({ called: true })
  })
