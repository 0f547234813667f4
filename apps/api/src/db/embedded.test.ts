import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClient } from './driver.js'
import { type EmbeddedServer, startEmbedded } from './embedded.js'
import { findPostmaster } from './postmaster.js'

const here = path.dirname(fileURLToPath(import.meta.url))
const servers: EmbeddedServer[] = []
let folder: string

const start = async (options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedServer> => {
  const server = await startEmbedded({ durable: false, port: 0, ...options })
  servers.push(server)
  return server
}

const query = async <T extends postgres.Row>(url: string, text: string): Promise<T[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await sql.unsafe<T[]>(text)
  } finally {
    await sql.end()
  }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-embedded-'))
  chmodSync(folder, 0o711)
})

afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded server', () => {
  it('starts on an empty folder, keeps what was committed, and starts again', async () => {
    const dir = path.join(folder, 'kept')
    const first = await start({ dir, database: 'paiji' })
    expect(first.reused).toBe(false)
    await query(first.url, 'create table t as select 42 as n')
    await first.stop()
    expect(findPostmaster(dir)).toBeUndefined()
    const second = await start({ dir, database: 'paiji' })
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 42 }])
  })

  it('is reached by its file where it has one, and by its port where it was started without', async () => {
    const dir = path.join(folder, 'file')
    const without = await start({ dir })
    const asked = await start({ dir, socket: true })
    expect(asked).toMatchObject({ reused: true, url: without.url })
    await without.stop()
    const { url } = await start({ dir, socket: true })
    expect(decodeURIComponent(new URL(url).hostname)).toBe(dir)
    const sql = openClient(url, { max: 1 })
    expect(await sql`select inet_server_addr() as address`).toEqual([{ address: null }])
    await sql.end()
  })

  it('finds Chinese words by their trigrams and sorts them by pinyin', async () => {
    const { url } = await start({ dir: path.join(folder, 'kept') })
    await query(url, 'create extension if not exists pg_trgm')
    expect(await query(url, `select '张三丰' % '张三' as alike, cardinality(show_trgm('欧阳锋')) as n`)).toEqual([
      { alike: true, n: 4 },
    ])
    const names = await query<{ name: string }>(
      url,
      `select name from (values ('王五'),('张三'),('李四'),('欧阳锋')) v(name) order by name collate "zh-x-icu"`,
    )
    expect(names.map(row => row.name)).toEqual(['李四', '欧阳锋', '王五', '张三'])
  })

  it('takes up a server that runs already, and leaves it to whoever is still connected', async () => {
    const dir = path.join(folder, 'kept')
    const first = await start({ dir })
    const second = await start({ dir })
    expect(second).toMatchObject({ reused: true, pid: first.pid, port: first.port })
    const sql = postgres(first.url, { max: 1 })
    await sql`select 1`
    await second.release()
    expect(findPostmaster(dir)?.pid).toBe(first.pid)
    await sql.end()
    await expect.poll(() => query(first.url, 'select 1').then(rows => rows.length)).toBe(1)
    await first.release()
    expect(findPostmaster(dir)).toBeUndefined()
  })

  it('goes to the next port when the wanted one is taken', async () => {
    const blocker = createServer()
    await new Promise<void>(resolve => blocker.listen(0, '127.0.0.1', resolve))
    const address = blocker.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    const server = await start({ dir: path.join(folder, 'kept'), port: taken })
    expect(server.port).toBeGreaterThan(taken)
    await server.stop()
    blocker.close()
  })

  it('ignores a stale postmaster.pid whose number belongs to another program', async () => {
    const dir = path.join(folder, 'kept')
    writeFileSync(path.join(dir, 'postmaster.pid'), `${process.ppid}\n${dir}\n0\n54999\n\n127.0.0.1\n0 0\nready\n`)
    const server = await start({ dir })
    expect(server.reused).toBe(false)
    await server.stop()
  })

  it('gives an address that another installation on the same port refuses', async () => {
    const own = await start({ dir: path.join(folder, 'kept'), database: 'paiji' })
    const { port } = own
    await own.stop()
    const other = await start({ dir: path.join(folder, 'foreign'), database: 'paiji', port })
    expect(other.port).toBe(port)
    await expect(query(own.url, 'select 1')).rejects.toThrow('does not exist')
    expect(await query(other.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await other.stop()
  })

  it('starts once when two processes start at the same moment', async () => {
    const dir = path.join(folder, 'raced')
    const both = await Promise.all([start({ dir }), start({ dir })])
    expect(both[0].pid).toBe(both[1].pid)
  })

  it('is found again, with everything acknowledged, after its starter was killed', async () => {
    const dir = path.join(folder, 'killed')
    const script = path.join(folder, 'starter.mts')
    const module_ = path.join(here, 'embedded.ts')
    writeFileSync(
      script,
      `const { startEmbedded } = await import(${JSON.stringify(module_)})
       const server = await startEmbedded({ dir: ${JSON.stringify(dir)}, port: 0, durable: false })
       console.log('started ' + server.pid)
       setInterval(() => {}, 1000)`,
    )
    const starter = spawn(process.execPath, ['--import', 'tsx', script], { cwd: here })
    const said = await new Promise<string>((resolve, reject) => {
      starter.stdout.once('data', chunk => resolve(String(chunk)))
      starter.once('exit', code => reject(new Error(`the starter ended with ${code}`)))
    })
    starter.removeAllListeners('exit')
    const gone = new Promise(resolve => starter.once('exit', resolve))
    const before = findPostmaster(dir)
    await query(`postgres://postgres@127.0.0.1:${before?.port}/postgres`, 'create table kept as select 1 as n')
    starter.kill('SIGKILL')
    await gone
    const server = await start({ dir })
    expect(said.trim()).toBe(`started ${server.pid}`)
    expect(server.reused).toBe(true)
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it('recovers when the server itself was killed', async () => {
    const dir = path.join(folder, 'crashed')
    const server = await start({ dir, durable: true })
    await query(server.url, 'create table kept as select 1 as n')
    process.kill(server.pid, 'SIGKILL')
    await expect.poll(() => findPostmaster(dir)).toBeUndefined()
    const again = await start({ dir, durable: true })
    expect(again.reused).toBe(false)
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 1 }])
  })

  it.runIf(process.getuid?.() === 0)('runs in a folder that only root may enter', async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const server = await start({ dir: path.join(closed, 'pg') })
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await server.stop()
  })

  it('refuses a folder that holds something else, and says so', async () => {
    const dir = path.join(folder, 'occupied')
    mkdirSync(dir)
    writeFileSync(path.join(dir, 'letter.txt'), 'mine')
    await expect(startEmbedded({ dir, port: 0 })).rejects.toThrow('in the way')
    expect(readFileSync(path.join(dir, 'letter.txt'), 'utf8')).toBe('mine')
    expect(existsSync(`${dir}.new-${process.pid}`)).toBe(false)
  })
})
