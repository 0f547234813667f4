import { canonicalJson, err, type Problem, problem } from '@paiji/rules'
import { depositFor, type FilingCapacity } from '@paiji/rules/procedure'
import { appealDeposit } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { entryKindOf } from './appellant.js'
import type { AppealRow } from './appeals.repo.js'
import { nextCaseNumber } from './case-number.js'
import { procedureOfCase } from './case-procedure.js'
import { startClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { draftsBeside, sameCaseExists } from './filing.repo.js'
import { type FilingWindow, filingWindow } from './filing-window.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { insertOrder } from './orders.repo.js'
import type { CaseAccess } from './visibility.js'
import type { Act } from '../shared/act.js'
import { sha256 } from '../../base/digest.js'

/**
 * Files a draft within its time: gives it its number, starts the clocks it waits on, tells the director and the clerk.
 * The side's other drafts about the same are put aside. Problems: DRAFT_OF_PARTNER (another of the side saved it last), FILED_TOO_LATE (with the end of the time), STATEMENT_MISSING, SIGNATURE_MISSING, ALREADY_APPEALED,
 * RULING_MISSING, and those of every act on a case.
 */
export const fileAppeal = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'fileAppeal', input, (tx, access) => lodge({ tx, deps, viewer }, access))

export interface RequestLateLeaveInput extends CaseInput {
  readonly reasons: string
}

/**
 * Files a draft after its time with a request for leave: it waits for the reasoned decision of whom the procedure names.
 * Problems: LATE_LEAVE_UNKNOWN (the procedure knows none), FILED_IN_TIME, REASON_MISSING, and those of `fileAppeal`.
 */
export const requestLateLeave = (
  deps: Deps,
  viewer: Viewer,
  input: RequestLateLeaveInput,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'requestLateLeave', input, async (tx, access) => {
    const reasons = input.reasons.trim()
    if (!reasons) return err([problem('REASON_MISSING', { at: { path: 'reasons' } })])
    const { lateLeave } = procedureOfCase(access.row).procedure
    if (!lateLeave) return err([problem('LATE_LEAVE_UNKNOWN')])
    const filed = await lodge({ tx, deps, viewer }, access, reasons)
    if (!filed.ok) return filed
    const now = deps.clock.now()
    const requestedBy = viewer.accountId ?? ''
    const order = await insertOrder(tx, {
      appealId: filed.value.id,
      kind: 'leaveToFileLate',
      status: 'REQUESTED',
      text: reasons,
      requestedBy,
      requestedAt: now,
    })
    const decider = lateLeave.by === 'committee' ? 'committee' : lateLeave.by === 'clerk' ? 'clerk' : 'chiefDirector'
    const clock = await startClock(tx, deps, filed.value, {
      kind: 'leave',
      anchoredAt: now,
      timeZone: access.timeZone,
      awaits: decider,
    })
    await tell(tx, filed.value, { code: 'LEAVE_ASKED', to: decider, at: now, dueAt: clock?.dueAt })
    const entry = { type: 'LATE_LEAVE_REQUESTED' as const, text: reasons, visibility: 'parties' as const }
    return appendDocket({ tx, deps, viewer }, filed.value, { ...entry, documents: [order.id] })
  })

const CAPACITIES: readonly string[] = ['contestant', 'teamMember', 'captain', 'organisation']

/** In what capacities a filing is signed, from `capacity:name`. */
export const signedAs = (row: Pick<AppealRow, 'signatures'>): FilingCapacity[] =>
  row.signatures
    .map(each => each.split(':')[0] ?? '')
    .filter((each): each is FilingCapacity => CAPACITIES.includes(each))

const filingProblems = async (tx: Transaction, row: AppealRow): Promise<Problem[]> => {
  const { procedure } = procedureOfCase(row)
  const { form, standing } = procedure
  const signed = signedAs(row)
  return [
    ...(row.statement === '' ? [problem('STATEMENT_MISSING', { at: { path: 'statement' }, clause: form.clause })] : []),
    ...(form.signatures.length > 0 && signed.length === 0
      ? [problem('SIGNATURE_MISSING', { at: { path: 'signatures' }, clause: form.clause })]
      : []),
    ...(row.subject === 'ruling' && !row.rulingId ? [problem('RULING_MISSING', { clause: standing.clause })] : []),
    ...((await sameCaseExists(tx, row)) ? [problem('ALREADY_APPEALED')] : []),
  ]
}

/** In time without leave, or late with a request for it; never the other way round. */
const timeProblems = (row: AppealRow, window: FilingWindow, now: Date, leaveAsked: boolean): Problem[] => {
  const late = window.started && now > window.dueAt
  const clause = procedureOfCase(row).procedure.windows.filing?.clause
  if (late === leaveAsked) return []
  const params = { dueAt: window.dueAt.toISOString() }
  return [problem(late ? 'FILED_TOO_LATE' : 'FILED_IN_TIME', { params, ...(clause ? { clause } : {}) })]
}

const lodge = async (
  { tx, deps, viewer }: Act,
  access: CaseAccess,
  leaveReasons?: string,
): Promise<Outcome<AppealRow>> => {
  const { row, timeZone } = access
  const now = deps.clock.now()
  if (row.status !== 'DRAFT')
    return err([problem('CASE_STATE_FORBIDS', { params: { status: row.status, type: 'FILED' } })])
  const window = await filingWindow(tx, row, timeZone, now)
  const late = leaveReasons !== undefined
  // What each of a side must still agree to stands in the draft by who saved it: nobody files what another signed.
  if (row.appellantPersonId !== (viewer.personId ?? null)) return err([problem('DRAFT_OF_PARTNER')])
  const wrong = [...(await filingProblems(tx, row)), ...timeProblems(row, window, now, late)]
  if (wrong.length > 0) return err(wrong)
  const federation = access.organisationPath.at(-1) ?? row.organisationId
  const number = await nextCaseNumber(tx, federation, Number(dayOf(now, timeZone).slice(0, 4)))
  // Who holds the counter of numbers files alone: a partner who filed at the same moment is seen from here on.
  if (await sameCaseExists(tx, row)) return err([problem('ALREADY_APPEALED')])
  const filed = await appendDocket({ tx, deps, viewer }, row, {
    type: 'FILED',
    text: '',
    visibility: 'public',
    data: { digest: filingDigest(row, number, now), dueAt: window.dueAt.toISOString(), late },
    set: { number, filedAt: now, dueAt: window.dueAt, late, filedBy: viewer.accountId ?? row.filedBy },
  })
  if (!filed.ok) return filed
  await startFilingClocks(tx, deps, access, filed.value)
  for (const draft of await draftsBeside(tx, filed.value)) {
    const aside = { type: 'WITHDRAWN', text: '', visibility: 'parties', set: { closedAt: now } } as const
    const put = await appendDocket({ tx, deps, viewer }, draft, aside)
    if (!put.ok) return put
  }
  return filed
}

/** SHA-256 of what was filed: the receipt's proof. */
export const filingDigest = (row: AppealRow, number: string, filedAt: Date): string =>
  sha256(
    canonicalJson({
      number,
      filedAt: filedAt.toISOString(),
      ruling: row.rulingId,
      slot: row.slot,
      entry: row.appellantEntryId,
      statement: row.statement,
      relief: row.relief,
      signatures: row.signatures,
    }),
  )

const startFilingClocks = async (
  tx: Transaction,
  deps: Deps,
  { parties, timeZone }: CaseAccess,
  row: AppealRow,
): Promise<void> => {
  const at = deps.clock.now()
  const own = parties.filter(party => party.side === 'appellant')
  const clock = { anchoredAt: at, timeZone, awaits: 'appellant' as const }
  if (own.some(party => party.concurrence === 'pending')) {
    const { dueAt } = (await startClock(tx, deps, row, { ...clock, kind: 'concurrence' })) ?? {}
    await tell(tx, row, { code: 'CONCURRENCE_ASKED', to: 'partners', at, dueAt })
  }
  const { procedure } = procedureOfCase(row)
  const deposit = depositFor(procedure, row.instance, entryKindOf(own))
  if (deposit) {
    const { amount, currency, clause } = deposit
    await tx
      .insert(appealDeposit)
      .values({ appealId: row.id, amount, currency, editionId: clause.edition, article: clause.article })
    await startClock(tx, deps, row, { ...clock, kind: 'deposit' })
  }
  for (const to of ['director', 'chiefDirector', 'clerk'] as const) {
    await tell(tx, row, { code: 'APPEAL_FILED', to, at })
  }
  if (parties.some(party => party.side === 'director')) {
    const asked = await startClock(tx, deps, row, { ...clock, kind: 'statement', awaits: 'director' })
    await tell(tx, row, { code: 'STATEMENT_ASKED', to: 'director', at, dueAt: asked?.dueAt })
  }
}
