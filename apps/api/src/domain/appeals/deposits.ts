import { err, ok, problem } from '@paiji/rules'
import { eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealDeposit } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { meetClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'

export type DepositRow = typeof appealDeposit.$inferSelect

export const depositsOfCases = (db: Db, appealIds: readonly string[]): Promise<DepositRow[]> =>
  db
    .select()
    .from(appealDeposit)
    .where(inArray(appealDeposit.appealId, [...appealIds]))

const lockDeposit = async (tx: Transaction, appealId: string): Promise<Outcome<DepositRow>> => {
  const [row] = await tx.select().from(appealDeposit).where(eq(appealDeposit.appealId, appealId)).for('update')
  return row ? ok(row) : err([problem('NO_DEPOSIT_ASKED')])
}

const change = (tx: Transaction, appealId: string, set: Partial<DepositRow>) =>
  tx.update(appealDeposit).set(set).where(eq(appealDeposit.appealId, appealId))

/** What the docket keeps of money: the amount and the currency. */
const money = ({ amount, currency }: DepositRow) => ({ amount, currency })

export interface RecordDepositInput extends CaseInput {
  /** What was counted, in the currency's smallest unit: the whole deposit or nothing. */
  readonly amount: number
  readonly currency: string
}

/** The deposit was received. Problems: NO_DEPOSIT_ASKED, DEPOSIT_AMOUNT_DIFFERS, DEPOSIT_ALREADY_RECEIVED. */
export const recordDeposit = (deps: Deps, viewer: Viewer, input: RecordDepositInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'recordDeposit', input, async (tx, { row }) => {
    const deposit = await lockDeposit(tx, row.id)
    if (!deposit.ok) return deposit
    const { amount, currency, receivedAt } = deposit.value
    if (receivedAt) return err([problem('DEPOSIT_ALREADY_RECEIVED')])
    if (input.amount !== amount || input.currency !== currency) {
      return err([problem('DEPOSIT_AMOUNT_DIFFERS', { at: { path: 'amount' }, params: { amount, currency } })])
    }
    const now = deps.clock.now()
    await change(tx, row.id, { receivedAt: now, receivedBy: viewer.accountId ?? '' })
    await meetClock(tx, row.id, 'deposit', now)
    const entry = { type: 'DEPOSIT_RECEIVED' as const, text: '', visibility: 'parties' as const }
    return appendDocket({ tx, deps, viewer }, row, { ...entry, data: money(deposit.value) })
  })

export interface SettleDepositInput extends CaseInput {
  readonly reason: string
}

const settle = (
  deps: Deps,
  viewer: Viewer,
  input: SettleDepositInput,
  fate: 'returned' | 'forfeited',
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, fate === 'returned' ? 'returnDeposit' : 'forfeitDeposit', input, async (tx, { row }) => {
    const reason = input.reason.trim()
    if (!reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const deposit = await lockDeposit(tx, row.id)
    if (!deposit.ok) return deposit
    const { receivedAt, returnedAt, forfeitedAt } = deposit.value
    if (!receivedAt) return err([problem('DEPOSIT_MISSING')])
    if (returnedAt || forfeitedAt) return err([problem('DEPOSIT_ALREADY_SETTLED')])
    const now = deps.clock.now()
    const by = viewer.accountId ?? ''
    const marks = fate === 'returned' ? { returnedAt: now, returnedBy: by } : { forfeitedAt: now, forfeitedBy: by }
    await change(tx, row.id, { ...marks, reason })
    return appendDocket({ tx, deps, viewer }, row, {
      type: fate === 'returned' ? 'DEPOSIT_RETURNED' : 'DEPOSIT_FORFEITED',
      text: reason,
      visibility: 'parties',
      data: money(deposit.value),
    })
  })

/** The deposit goes back, once. Problems: REASON_MISSING, NO_DEPOSIT_ASKED, DEPOSIT_MISSING, DEPOSIT_ALREADY_SETTLED. */
export const returnDeposit = (deps: Deps, viewer: Viewer, input: SettleDepositInput): Promise<Outcome<CaseAnswer>> =>
  settle(deps, viewer, input, 'returned')

/** The deposit is kept, once. Problems: as for its return. */
export const forfeitDeposit = (deps: Deps, viewer: Viewer, input: SettleDepositInput): Promise<Outcome<CaseAnswer>> =>
  settle(deps, viewer, input, 'forfeited')
