import { submitCheckpoints } from '../domain/audit/submit-checkpoints.js'
import type { Caller } from '../domain/shared/calling.js'
import type { Deps } from '../domain/shared/deps.js'
import { deliverWebhooks } from '../domain/webhooks/deliver.js'
import { writeDeliveries } from '../domain/webhooks/find-news.js'
import { keepDoing } from './keep-doing.js'

/** How often the log and what waits are looked into, in milliseconds. */
const EVERY = 3_000
/** How often the newest head is shown to witnesses that take heads; the log is sealed once a minute. */
const SHOWN_EVERY = 30_000

export interface KeepCallingOptions {
  readonly deps: Deps
  readonly caller: Caller
  readonly onProblem: (message: string, error: unknown) => void
  readonly every?: number
}

/** Tells registered addresses of what is published, until it is closed; several workers may. */
export const keepCalling = ({ deps, caller, onProblem, every = EVERY }: KeepCallingOptions) =>
  keepDoing({
    round: async stopping => {
      await writeDeliveries(deps)
      await deliverWebhooks(deps, caller, { stopping })
    },
    every,
    failure: 'registered addresses were not told',
    onProblem,
  })

/** Shows the newest head of the log to witnesses that take heads, until it is closed. */
export const keepWitnessed = ({ deps, caller, onProblem, every = SHOWN_EVERY }: KeepCallingOptions) =>
  keepDoing({
    round: () => submitCheckpoints(deps.db, caller, deps.clock.now),
    every,
    failure: 'witnesses were not shown the newest head',
    onProblem,
  })
