import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { system, type Viewer } from '../auth/viewer.js'
import { type OpenDatabase, openDatabase, requireDatabase } from '../db/open.js'
import { organisation } from '../db/schema/index.js'
import { federationIds } from '../domain/registry/organisations.repo.js'
import type { Deps } from '../domain/shared/deps.js'
import { type Env, readEnv } from '../env.js'
import { createDeps, mailingOf, secretOf } from '../services.js'
import { CommandFailure } from './failure.js'
import { type Progress, startProgress } from './progress.js'

/** What a command on the federation's database is given. */
export interface Workplace {
  readonly env: Env
  readonly database: OpenDatabase
  readonly deps: Deps
  readonly progress: Progress
}

/** Opens the database for one command and leaves it as it was found; only a command that founds something makes a new one. */
export const withDatabase = async <T>(
  work: (place: Workplace) => Promise<T>,
  { makes = false }: { readonly makes?: boolean } = {},
): Promise<T> => {
  const env = readEnv()
  if (!makes) requireDatabase(env)
  const progress = startProgress()
  const database = await openDatabase(env, progress.say)
  try {
    return await work({ env, database, deps: createDeps(database.db, secretOf(env), mailingOf(env)), progress })
  } finally {
    progress.done()
    await database.release()
  }
}

/** The organisation of a code, or the federation at the root. */
export const organisationOf = async (deps: Deps, code: string | undefined): Promise<string> => {
  const [found] = await deps.db
    .select({ id: organisation.id })
    .from(organisation)
    .where(code === undefined ? eq(organisation.kind, 'federation') : eq(organisation.code, code))
    .limit(1)
  if (found) return found.id
  throw new CommandFailure(
    code === undefined ? 'The register is empty: run `seed` or `start` first.' : `There is no organisation "${code}".`,
  )
}

/** Whoever may run commands on the machine of the database acts as every federation itself. */
export const operator = async ({ db }: Deps): Promise<Viewer> => {
  const requestId = `cli-${randomUUID()}`
  const grants = (await federationIds(db)).flatMap(id => system(id, requestId).grants)
  return { grants, operator: true, requestId }
}
