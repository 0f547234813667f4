import { err, ok, problem } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing } from '../../base/problem.js'
import { recordConsent } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { endProposal, logOfPerson } from '../registry/end-proposal.js'
import { placesOfOrganisations } from '../registry/organisations.repo.js'
import { codeOf, idOf, optional, text } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { refuseSamePerson } from '../shared/two-persons.js'
import { canAnswerProposal, canWithdrawProposal, consentsToGive } from './policy.js'
import type { ProposalProblemCode } from './problem-codes.js'
import { consentsOf, lockProposal, proposalsByIds } from './proposals.repo.js'
import { settleProposal } from './settle-proposal.js'
import type { ConsentAnswer } from './vocabulary.js'

const refuse = refusing<ProposalProblemCode>()
const proposal = idOf('RecordProposal', 'Which one.')

/**
 * The word of one who is asked: with the last agreement the act is done, an objection ends it. A body above may state it
 * for one below, saying what it goes by. Problems: PROPOSAL_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * PROPOSAL_ENDED_ALREADY, PROPOSAL_ANSWERED_ALREADY.
 */
export const answerRecordAct = defineAction({
  name: 'answerRecordAct',
  says: 'Agrees to a proposed act on a record, or objects.',
  asks: 'Which proposal, and the answer.',
  takes: 'The answer of one who is asked.',
  fields: {
    proposal,
    answer: codeOf<ConsentAnswer>('ConsentAnswer', 'The answer.'),
    reason: optional(text('Needed for an objection, and where a body above states the answer.')),
  },
  permit: async (deps, viewer, { proposalId }) => {
    const [row] = await proposalsByIds(deps.db, [proposalId])
    if (!row) return refuse('PROPOSAL_UNKNOWN')
    const consents = await consentsOf(deps.db, [proposalId])
    const permitted = requirePermission(canAnswerProposal(viewer, row, consents))
    return permitted.ok ? ok(consentsToGive(viewer, consents)) : permitted
  },
  run: async (act, { proposalId, answer, reason = '' }, given) => {
    const { tx, deps, viewer } = act
    const { isFromAbove } = given
    const why = reason.trim()
    if ((answer === 'objected' || isFromAbove) && !why)
      return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const row = await lockProposal(tx, proposalId)
    if (!row) return refuse('PROPOSAL_ENDED_ALREADY')
    const two = await refuseSamePerson(tx, viewer, row.proposedBy)
    if (!two.ok) return two
    const open = (await consentsOf(tx, [proposalId])).filter(
      one => one.answer === null && given.consents.some(({ id }) => id === one.id),
    )
    if (open.length === 0) return refuse('PROPOSAL_ANSWERED_ALREADY')
    const by = { answeredBy: actorOf(viewer), answeredAt: deps.clock.now() }
    const ids = open.map(one => one.id)
    await tx
      .update(recordConsent)
      .set({ answer, answerReason: why, answerFromAbove: isFromAbove, ...by })
      .where(inArray(recordConsent.id, ids))
    await recordAudit(tx, viewer, {
      type: 'RECORD_ACT_ANSWERED',
      organisationId: await logOfPerson(tx, row.personId),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { proposalId, act: row.act, answer, answerFromAbove: isFromAbove, ...(why ? { reason: why } : {}) },
    })
    await settleProposal(act, row)
    return ok({ personId: row.personId })
  },
})

/** Taken back by the office that proposed it. Problems: PROPOSAL_UNKNOWN, NOT_PERMITTED, PROPOSAL_ENDED_ALREADY. */
export const withdrawRecordAct = defineAction({
  name: 'withdrawRecordAct',
  says: 'Takes a proposed act on a record back.',
  asks: 'Which proposal.',
  takes: 'A proposal taken back.',
  fields: { proposal },
  permit: async (deps, viewer, { proposalId }) => {
    const [row] = await proposalsByIds(deps.db, [proposalId])
    if (!row) return refuse('PROPOSAL_UNKNOWN')
    const [place = { organisationPath: [] }] = await placesOfOrganisations(deps.db, [row.organisationId])
    return requirePermission(canWithdrawProposal(viewer, place))
  },
  run: async (act, { proposalId }) => {
    const row = await lockProposal(act.tx, proposalId)
    if (!row) return refuse('PROPOSAL_ENDED_ALREADY')
    await endProposal(act, row, 'withdrawn', null)
    return ok({ personId: row.personId })
  },
})
