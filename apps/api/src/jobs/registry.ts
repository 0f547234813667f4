import type { TaskList } from './task.js'
import { approveEventRequestTask } from './tasks/approve-event-request.js'
import { findGradeCandidatesTask } from './tasks/find-grade-candidates.js'
import { findAnomaliesTask } from './tasks/find-anomalies.js'
import { issueListTask } from './tasks/issue-list.js'
import { notifyAppealTimeTask } from './tasks/notify-appeal-time.js'
import { notifyRulingTask } from './tasks/notify-ruling.js'
import { closeWindowsTask } from './tasks/close-windows.js'
import { recomputeStandingsTask } from './tasks/recompute-standings.js'
import { issueDueListsTask } from './tasks/issue-due-lists.js'
import { runBulkExportTask } from './tasks/run-bulk-export.js'
import { runClocksTask } from './tasks/run-clocks.js'
import { settleRecordProposalTask } from './tasks/settle-record-proposal.js'
import { solveDealsTask } from './tasks/solve-deals.js'
import { tallyPlayTask } from './tasks/tally-play.js'
import { weighPolicyTask } from './tasks/weigh-policy.js'
import { workLargeTableTask } from './tasks/work-large-table.js'
import { withdrawOpenDataTask } from './tasks/withdraw-open-data.js'
import { writeOpenDataTask } from './tasks/write-open-data.js'

/** Every task there is. */
export const tasks: TaskList = {
  'recompute-standings': recomputeStandingsTask,
  'close-windows': closeWindowsTask,
  'approve-event-request': approveEventRequestTask,
  'settle-record-proposal': settleRecordProposalTask,
  'run-clocks': runClocksTask,
  'issue-due-lists': issueDueListsTask,
  'find-anomalies': findAnomaliesTask,
  'find-grade-candidates': findGradeCandidatesTask,
  'notify-ruling': notifyRulingTask,
  'notify-appeal-time': notifyAppealTimeTask,
  'solve-deals': solveDealsTask,
  'tally-play': tallyPlayTask,
  'issue-list': issueListTask,
  'weigh-policy': weighPolicyTask,
  'work-large-table': workLargeTableTask,
  'run-bulk-export': runBulkExportTask,
  'write-open-data': writeOpenDataTask,
  'withdraw-open-data': withdrawOpenDataTask,
}
