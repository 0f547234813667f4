import { err, ok, problem } from '@paiji/rules'
import { system } from '../../auth/viewer.js'
import { type Outcome, refusing } from '../../base/problem.js'
import { inTransaction } from '../../db/transaction.js'
import { changeRecord } from '../registry/change-person.js'
import { recordDistinct } from '../registry/declare-distinct.js'
import { closeAffiliation } from '../registry/end-affiliation.js'
import { DEALT_WITH, endDealtWith, endProposal, logOfPerson, wasDealtWith } from '../registry/end-proposal.js'
import { mergeRecords, separateRecords } from '../registry/merge-people.js'
import { personActs } from '../registry/ownership.js'
import { forgetByConsent } from '../registry/request-erasure.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { ProposalProblemCode } from './problem-codes.js'
import { type ConsentRow, consentsOf, lockProposal, type ProposalRow } from './proposals.repo.js'
import type { RecordAct } from './vocabulary.js'
import { concernsOthers } from './who-is-asked.js'

const refuse = refusing<ProposalProblemCode>()

type CarryOut = (act: Act, row: ProposalRow, log: string) => Promise<Outcome<unknown>>

const carryOut: Readonly<Record<RecordAct, CarryOut>> = {
  mergePeople: (act, { personId, otherPersonId, reason }, log) =>
    mergeRecords(act, { fromPersonId: otherPersonId ?? '', intoPersonId: personId, reason }, log),
  undoMerge: (act, { mergeId }, log) => separateRecords(act, mergeId ?? '', log),
  declareDistinct: (act, { personId, otherPersonId, reason }, log) =>
    recordDistinct(act, { aPersonId: personId, bPersonId: otherPersonId ?? '', reason }, log),
  changeBirthDate: (act, { personId, day, reason }, log) =>
    changeRecord(act, { personId, after: { birthDate: day }, reason }, log),
  endAffiliation: (act, { affiliationId, day, reason }, log) =>
    closeAffiliation(act, { affiliationId: affiliationId ?? '', on: day ?? '', reason }, log),
  erasePerson: (act, { personId, reason, proposedBy: requestedBy }, log) =>
    forgetByConsent(act, { personId, reason, requestedBy }, log),
}

/** Neither decided otherwise since, nor of concern to others. Problems: DEALT_WITH_MEANWHILE, PROPOSAL_CONCERNS_OTHERS. */
const stillStands = async (
  tx: Act['tx'],
  row: ProposalRow,
  consents: readonly ConsentRow[],
): Promise<Outcome<true>> => {
  if (await wasDealtWith(tx, row.id)) return err([problem(DEALT_WITH)])
  const asksOne = personActs[row.act].proposable.asks === 'body'
  const only = asksOne ? consents.find(one => one.organisationId !== null)?.organisationId : undefined
  return (await concernsOthers(tx, row, consents, only ?? undefined)) ? refuse('PROPOSAL_CONCERNS_OTHERS') : ok(true)
}

/**
 * Ends a proposal if it can end: at an objection, when everybody has agreed, and when the time is over, by what silence
 * means for its act. What has become impossible meanwhile is left undone, and the proposal says why.
 */
export const settleProposal = async (act: Act, row: ProposalRow): Promise<void> => {
  const consents = await consentsOf(act.tx, [row.id])
  const objection = consents.find(one => one.answer === 'objected')
  if (objection) return endProposal(act, row, 'objected', objection.answerReason)
  const isAgreed = consents.every(one => one.answer === 'agreed')
  const isOver = row.objectUntil <= act.deps.clock.now()
  if (!isAgreed && !isOver) return
  if (!isAgreed && personActs[row.act].proposable.silence === 'ends') return endProposal(act, row, 'lapsed', null)
  const log = await logOfPerson(act.tx, row.personId)
  const done = await inTransaction(act.tx, async tx => {
    const still = await stillStands(tx, row, consents)
    return still.ok ? carryOut[row.act]({ ...act, tx }, row, log) : still
  })
  await endProposal(act, row, done.ok ? 'carriedOut' : 'overtaken', done.ok ? null : (done.error[0]?.code ?? null))
  const people = row.otherPersonId === null ? [row.personId] : [row.personId, row.otherPersonId]
  if (done.ok) await endDealtWith(act, people, row.act)
}

/** The end of the time for objections. Nothing happens to a proposal that has ended, or whose time is not over. */
export const settleWhenDue = (deps: Deps, proposalId: string): Promise<Outcome<true>> =>
  inTransaction(deps.db, async tx => {
    const row = await lockProposal(tx, proposalId)
    if (!row || row.objectUntil > deps.clock.now()) return ok(true)
    const viewer = system(await logOfPerson(tx, row.personId), `settle-record-proposal-${proposalId}`)
    await settleProposal({ tx, deps, viewer }, row)
    return ok(true)
  })
