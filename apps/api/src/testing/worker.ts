import type { Deps } from '../domain/shared/deps.js'
import { tasks } from '../jobs/registry.js'
import { startWorker } from '../jobs/worker.js'
import { createLog } from '../log.js'

/** A worker as the program runs it, on a test database. */
export const testWorker = (url: string, deps: Deps) =>
  startWorker({ url, deps, log: createLog(() => undefined), tasks })
