import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { archiveSettings, findDamage, makeBackup, openClient, restoreBackup, startEmbedded } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** A backup of a running server under writes, and the way back: to the backup, and to a moment after it. */

const quick = { durable: false, port: 0, database: 'paiji' } as const
let folder = ''
let backup = ''
let archive = ''
let between = new Date(0)
const stops: (() => Promise<void>)[] = []

const numbersIn = async (url: string): Promise<readonly number[]> => {
  const sql = openClient(url, { max: 1 })
  try {
    return (await sql`select n from kept order by n`).map(row => Number(row.n))
  } finally {
    await sql.end()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-backup-'))
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'first')
  ;[backup, archive] = [path.join(folder, 'backup'), path.join(folder, 'archive')]
  const server = await startEmbedded({
    ...quick,
    dir: path.join(dataDir, 'pg'),
    settings: archiveSettings(archive),
    folders: [archive],
  })
  stops.push(server.stop)
  const sql = openClient(server.url, { max: 2 })
  await sql`create table kept (n int primary key)`
  await sql`insert into kept select generate_series(1, 5000)`
  let stopped = false
  let last = 5000
  const writing = (async () => {
    while (!stopped) {
      await sql`insert into kept values (${last + 1})`
      last += 1
    }
  })()
  await makeBackup(server.url, { backup, dataDir })
  stopped = true
  await writing
  // Much to bring in: a server can be read from long before it has.
  await sql`insert into kept select generate_series(-400000, -1)`
  await sql`insert into kept values (100001)`
  between = await nextMillisecond(sql)
  await nextMillisecond(sql)
  await sql`insert into kept values (100002)`
  const [file] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  await vi.waitFor(() => expect(readdirSync(archive)).toContain(file?.name), { timeout: 20_000 })
  await sql.end()
})
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The server's clock when it has gone on by a millisecond: a `Date` does not tell less apart. */
const nextMillisecond = async (sql: ReturnType<typeof openClient>): Promise<Date> => {
  const read = async (): Promise<Date> => {
    const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`
    return row?.now ?? new Date(Number.NaN)
  }
  const begun = await read()
  for (;;) {
    const now = await read()
    if (now > begun) return now
  }
}

const restoredTo = async (name: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) => {
  const server = await restoreBackup({ backup, dataDir: path.join(folder, name), ...more }, quick)
  stops.push(server.stop)
  return numbersIn(server.url)
}

describe('a backup', () => {
  it('is whole, and brings back what was there when it ended', async () => {
    const numbers = await restoredTo('second')
    expect(numbers.length).toBeGreaterThanOrEqual(5000)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it('leads with the archive of the log to any moment since', async () => {
    expect((await restoredTo('third', { archive, until: between })).slice(-2)).toEqual([expect.any(Number), 100_001])
    expect((await restoredTo('fourth', { archive })).slice(-2)).toEqual([100_001, 100_002])
  })

  it('is not restored over a database, nor to a moment without the archive', async () => {
    await expect(restoredTo('second')).rejects.toThrow('nothing is restored over a database')
    await expect(restoredTo('fifth', { until: between })).rejects.toThrow('archive')
  })

  it('is refused when a file of it was changed, is missing or was put there', async () => {
    expect(findDamage(backup).damaged).toEqual([])
    writeFileSync(path.join(backup, 'pg/PG_VERSION'), '18\n\n')
    writeFileSync(path.join(backup, 'pg/more'), '')
    rmSync(path.join(backup, 'pg/pg_ident.conf'))
    expect(findDamage(backup).damaged).toEqual(['pg/PG_VERSION', 'pg/more', 'pg/pg_ident.conf'])
    await expect(restoredTo('sixth')).rejects.toThrow('The backup is damaged: pg/PG_VERSION')
  })
})
