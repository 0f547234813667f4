import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepOpenData, writeDay } from '../domain/exports/keep-open-data.js'
import { verifySnapshot } from '../domain/exports/verify-snapshot.js'
import { addOrganisation } from '../testing/scenario.js'
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

/** Timers of the same delay end in the order in which they began: those that were set before have. */
const afterTimers = () => delay(0)

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
    expect(
      readdirSync(folder())
        .filter(name => name !== 'changes')
        .sort()
        .reverse(),
    ).toEqual(days)
    const index = (await (await load('')).json()) as { days: { day: string; files: unknown[] }[] }
    expect(index.days.map(one => one.day)).toEqual(days)
    expect(index.days[0]).toMatchObject({
      beside: ['CHANGELOG.md', 'LICENCE.txt', 'README.md', 'manifest.json', 'schema.json'],
    })
    const manifest = await load('latest/manifest.json')
    expect(await manifest.json()).toMatchObject({ format: 'paiji-open-data', schemaVersion: 2 })
    expect((await load('2026-11-03/people.csv')).headers.get('content-type')).toContain('text/csv')
    const columns = await load('latest/people.parquet')
    expect(columns.headers.get('content-type')).toBe('application/vnd.apache.parquet')
    expect(
      Buffer.from(await columns.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('PAR1')
    expect(await verifySnapshot(path.join(folder(), '2026-11-09'))).toMatchObject({ findings: [] })
  })

  it('are written anew when asked, in place of those of the day, and are not kept by anybody meanwhile', async () => {
    const at = new Date('2026-11-09T09:00:00Z')
    expect(await writeDay(database, folder(), at, { anew: true })).toBe(true)
    const manifest = await load('2026-11-09/manifest.json')
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await manifest.json()).toMatchObject({ writtenAt: at.toISOString() })
    expect((await load('2026-11-08/manifest.json')).headers.get('cache-control')).toBe('public, max-age=300')
    expect(readdirSync(folder()).filter(name => name.startsWith('writing'))).toEqual([])
  })

  it('begin with the first publication: no empty day stands for the day of it', async () => {
    const begun = path.join(dataDir, 'begun')
    const keep = () =>
      keepOpenData({ database, folder: begun, first: 0, every: 60_000, onProblem: message => expect(message).toBe('') })
    const nothing = keep()
    await afterTimers()
    await nothing.close()
    expect(existsSync(begun)).toBe(false)
    const body = await addOrganisation(database.db, { code: 'OD', kind: 'federation', nameZh: '联合会', nameEn: 'F' })
    await database.sql`insert into publication (organisation_id, kind, subject_id, name, form, digest, signature)
      values (${body}, 'standings', gen_random_uuid(), 'standings:first', 'x/1', 'd', 's')`
    const first = keep()
    await afterTimers()
    await first.close()
    expect(readdirSync(begun)).toHaveLength(1)
  })

  it('say what changed since any of them, step by step and in one', async () => {
    const index = (await (await load('')).json()) as {
      days: { day: string; writtenAt: string }[]
      changes: { from: string; to: string; file: string; bytes: number }[]
    }
    // Nine days and the ninth once more: every step from the first is kept.
    expect(index.changes.map(({ from, to }) => [from.slice(0, 13), to.slice(0, 13)])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(day => [`2026-11-0${day}T04`, `2026-11-0${day + 1}T04`]),
      ['2026-11-09T04', '2026-11-09T09'],
    ])
    const third = index.days.at(-1)?.writtenAt ?? ''
    expect(third).toContain('2026-11-03')
    const since = await load(`since/${third}`)
    expect(since.headers.get('content-type')).toContain('application/x-ndjson')
    const steps = index.changes.slice(2)
    const texts = await Promise.all(steps.map(async ({ file }) => (await load(`changes/${file}`)).text()))
    const changes = await since.text()
    expect(changes).toBe(texts.join(''))
    writeFileSync(path.join(dataDir, 'changes.jsonl'), changes)
    const report = await verifySnapshot(path.join(folder(), '2026-11-03'), {
      changes: [path.join(dataDir, 'changes.jsonl')],
    })
    expect(report).toMatchObject({ findings: [], writtenAt: index.days[0]?.writtenAt })
    expect((await load(`since/${index.days[0]?.writtenAt}`)).status).toBe(204)
    expect((await load('since/2026-01-01T00:00:00.000Z')).status).toBe(404)
    expect((await load('changes/..%2F2026-11-09%2Fpeople.csv')).status).toBe(404)
  })

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
