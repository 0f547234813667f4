import { settleWhenDue } from '../../domain/proposals/settle-proposal.js'
import type { Task } from '../task.js'

/** Ends a proposed act on a record whose time for objections is over. */
export const settleRecordProposalTask: Task<'settle-record-proposal'> = async (deps, { proposalId }) => {
  const outcome = await settleWhenDue(deps, proposalId)
  return outcome.ok ? [] : outcome.error
}
