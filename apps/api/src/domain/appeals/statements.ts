import { err, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { caseStatement } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { Outcome, Problem } from '../../base/problem.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { AppealRow } from './appeals.repo.js'
import type { CaseParty } from './case-access.repo.js'
import { answersAwaited, onFile } from './answers.js'
import { meetClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { settleNotices, tell } from './notices.js'
import { accountsOfPeople } from '../shared/notify-accounts.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import type { StatementRow } from './statements.repo.js'
import { BEFORE_ADMISSION, type CaseAccess, isViewer } from './visibility.js'

export interface StatementInput extends CaseInput {
  /** What happened, as the one who states it saw it. */
  readonly facts: string
  /** Why the ruling is right or wrong. */
  readonly reasons: string
}

const MOST = 8_000

const textProblems = (input: StatementInput): Problem[] =>
  (['facts', 'reasons'] as const).flatMap(path => [
    ...(input[path].trim() === '' ? [problem('REASON_MISSING', { at: { path } })] : []),
    ...(input[path].length > MOST ? [problem('TEXT_TOO_LONG', { at: { path }, params: { most: MOST } })] : []),
  ])

const keep = async (
  { tx, deps, viewer }: Act,
  row: AppealRow,
  kind: StatementRow['kind'],
  party: CaseParty | undefined,
  input: StatementInput,
): Promise<string> => {
  const [kept] = await tx
    .insert(caseStatement)
    .values({
      appealId: row.id,
      kind,
      partyId: party?.id ?? null,
      facts: input.facts.trim(),
      reasons: input.reasons.trim(),
      statedBy: actorOf(viewer),
      recordedAt: deps.clock.now(),
    })
    .returning({ id: caseStatement.id })
  if (!kept) throw new Error('a statement was not inserted')
  return kept.id
}

const everySideAnswered = async (tx: Transaction, { row, parties }: CaseAccess, now: Date): Promise<boolean> =>
  !answersAwaited(parties, await onFile(tx, row.id), now).some(({ who }) => who === 'respondent')

/**
 * The other side answers the appeal, once it is served: what happened, and why the ruling should or should not stand.
 * Its clock is met when every side that was served has answered. Problems: REASON_MISSING, TEXT_TOO_LONG.
 */
export const answerAppeal = (deps: Deps, viewer: Viewer, input: StatementInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'answerAppeal', input, async (tx, access) => {
    const wrong = textProblems(input)
    if (wrong.length > 0) return err(wrong)
    const { row, parties } = access
    const own = parties.find(party => party.side === 'respondent' && isViewer(viewer, party))
    const id = await keep({ tx, deps, viewer }, row, 'response', own, input)
    const at = deps.clock.now()
    const side = parties.filter(party => party.side === 'respondent' && party.entryId === own?.entryId)
    const recipients = accountsOfPeople(side.flatMap(party => party.personId ?? []))
    await settleNotices(tx, row.id, at, { codes: ['RESPONSE_ASKED'], recipients })
    if (await everySideAnswered(tx, access, at)) await meetClock(tx, row.id, 'response', at)
    for (const to of ['appellant', 'director', 'clerk', 'panel'] as const)
      await tell(tx, row, { code: 'RESPONSE_GIVEN', to, at, about: id })
    const entry = { type: 'RESPONSE_GIVEN' as const, text: '', visibility: 'parties' as const }
    return appendDocket({ tx, deps, viewer }, row, { ...entry, data: { statementId: id } })
  })

/**
 * The director of the ruling states the facts as he or she found them and the reasons of the ruling.
 * Problems: REASON_MISSING, TEXT_TOO_LONG.
 */
export const stateFacts = (deps: Deps, viewer: Viewer, input: StatementInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'stateFacts', input, async (tx, { row, parties }) => {
    const wrong = textProblems(input)
    if (wrong.length > 0) return err(wrong)
    const own = parties.find(party => party.side === 'director' && isViewer(viewer, party))
    const id = await keep({ tx, deps, viewer }, row, 'director', own, input)
    const at = deps.clock.now()
    await meetClock(tx, row.id, 'statement', at)
    // The other side is served on admission: what was stated before, it reads with the appeal.
    const served = !BEFORE_ADMISSION.includes(row.status)
    const sides = served ? (['appellant', 'respondent'] as const) : (['appellant'] as const)
    for (const to of [...sides, 'clerk', 'panel'] as const)
      await tell(tx, row, { code: 'FACTS_STATED', to, at, about: id })
    const entry = { type: 'FACTS_STATED' as const, text: '', visibility: 'parties' as const }
    return appendDocket({ tx, deps, viewer }, row, { ...entry, data: { statementId: id } })
  })
