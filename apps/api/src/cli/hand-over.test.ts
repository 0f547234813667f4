import { spawn } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HandOverManifest } from '../db/hand-over/manifest.js'
import { system } from '../auth/viewer.js'
import { organisation } from '../db/schema/index.js'
import { inTransaction } from '../db/transaction.js'
import { recordAudit } from '../domain/audit/record.js'
import { childEnvironment } from '../env.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { programArguments } from '../testing/program.js'
import { seedDemo } from '../testing/season/season.js'

/** A federation with two months behind it, handed over to somebody whose database is empty. */

let [first, second]: (TestDatabase | undefined)[] = []
let folder = ''
beforeAll(async () => {
  ;[first, second] = [await testDatabase(), await testDatabase()]
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-hand-over-'))
  await first.db.transaction(tx => seedDemo({ db: tx, until: '2025-02' }))
})
afterAll(async () => {
  await first?.drop()
  await second?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const at = (...names: string[]) => path.join(folder, ...names)
const manifestOf = (kit: string) => JSON.parse(readFileSync(at(kit, 'manifest.json'), 'utf8')) as HandOverManifest

/** The command line on a database, with a data folder of its own. */
const paiji = (database: TestDatabase | undefined, data: string, ...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const child = spawn(process.execPath, [...programArguments('cli/main'), ...args], {
      env: childEnvironment({ DATABASE_URL: database?.url ?? '', PAIJI_DATA_DIR: at(data), INIT_CWD: folder }),
    })
    let [out, err] = ['', '']
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.on('data', chunk => (err += chunk))
    child.once('close', code => resolve({ code, out, err }))
  })

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A copy of the hand-over in which one file reads otherwise. */
const changed = (name: string, file: string, change: (text: string) => string): string => {
  cpSync(at('kit'), at(name), { recursive: true })
  const before = readFileSync(at(name, file), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(at(name, file), after)
  return after
}

const nothingIn = async (database: TestDatabase | undefined) => {
  const [row] = await database!
    .sql`select (select count(*) from audit_event)::int + (select count(*) from person)::int as rows`
  expect(row?.rows).toBe(0)
}

describe('a hand-over', () => {
  it('holds every table as lines, its schema, and no secrets', async () => {
    const made = await paiji(first, 'first', 'hand-over', 'kit')
    expect(made).toMatchObject({ code: 0 })
    const { tables, leftOut } = manifestOf('kit')
    expect(JSON.parse(made.out)).toMatchObject({ withSecrets: false, tables: tables.length })
    for (const { table, file, rows, sha256: digest } of tables) {
      const text = readFileSync(at('kit', file), 'utf8')
      expect([sha256(text), text.split('\n').length - 1], table).toEqual([digest, rows])
      const [count] = await first!.sql`select count(*)::int as rows from ${first!.sql(table)}`
      expect(count?.rows, table).toBe(rows)
    }
    const names = tables.map(({ table }) => table)
    expect(names).toEqual(expect.arrayContaining(['person', 'score_sheet', 'audit_event', 'seal', 'user']))
    expect(Object.keys(leftOut)).toEqual(expect.arrayContaining(['account', 'two_factor', 'session', 'mail']))
    expect(names.filter(name => name in leftOut)).toEqual([])
    expect(existsSync(at('kit', 'secrets'))).toBe(false)
    expect(statSync(at('kit', 'manifest.json')).mode & 0o777).toBe(0o600)
    expect((await paiji(first, 'first', 'hand-over', 'kit')).err).toContain('not empty')
  })

  it('is refused when a byte, a file, the manifest or a signed fact of it was changed; nothing is taken over then', async () => {
    changed('byte', 'tables/person_name.jsonl', text => text.replace('"family"', '"Family"'))
    expect(await paiji(second, 'other', 'take-over', 'byte')).toMatchObject({
      code: 1,
      err: 'The hand-over is damaged: tables/person_name.jsonl\n',
    })
    changed('manifest', 'manifest.json', text => text.replace('"writtenAt": "2', '"writtenAt": "1'))
    expect((await paiji(second, 'other', 'take-over', 'manifest')).err).toContain('not signed by the key of the log')

    // Somebody who makes digests, manifest and key fit what was changed.
    const lines = changed('forged', 'tables/person_name.jsonl', text =>
      text.replace(/"family":"[^"]*"/, '"family":"X"'),
    )
    const keys = generateKeyPairSync('ed25519')
    const own = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    writeFileSync(at('forged', 'keys/seal-keys.pem'), own)
    const manifest = manifestOf('forged')
    const tables = manifest.tables.map(one => (one.table === 'person_name' ? { ...one, sha256: sha256(lines) } : one))
    const text = JSON.stringify({
      ...manifest,
      tables,
      files: { ...manifest.files, 'keys/seal-keys.pem': sha256(own) },
    })
    writeFileSync(at('forged', 'manifest.json'), text)
    writeFileSync(at('forged', 'manifest.sig'), sign(null, Buffer.from(text), keys.privateKey).toString('base64'))
    const forged = await paiji(second, 'other', 'take-over', 'forged')
    expect(forged.code).toBe(1)
    for (const code of ['CONTENT_CHANGED', 'LOG_SIGNATURE_INVALID']) expect(forged.err).toContain(code)
    const keyed = await paiji(second, 'other', 'take-over', 'forged', '--public-key', 'kit/keys/seal-keys.pem')
    expect(keyed.err).toContain('another key than the one given')
    await nothingIn(second)
  })

  it('is taken over equal by digest, with every proof, and goes on under the key of the successor', async () => {
    const key = ['--public-key', 'kit/keys/seal-keys.pem']
    const taken = await paiji(second, 'second', 'take-over', 'kit', ...key)
    expect(taken).toMatchObject({ code: 0 })
    expect(JSON.parse(taken.out)).toMatchObject({ seals: 1, unsealed: 0, revisions: expect.any(Number) })
    const again = await paiji(second, 'second', 'hand-over', 'back')
    expect(again).toMatchObject({ code: 0 })
    const [kit, back] = [manifestOf('kit'), manifestOf('back')]
    // The log goes on, with one row: what opens accounts was left out.
    const isLog = ({ table }: { table: string }) => ['audit_event', 'audit_content', 'log_node', 'seal'].includes(table)
    expect(back.tables.filter(one => !isLog(one))).toEqual(kit.tables.filter(one => !isLog(one)))
    expect(back.sequences.filter(one => !isLog(one))).toEqual(kit.sequences.filter(one => !isLog(one)))
    const linesOf = (folder: string) => readFileSync(at(folder, 'tables/audit_event.jsonl'), 'utf8').trim().split('\n')
    const handed = new Set(linesOf('kit'))
    const more = linesOf('back').filter(line => !handed.delete(line))
    expect([handed.size, more.map(line => (JSON.parse(line) as { type: string }).type)]).toEqual([
      0,
      ['CONTENTS_SEALED'],
    ])
    expect((await paiji(second, 'second', 'take-over', 'kit')).err).toMatch(/not empty|before|already/)

    // A number after those that were handed over, sealed with the successor's own key.
    await inTransaction(second!.db, async tx => {
      const [body] = await tx.select({ id: organisation.id }).from(organisation).where(eq(organisation.code, 'PAIJI'))
      const of = { organisationId: body!.id, aggregateKind: 'organisation', aggregateId: body!.id }
      await recordAudit(tx, system(body!.id, 'test'), { type: 'CONTENTS_BASELINE', ...of, data: { contents: 0 } })
      return ok(undefined)
    })
    expect(await paiji(second, 'second', 'hand-over', 'later')).toMatchObject({ code: 0 })
    const [seals] = await second!.sql`select count(distinct public_key)::int as keys from seal`
    expect(seals?.keys).toBe(2)
    expect(await paiji(second, 'second', 'verify-log')).toMatchObject({ code: 0 })
  })

  it('carries on request what opens accounts, and the keys', async () => {
    expect(await paiji(first, 'first', 'hand-over', 'whole', '--with-secrets')).toMatchObject({ code: 0 })
    expect(manifestOf('whole').tables.map(({ table }) => table)).toContain('account')
    const third = await testDatabase()
    try {
      expect(await paiji(third, 'third', 'take-over', 'whole')).toMatchObject({ code: 0 })
      for (const file of ['keys/seal.pem', 'secret'])
        expect(readFileSync(at('third', file))).toEqual(readFileSync(at('first', file)))
      const passwords = (of: TestDatabase) => of.sql`select id, password from account order by id`
      expect([...(await passwords(third))]).toEqual([...(await passwords(first!))])
    } finally {
      await third.drop()
    }
  })
})
