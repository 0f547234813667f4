import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EmbeddedServer,
  openClient,
  programArguments,
  startEmbedded,
  type TestDatabase,
  testDatabase,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardPostgres } from '../../packages/launcher/lib/guard-postgres.mjs'

/**
 * Twenty clients write on the API's own pools while their connections are ended under them, one by one and all at once
 * with their server. Nothing may end the process, keep a caller waiting, leave half of a write, or lose one that was
 * acknowledged.
 */

interface Report {
  readonly acknowledged: string[]
  readonly refused: string[]
  readonly hung: string[]
  readonly escaped: string[]
  readonly alive: boolean
}

const root = path.resolve(import.meta.dirname, '../..')
const TABLE = 'create table written (write text not null, part int not null, primary key (write, part))'

/** The program's report; it fails with what the program said when it ended without one. */
const writeFor = (url: string, milliseconds: number): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...programArguments('testing/writers'), url, String(milliseconds)], {
      cwd: path.join(root, 'apps/api'),
    })
    let [said, complained] = ['', '']
    child.stdout.on('data', chunk => (said += chunk))
    child.stderr.on('data', chunk => (complained += chunk))
    child.once('close', code =>
      code === 0 ? resolve(JSON.parse(said) as Report) : reject(new Error(`it ended with ${code}: ${complained}`)),
    )
  })

/** Which writes are whole, and which are there in part. */
const stored = (rows: readonly { write?: string; parts?: number }[]) => ({
  whole: new Set(rows.filter(row => row.parts === 2).map(row => row.write)),
  half: rows.filter(row => row.parts !== 2).map(row => row.write),
})

const PARTS = 'select write, count(*)::int as parts from written group by write'

const expectSound = (report: Report, rows: readonly { write?: string; parts?: number }[]) => {
  const { whole, half } = stored(rows)
  const lost = report.acknowledged.filter(write => !whole.has(write))
  const { escaped, hung, alive } = report
  expect({ escaped, hung, alive, half, lost }).toEqual({ escaped: [], hung: [], alive: true, half: [], lost: [] })
  expect(report.acknowledged.length).toBeGreaterThan(100)
}

describe('writers whose connections are ended', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await database.sql.unsafe(TABLE)
  })
  afterAll(() => database.drop())

  const endConnections = async (share: number): Promise<number> => {
    const rows = await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < ${share}`
    return rows.length
  }

  it.each([
    { what: 'now and then', share: 0.1, pause: 100 },
    { what: 'without pause', share: 0.2, pause: 5 },
    { what: 'all at once', share: 1, pause: 700 },
  ])('one by one or together: $what', async ({ share, pause }) => {
    await database.sql`delete from written`
    let over = false
    const writing = writeFor(database.url, 2_000)
    const ending = () => (over = true)
    writing.then(ending, ending)
    let ended = 0
    while (!over) {
      ended += await endConnections(share).catch(() => 0)
      await sleep(pause)
    }
    expectSound(await writing, await database.sql.unsafe(PARTS))
    expect(ended).toBeGreaterThan(3)
  })
})

describe('writers whose server is killed', () => {
  let folder = ''
  let server: EmbeddedServer | undefined
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'paiji-killed-'))
    chmodSync(folder, 0o711)
    // Durable: what was acknowledged is to survive.
    server = await startEmbedded({ dir: path.join(folder, 'pg'), port: 0 })
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('go on when it is back', async () => {
    const running = server as EmbeddedServer
    const client = openClient(running.url)
    await client.unsafe(TABLE)
    const writing = writeFor(running.url, 4_500)
    writing.catch(() => undefined)
    await expect.poll(() => countOf(client)).toBeGreaterThan(50)
    process.kill(running.pid, 'SIGKILL')
    await sleep(800)
    server = await startEmbedded({ dir: path.join(folder, 'pg'), port: running.port })
    expect(server.port).toBe(running.port)
    const report = await writing
    expectSound(report, await client.unsafe(PARTS))
    expect(report.refused.length).toBeGreaterThan(0)
    await client.end()
  })
})

const countOf = async (client: ReturnType<typeof openClient>) =>
  (await client`select count(*)::int as n from written`)[0]?.n as number

describe('the guard of the driver', () => {
  const installed = path.join(root, 'node_modules/postgres')
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-driver-'))
  const file = path.join(folder, 'src/connection.js')
  const stock = readFileSync(path.join(installed, 'src/connection.js.stock'), 'utf8')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes the installed files from the published ones, whatever guarded them before, and again changes nothing', () => {
    cpSync(installed, folder, { recursive: true })
    for (const name of ['connection', 'index']) {
      const published = readFileSync(path.join(folder, `src/${name}.js.stock`), 'utf8')
      writeFileSync(path.join(folder, `src/${name}.js`), `// guarded otherwise\n${published}`)
    }
    for (let time = 0; time < 2; time++) {
      guardPostgres(folder)
      for (const name of ['src/connection.js', 'src/index.js', 'src/connection.js.stock', 'src/index.js.stock'])
        expect(readFileSync(path.join(folder, name), 'utf8')).toBe(readFileSync(path.join(installed, name), 'utf8'))
    }
  })

  it('refuses a driver whose text is another, or another version, and leaves it as it was', () => {
    const other = stock
      .replace('    nextWriteTimer === null && (', '    (')
      .replace('function nextWrite(fn)', 'function next(fn)')
    writeFileSync(file, other)
    expect(() => guardPostgres(folder)).toThrow('found 0 times')
    expect(readFileSync(file, 'utf8')).toBe(other)
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: '3.4.10' }))
    expect(() => guardPostgres(folder)).toThrow('for postgres 3.4.9, not 3.4.10')
  })
})
