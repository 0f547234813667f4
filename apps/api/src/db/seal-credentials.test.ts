import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { verifyContents } from '../domain/audit/verify-contents.js'
import { testServer } from '../testing/database.js'
import { databaseUrlOf, dropDatabase } from '../testing/server.js'
import { connect } from './client.js'
import { openClient } from './driver.js'
import { sealedKinds } from './log/sealed-kinds.js'
import { migrateDatabase, migrationsFolder } from './migrate.js'

/** The migrations as they were before the log sealed how accounts get in. */
const earlierMigrations = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-earlier-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith('_sealed_credentials'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

it('accounts from before are sealed as they stand with the migration, and never again later', async () => {
  const { adminUrl } = testServer()
  const name = `paiji_s_${randomUUID().slice(0, 8)}`
  const admin = openClient(adminUrl, { max: 1 })
  await admin`create database ${admin(name)}`
  const url = databaseUrlOf(adminUrl, name)
  const folder = earlierMigrations()
  await migrateDatabase(url, folder)
  const connection = connect(url)
  const problems = async () =>
    (
      await verifyContents(
        connection.db,
        sealedKinds.filter(({ kind }) => kind === 'user' || kind === 'account'),
      )
    ).problems
  await connection.sql`insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
    values ('federation', 'F', '总会', 'Federation', '', 'Asia/Shanghai')`
  await connection.sql`insert into "user" (id, name, email) values ('old', 'Old', 'old@example.org')`
  await connection.sql`insert into account (id, account_id, provider_id, user_id, password)
    values ('a', 'old', 'credential', 'old', 'hash')`
  await migrateDatabase(url)
  expect(await connection.sql`select kind, key from audit_content order by kind`).toMatchObject([
    { kind: 'account', key: 'a' },
    { kind: 'user', key: 'old' },
  ])
  expect(await problems()).toEqual([])
  await connection.sql`update account set password = 'mine'`
  await migrateDatabase(url)
  expect(await problems()).toMatchObject([{ code: 'CONTENT_CHANGED', params: { kind: 'account', key: 'a' } }])
  await connection.close()
  await admin.end()
  await dropDatabase(adminUrl, name)
  rmSync(folder, { recursive: true })
})
