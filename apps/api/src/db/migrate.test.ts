import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testServer } from '../testing/database.js'
import { databaseUrlOf, dropDatabase } from '../testing/server.js'
import { openClient } from './driver.js'
import { migrateDatabase } from './migrate.js'

it('processes that start together wait for each other, and a second time changes nothing', async () => {
  const { adminUrl } = testServer()
  const name = `paiji_m_${randomUUID().slice(0, 8)}`
  const admin = openClient(adminUrl, { max: 1 })
  await admin`create database ${admin(name)}`
  const url = databaseUrlOf(adminUrl, name)
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const sql = openClient(url, { max: 1 })
  const applied = await sql`select hash from drizzle.__drizzle_migrations order by id`
  await migrateDatabase(url)
  expect(await sql`select hash from drizzle.__drizzle_migrations order by id`).toEqual(applied)
  expect(new Set(applied.map(row => row.hash)).size).toBe(applied.length)
  expect(await sql`select to_regclass('graphile_worker.jobs') is not null as queue`).toMatchObject([{ queue: true }])
  await sql.end()
  await admin.end()
  await dropDatabase(adminUrl, name)
})
