import type postgres from 'postgres'
import { connect } from '../../db/client.js'
import { openClient } from '../../db/driver.js'
import { openTestDatabase, type TestDatabase, testServer } from '../database.js'
import { createDatabase, databaseUrlOf, dropDatabase, type TestServer } from '../server.js'
import { seedDemo } from './season.js'

/**
 * A test database with the demo season played until a month (`2025-02`): the first file to ask for a month plays it, the
 * others of the run copy what it has made. Each has a database of its own, to be dropped in `afterAll`.
 */
export const seededDatabase = async (until: string): Promise<TestDatabase> => {
  const server = testServer()
  const template = await seasonTemplate(server, until)
  return openTestDatabase(await createDatabase({ ...server, template }))
}

/** The database that holds a season, made if no other file of the run has made it yet. */
const seasonTemplate = async (server: TestServer, until: string): Promise<string> => {
  const name = `${server.template}_${until.replace('-', '_')}`
  const sql = openClient(server.adminUrl, { max: 1 })
  try {
    await sql`select pg_advisory_lock(hashtext(${name}))`
    const [present] = await sql`select from pg_database where datname = ${name}`
    if (!present) await makeSeason(server, sql, name, until)
    return name
  } finally {
    // Ends the session, and the lock with it.
    await sql.end()
  }
}

/** The name is given at the end: a season whose maker was killed is no template. */
const makeSeason = async (server: TestServer, sql: postgres.Sql, name: string, until: string): Promise<void> => {
  const draft = `${name}_draft`
  await dropDatabase(server.adminUrl, draft)
  await sql`create database ${sql(draft)} template ${sql(server.template)}`
  const connection = connect(databaseUrlOf(server.adminUrl, draft))
  try {
    await seedDemo({ db: connection.db, until })
  } finally {
    await connection.close()
  }
  await sql`alter database ${sql(draft)} rename to ${sql(name)}`
}
