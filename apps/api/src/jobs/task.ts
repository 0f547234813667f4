import type { Deps } from '../domain/shared/deps.js'
import type { JobName, JobPayloads } from '../domain/shared/jobs.js'
import type { Problem } from '../base/problem.js'

/**
 * What a task does. It may run more than once: a worker that dies leaves its job to another. Problems it answers
 * are of the data and would come again, so they are logged; what it throws is tried again.
 */
export type Task<Name extends JobName> = (deps: Deps, payload: JobPayloads[Name]) => Promise<readonly Problem[]>

export type TaskList = { readonly [Name in JobName]: Task<Name> }
