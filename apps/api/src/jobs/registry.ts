import type { Deps } from '../domain/shared/deps.js'
import type { JobName, JobPayloads } from '../domain/shared/jobs.js'

/** What a task does. It may run more than once: a worker that dies leaves its job to another. */
export type Task<Name extends JobName> = (deps: Deps, payload: JobPayloads[Name]) => Promise<void>

export type TaskList = { readonly [Name in JobName]: Task<Name> }
