import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededDatabase } from '../testing/season/seeded-database.js'
import type { TestDatabase } from '../testing/index.js'
import { checkPublications } from './sealed-publications.js'
import { checkStandings } from './standings-reproducible.js'

let database: TestDatabase
beforeAll(async () => {
  database = await seededDatabase('2025-01')
})
afterAll(() => database?.drop())

/** As somebody with the keys to the database would. */
const tamper = (change: (tx: TestDatabase['sql']) => Promise<unknown>) =>
  database.sql.begin(async tx => {
    await tx`set local session_replication_role = replica`
    await change(tx as unknown as TestDatabase['sql'])
  })
const lines = async () => (await checkStandings(database.db)).problems.map(one => one.code)
const publications = async () => (await checkPublications(database.db)).map(one => one.code)

describe('what people read', () => {
  it('agrees with the facts and the log', async () => {
    expect(await publications()).toEqual([])
    expect(await lines()).toEqual([])
  })

  it('is found when a printed total was changed', async () => {
    await tamper(
      tx => tx`update standing_line set total_printed = '99.99' where (revision_id, position) =
      (select id, 1 from standings_revision where published_at is not null order by id limit 1)`,
    )
    expect(await lines()).toEqual(['LINES_DIFFER'])
  })

  it('is found when the digests were rewritten, and when the log lost its row', async () => {
    await tamper(
      tx => tx`update standings_revision set input_digest = 'other' where id =
      (select id from standings_revision where published_at is not null order by id limit 1)`,
    )
    expect(await publications()).toEqual(['PUBLICATION_DIGEST_DIFFERS'])
    await tamper(
      tx => tx`delete from audit_event where data->>'revisionId' =
      (select id::text from standings_revision where published_at is not null order by id limit 1)`,
    )
    expect(await publications()).toEqual(['PUBLICATION_NOT_LOGGED'])
  })
})
