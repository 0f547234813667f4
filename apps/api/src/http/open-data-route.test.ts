import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDay } from '../domain/exports/keep-open-data.js'
import { verifySnapshot } from '../domain/exports/verify-snapshot.js'
import { startStack, type TestStack } from '../testing/stack.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'

let database: TestDatabase
let stack: TestStack
let dataDir: string

beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'paiji-open-data-'))
  stack = await startStack(database, { dataDir })
})
afterAll(async () => {
  await stack?.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const folder = () => path.join(dataDir, 'open-data')
const load = (file: string) => fetch(`${stack.url}/files/open-data/${file}`)

describe('the open data of a day', () => {
  it('are written once a day, the last seven days of them, and offered to anybody', async () => {
    expect(await (await load('')).json()).toMatchObject({ days: [] })
    expect((await load('latest/manifest.json')).status).toBe(404)
    for (let day = 1; day <= 9; day++) {
      const at = new Date(`2026-11-0${day}T04:00:00Z`)
      expect(await writeDay(database, folder(), at)).toBe(true)
      expect(await writeDay(database, folder(), at)).toBe(false)
    }
    const days = ['2026-11-09', '2026-11-08', '2026-11-07', '2026-11-06', '2026-11-05', '2026-11-04', '2026-11-03']
    expect(readdirSync(folder()).sort().reverse()).toEqual(days)
    const index = (await (await load('')).json()) as { days: { day: string; files: unknown[] }[] }
    expect(index.days.map(one => one.day)).toEqual(days)
    const manifest = await load('latest/manifest.json')
    expect(await manifest.json()).toMatchObject({ format: 'paiji-open-data', schemaVersion: 2 })
    expect((await load('2026-11-03/people.csv')).headers.get('content-type')).toContain('text/csv')
    expect(await verifySnapshot(path.join(folder(), '2026-11-09'))).toMatchObject({ findings: [] })
  }, 60_000)

  it('are nothing outside their folder', async () => {
    writeFileSync(path.join(dataDir, 'secret.json'), '{}')
    for (const file of [
      '..%2Fsecret.json',
      '2026-11-09/..%2F..%2F..%2Fsecret.json',
      '2026-11-10/people.csv',
      'latest/x.pem',
    ])
      expect((await load(file)).status).toBe(404)
  })
})
