import { afterAll, beforeAll } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { fixedClock } from '../../base/clock.js'
import type { TestDatabase } from '../database.js'
import { testDeps } from '../deps.js'
import { type TestApi, testApi } from '../execute.js'
import { viewerOfAccount } from '../viewer-of-account.js'
import { seededDatabase } from './seeded-database.js'

interface OpenSeason {
  readonly deps: ReturnType<typeof testDeps>
  readonly database: TestDatabase
  readonly api: TestApi
  /** The federation's office. */
  readonly staff: Viewer | undefined
}

/** The demo season until a month behind its API, for one file of tests: opened before them, dropped after them. */
export const seasonOfFile = (until: string) => {
  let season: OpenSeason | undefined
  beforeAll(async () => {
    const [database, clock] = [await seededDatabase(until), fixedClock('2026-11-01T00:00:00Z')]
    const deps = testDeps(database.db, clock)
    const staff = await viewerOfAccount(database.db, clock, 'staff@paiji.example', 'test-staff')
    season = { database, deps, api: await testApi(deps), staff }
  })
  afterAll(async () => {
    await season?.api.stop()
    await season?.database.drop()
  })
  const opened = (): OpenSeason => {
    if (!season) throw new Error('The season is opened before the tests.')
    return season
  }
  return {
    database: (): TestDatabase => opened().database,
    api: (): TestApi => opened().api,
    deps: () => opened().deps,
    staff: (): Viewer | undefined => opened().staff,
    /** The data of an answer without errors. */
    ask: async <T>(document: string, variables: Record<string, unknown> = {}, viewer?: Viewer): Promise<T> => {
      const { data, errors } = await opened().api.execute<T>(viewer, document, variables)
      if (errors) throw new Error(JSON.stringify(errors))
      return data as T
    },
  }
}
