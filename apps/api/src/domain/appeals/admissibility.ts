import { err, problem } from '@paiji/rules'
import {
  admissibilityProblems,
  type AppealMatter,
  appealMatters,
  hearingBody,
  type InadmissibleReason,
} from '@paiji/rules/procedure'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome, Problem } from '../../base/problem.js'
import { procedureOfCase } from './case-procedure.js'
import { matterOfCase } from './case-scope.js'
import { endClocks, meetClock, startClock } from './clocks.js'
import { type DepositRow, depositsOfCases } from './deposits.js'
import { appendDocket } from './docket.js'
import { signedAs } from './file-appeal.js'
import { noteInterest } from './interested.js'
import { tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { insertOrder, leaveGranted } from './orders.repo.js'
import type { CaseAccess } from './visibility.js'

/** What else is on file about a filing. */
export interface FilingRecords {
  readonly deposit: DepositRow | undefined
  readonly leaveGranted: boolean
}

/** What stands between a filing and its admission, as the case's procedure sees it; nothing when it may be admitted. */
export const missingFrom = (
  { row, parties }: CaseAccess,
  { deposit, leaveGranted: leave }: FilingRecords,
): Problem[] => {
  const own = parties.filter(party => party.side === 'appellant')
  const found = admissibilityProblems(procedureOfCase(row).procedure, {
    subject: row.subject,
    filedAt: row.filedAt?.getTime() ?? 0,
    dueAt: row.dueAt?.getTime() ?? 0,
    leaveToFileLate: !row.late || leave,
    hasRuling: row.rulingId !== null,
    statement: row.statement,
    signedAs: signedAs(row),
    concurrences: own.map(party => party.concurrence),
    depositReceived: deposit && deposit.receivedAt !== null,
  })
  return found.map(({ code, clause }) => problem(code, { clause }))
}

const whatIsMissing = async (tx: Db, access: CaseAccess): Promise<Problem[]> => {
  const [deposit] = await depositsOfCases(tx, [access.row.id])
  return missingFrom(access, { deposit, leaveGranted: await leaveGranted(tx, access.row.id) })
}

/**
 * Admits a case that has everything its procedure asks for, and says who hears it; its other side is served.
 * Problems: everything that is missing, each with its clause; NO_BODY_HEARS_THIS; those of every act on a case.
 */
export const admitAppeal = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'admitAppeal', input, async (tx, access) => {
    const missing = await whatIsMissing(tx, access)
    if (missing.length > 0) return err(missing)
    const { row, timeZone } = access
    const { procedure, committeeExists } = procedureOfCase(row)
    const matter = await matterOfCase(tx, row)
    const heard = hearingBody(procedure, { matter, instance: row.instance, committeeExists })
    if (!heard.allowed) return err([problem(heard.code, { clause: heard.clause })])
    const now = deps.clock.now()
    const admitted = await appendDocket({ tx, deps, viewer }, row, {
      type: 'ADMITTED',
      text: '',
      visibility: 'public',
      data: { body: heard.body, final: heard.final, clause: heard.clause },
      set: { body: heard.body, matter },
    })
    if (!admitted.ok) return admitted
    const awaits = heard.body === 'chiefDirector' || heard.body === 'director' ? 'chiefDirector' : 'panel'
    await startClock(tx, deps, admitted.value, { kind: 'decision', anchoredAt: now, timeZone, awaits })
    for (const to of ['appellant', 'director', 'chiefDirector'] as const) {
      await tell(tx, admitted.value, { code: 'APPEAL_ADMITTED', to, at: now })
    }
    await serve(tx, deps, { ...access, row: admitted.value })
    return noteInterest({ tx, deps, viewer }, { ...access, row: admitted.value })
  })

/** The other side is served: it reads the appeal, and has its time to answer. */
export const serve = async (
  tx: Transaction,
  deps: Deps,
  { row, parties, timeZone }: Pick<CaseAccess, 'row' | 'parties' | 'timeZone'>,
): Promise<void> => {
  if (!parties.some(party => party.side === 'respondent')) return
  const at = deps.clock.now()
  const clock = { kind: 'response' as const, anchoredAt: at, timeZone, awaits: 'respondent' as const }
  const { dueAt } = (await startClock(tx, deps, row, clock)) ?? {}
  await tell(tx, row, { code: 'RESPONSE_ASKED', to: 'respondent', at, dueAt })
}

/** What a case is about, as stored; cases taken over from before speak of facts and judgement alike. */
export const storedMatter = (matter: string): AppealMatter =>
  appealMatters.find(known => known === matter) ?? 'judgement'

export interface DeclareInadmissibleInput extends CaseInput {
  /** One of the procedure's own reasons. */
  readonly reason: InadmissibleReason
  readonly text: string
}

/** The case is not heard, for a reason the procedure knows. Problems: REASON_MISSING. */
export const declareInadmissible = (
  deps: Deps,
  viewer: Viewer,
  input: DeclareInadmissibleInput,
): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'declareInadmissible', input, async (tx, { row }) => {
    if (!input.text.trim()) return err([problem('REASON_MISSING', { at: { path: 'text' } })])
    const now = deps.clock.now()
    const declared = await appendDocket({ tx, deps, viewer }, row, {
      type: 'DECLARED_INADMISSIBLE',
      text: input.text.trim(),
      visibility: 'parties',
      data: { reason: input.reason },
      set: { inadmissibleFor: input.reason, closedAt: now },
    })
    if (!declared.ok) return declared
    await endClocks(tx, row.id, now)
    for (const to of ['appellant', 'director'] as const) {
      await tell(tx, declared.value, { code: 'APPEAL_INADMISSIBLE', to, at: now })
    }
    return declared
  })

export interface RequestCureInput extends CaseInput {
  readonly text: string
}

/** One short chance to put right what is missing. Problems: REASON_MISSING. */
export const requestCure = (deps: Deps, viewer: Viewer, input: RequestCureInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'requestCure', input, async (tx, { row, timeZone }) => {
    const text = input.text.trim()
    if (!text) return err([problem('REASON_MISSING', { at: { path: 'text' } })])
    const now = deps.clock.now()
    const by = viewer.accountId ?? ''
    const order = { appealId: row.id, kind: 'cure' as const, status: 'GRANTED' as const, text }
    const { id } = await insertOrder(tx, { ...order, requestedBy: by, requestedAt: now, decidedBy: by, decidedAt: now })
    const asked = await appendDocket({ tx, deps, viewer }, row, {
      type: 'CURE_REQUESTED',
      text,
      visibility: 'parties',
      documents: [id],
    })
    if (!asked.ok) return asked
    const clock = { kind: 'cure' as const, anchoredAt: now, timeZone, awaits: 'appellant' as const }
    const started = await startClock(tx, deps, asked.value, clock)
    await tell(tx, asked.value, { code: 'CURE_ASKED', to: 'appellant', at: now, about: id, dueAt: started?.dueAt })
    return asked
  })

export interface CureAppealInput extends CaseInput {
  readonly statement?: string
  readonly signatures?: readonly { readonly capacity: string; readonly name: string }[]
  readonly text: string
}

/** What was missing has come: a statement, a signature, a payment or an agreement made meanwhile. */
export const cureAppeal = (deps: Deps, viewer: Viewer, input: CureAppealInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'cureAppeal', input, async (tx, { row }) => {
    const now = deps.clock.now()
    const statement = input.statement?.trim()
    const added = (input.signatures ?? [])
      .filter(each => each.name.trim())
      .map(each => `${each.capacity}:${each.name.trim()}`)
    const cured = await appendDocket({ tx, deps, viewer }, row, {
      type: 'CURED',
      text: input.text.trim(),
      visibility: 'parties',
      set: {
        ...(statement ? { statement } : {}),
        ...(added.length > 0 ? { signatures: [...row.signatures, ...added] } : {}),
      },
    })
    if (!cured.ok) return cured
    await meetClock(tx, row.id, 'cure', now)
    await tell(tx, cured.value, { code: 'CURED', to: 'clerk', at: now })
    return cured
  })
