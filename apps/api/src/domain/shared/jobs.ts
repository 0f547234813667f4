import type { Transaction } from '../../db/transaction.js'

/** Everything that happens later, with what it needs to know. A task lives in `jobs/tasks/<name>.ts`. */
export interface JobPayloads {
  /** Without a cause, results that were entered. */
  'recompute-standings': {
    readonly stageId: string
    readonly cause?: { readonly kind: 'result' | 'ruling'; readonly id: string }
  }
  'close-windows': { readonly stageId: string }
  /** After points and finishes of an event have changed. */
  'find-grade-candidates': { readonly eventId: string }
  /** Lists whose day has come. */
  'issue-due-lists': Readonly<Record<string, never>>
  'find-anomalies': Readonly<Record<string, never>>
  'approve-event-request': { readonly requestId: string }
  /** The time for objections is over. */
  'settle-record-proposal': { readonly proposalId: string }
  'run-clocks': { readonly appealId: string }
  'notify-ruling': { readonly rulingId: string }
  /** After the scores of a stage are out. */
  'notify-appeal-time': { readonly stageId: string }
  'solve-deals': Readonly<Record<string, never>>
  /** How published results were played that nobody has counted yet. */
  'tally-play': Readonly<Record<string, never>>
  'issue-list': { readonly issueId: string }
  /** Whom a new version of a policy would have moved. */
  'weigh-policy': { readonly policyId: string }
  /** Some parts more of a large spreadsheet. */
  'work-large-table': { readonly largeId: string }
  /** Some pages more of an export. */
  'run-bulk-export': { readonly exportId: string }
  /** The open data of today anew. */
  'write-open-data': Readonly<Record<string, never>>
  /** The same, and no older copy left: somebody was forgotten, or hides what was shown. */
  'withdraw-open-data': Readonly<Record<string, never>>
}

export type JobName = keyof JobPayloads

export interface JobOptions {
  /** While a job of the same key waits, another request joins it. */
  readonly jobKey?: string
  readonly runAt?: Date
}

/** Queues work inside the caller's transaction: it runs after the commit, or not at all. */
export interface JobQueue {
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayloads[Name],
    options?: JobOptions,
  ): Promise<void>
}
