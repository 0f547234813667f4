import { type Connection, connect } from '../db/client.js'
import { readEnv } from '../env.js'
import { StatementCounter } from './statement-counter.js'
import { createDatabase, databaseUrlOf, dropDatabase, type TestServer } from './server.js'

/** A database of the test file's own, with its pools and a count of what was sent. */
export interface TestDatabase extends Connection {
  readonly statements: StatementCounter
  /** Closes the pools and removes the database. */
  drop(): Promise<void>
}

/** The server that the test run's global setup has started. */
export const testServer = (): TestServer => {
  const description = readEnv().testServer
  if (!description) throw new Error('No test server: run through vitest, or start one with startTestServer().')
  return JSON.parse(description) as TestServer
}

/** A fresh copy of the migrated template. Call it in `beforeAll`, `drop` it in `afterAll`. */
export const testDatabase = async (server: TestServer = testServer()): Promise<TestDatabase> =>
  openTestDatabase(await createDatabase(server))

/** The pools of a database that is there for one test file. */
export const openTestDatabase = (url: string): TestDatabase => {
  const statements = new StatementCounter()
  const connection = connect(url, { onStatement: statement => statements.note(statement) })
  return {
    ...connection,
    statements,
    drop: async () => {
      await connection.close()
      await dropDatabase(databaseUrlOf(url, 'postgres'), new URL(url).pathname.slice(1))
    },
  }
}
