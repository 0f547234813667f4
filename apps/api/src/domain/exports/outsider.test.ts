import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleVerify } from '../../../bundle-verify.mjs'
import { system } from '../../auth/viewer.js'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../audit/seal.js'
import { evaluateLadders } from '../grading/evaluate-ladders.js'
import { registerPublications } from '../publications/register-publications.js'
import { keepSnapshot } from './keep-snapshot.js'
import { readSnapshot } from './read-snapshot.js'
import { longestRise, type SnapshotLines, withChanges, writeChanges } from './snapshot-changes.js'
import { writeSnapshot } from './write-snapshot.js'

/**
 * Somebody who has the snapshot, what changed since, the public key and one file of a program in an empty folder, and
 * nothing else of the product: no sources, no packages, no database.
 */

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase
let made: string
let outside: string

const sealed = async () => {
  await registerPublications(database.db, key)
  await sealLog(database.db, key)
}

beforeAll(async () => {
  database = await seededDatabase('2025-03')
  made = mkdtempSync(path.join(tmpdir(), 'paiji-made-'))
  outside = mkdtempSync(path.join(tmpdir(), 'paiji-outside-'))
  await sealed()
  must(await writeSnapshot(database, path.join(made, 'first'), { at: new Date('2025-04-01T00:00:00Z'), key }))
  const [federation] = await database.sql`select id from organisation where kind = 'federation'`
  const organisationId = federation?.id as string
  const deps = sceneDeps(database.db, '2025-04-01T00:00:00Z')
  for (const sport of ['bridge', 'guandan', 'mahjong'])
    must(await evaluateLadders(deps, system(organisationId), { organisationId, sport, asOf: '2025-04-01' }))
  await database.sql`
    insert into policy (organisation_id, kind, code, version, name_zh, name_en, sport, effective, rule)
    values (${organisationId}, 'award', 'later', 1, '后来', 'Later', 'bridge', '[2025-04-01,)', '{}')`
  await sealed()
  must(await writeSnapshot(database, path.join(made, 'second'), { at: new Date('2025-04-02T00:00:00Z'), key }))
  await writeChanges(path.join(made, 'first'), path.join(made, 'second'), path.join(outside, 'changes.jsonl'))
  await bundleVerify(
    path.resolve(import.meta.dirname, '../../cli/verify-alone.ts'),
    path.join(outside, 'paiji-verify.mjs'),
  )
  cpSync(path.join(made, 'first'), path.join(outside, 'first'), { recursive: true })
  writeFileSync(path.join(outside, 'key.pem'), key.publicKeyPem)
})
afterAll(async () => {
  await database.drop()
  for (const folder of [made, outside]) rmSync(folder, { recursive: true, force: true })
})

const verify = (...args: readonly string[]) =>
  new Promise<{ code: number | null; out: Record<string, unknown>[]; err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['paiji-verify.mjs', ...args, '--public-key', 'key.pem'], {
      cwd: outside,
      env: {},
    })
    let [out, err] = ['', '']
    child.stdout.on('data', part => (out += String(part)))
    child.stderr.on('data', part => (err += String(part)))
    child.on('error', reject)
    child.on('close', code => {
      const lines = out.split('\n').filter(Boolean)
      resolve({ code, out: lines.map(line => JSON.parse(line) as Record<string, unknown>), err })
    })
  })

const jsonLines = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.jsonl'))

describe('an outsider with one file of a program', () => {
  it('computes the snapshot again: every value and every digest agrees', async () => {
    const { code, out, err } = await verify('snapshot', 'first')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [, ...agreements] = out
    for (const { kind, checked, values, digests } of agreements)
      expect({ kind, values, digests }).toEqual({ kind, values: checked, digests: checked })
    expect(agreements.filter(({ checked }) => Number(checked) > 0).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['standings', 'awards', 'list']),
    )
  })

  it('makes the next snapshot of what changed, to the byte, and checks it by the same command', async () => {
    const { code, out, err } = await verify('snapshot', 'first', '--changes', 'changes.jsonl', '--out', 'next')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out[0]).toMatchObject({ writtenAt: '2025-04-02T00:00:00.000Z' })
    expect(out.find(one => one.kind === 'grade')).toMatchObject({ checked: expect.any(Number) })
    expect(Number(out.find(one => one.kind === 'grade')?.checked)).toBeGreaterThan(0)
    const names = jsonLines(path.join(made, 'second'))
    expect(jsonLines(path.join(outside, 'next'))).toEqual(names)
    for (const name of [...names, 'manifest.json', 'LICENCE.txt'])
      expect({
        name,
        same: readFileSync(path.join(outside, 'next', name)).equals(readFileSync(path.join(made, 'second', name))),
      }).toEqual({ name, same: true })
    // A proof stays as it is while the log grows: nothing is handed out twice.
    expect(readFileSync(path.join(outside, 'changes.jsonl'), 'utf8')).not.toMatch(
      /"drop":.*"kind":"(publications|seals)"/,
    )
    expect(await verify('snapshot', 'next')).toMatchObject({ code: 0, err: '' })
  })

  it('finds one changed byte, in the files and in the changes, and names it', async () => {
    const changes = readFileSync(path.join(outside, 'changes.jsonl'), 'utf8')
    const put = '"kind":"policies","put":{'
    expect(changes).toContain(put)
    writeFileSync(path.join(outside, 'forged.jsonl'), changes.replace(put, `${put}"more":1,`))
    const forged = await verify('snapshot', 'first', '--changes', 'forged.jsonl', '--out', 'forged')
    expect(forged.code).toBe(1)
    expect(forged.out).toContainEqual(
      expect.objectContaining({ code: 'FILE_CHANGED', at: expect.stringMatching(/^policies\.jsonl lines \d+-\d+$/) }),
    )
    expect(readdirSync(outside)).not.toContain('forged')
    const licence = path.join(outside, 'first', 'LICENCE.txt')
    const granted = readFileSync(licence, 'utf8')
    writeFileSync(licence, granted.replace('You may share', 'You may not share'))
    const other = await verify('snapshot', 'first')
    writeFileSync(licence, granted)
    expect(other.out).toContainEqual(expect.objectContaining({ code: 'FILE_CHANGED', at: 'LICENCE.txt' }))
    const sheets = path.join(outside, 'first', 'sheets.jsonl')
    const whole = readFileSync(sheets, 'utf8')
    writeFileSync(sheets, whole.replace(/"tricks":9/, '"tricks":8'))
    const changed = await verify('snapshot', 'first')
    writeFileSync(sheets, whole.slice(0, -1))
    const cut = await verify('snapshot', 'first')
    writeFileSync(sheets, whole)
    expect(cut.out).toContainEqual(expect.objectContaining({ code: 'FILE_CHANGED', detail: 'ends within a line' }))
    expect(changed.out).toContainEqual(
      expect.objectContaining({ code: 'FILE_CHANGED', at: expect.stringMatching(/^sheets\.jsonl lines/) }),
    )
    expect(changed.out).toContainEqual(expect.objectContaining({ code: 'VALUE_DIFFERS' }))
  })

  it('is told when the changes are of another snapshot', async () => {
    const { code, err } = await verify('snapshot', 'next', '--changes', 'changes.jsonl')
    expect(code).toBe(1)
    expect(err).toContain('the changes are of the snapshot of 2025-04-01T00:00:00.000Z')
  })
})

describe('what changed', () => {
  const manifest = (writtenAt: string, text: string) => ({
    writtenAt,
    schemaVersion: 2,
    files: [{ kind: 'people', file: 'people.jsonl', sha256: text }],
  })
  const folderOf = (name: string, at: string, records: readonly number[]): { folder: string; lines: string[] } => {
    const folder = path.join(made, name)
    mkdirSync(folder, { recursive: true })
    // A separator that some readers of lines take for the end of one.
    const lines = records.map(record => `{"n":"${record}\u2028"}`)
    writeFileSync(path.join(folder, 'people.jsonl'), lines.map(line => `${line}\n`).join(''))
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest(at, lines.join())))
    return { folder, lines }
  }

  it('makes any file of any other, whatever was put, dropped, moved or repeated', async () => {
    const records = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(records, records, async (one, other) => {
        const [from, to] = [folderOf('one', 'a', one), folderOf('other', 'b', other)]
        const target = path.join(made, 'steps.jsonl')
        await writeChanges(from.folder, to.folder, target)
        const before = {
          manifest: { writtenAt: 'a' },
          lines: new Map([['people', from.lines]]),
        } as unknown as SnapshotLines
        const text = readFileSync(target, 'utf8')
        expect(withChanges(before, [text]).lines.get('people')).toEqual(to.lines)
        // Whoever drops another line than there is speaks of another file.
        const forged = text.replace(/"drop":\{"n":"\d/, '"drop":{"n":"x')
        if (forged !== text) expect(() => withChanges(before, [forged])).toThrow('drop another line')
      }),
      { numRuns: 200 },
    )
  })

  it('brings the texts that are others now, and finds one that is not what the later manifest says', async () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const texts = {
      first: ['LICENCE.txt', 'You may share.\n'],
      second: ['LICENCE.txt', 'You may share\nand change.\n'],
    } as const
    const stays = ['README.md', 'Open data\n'] as const
    for (const [name, own] of Object.entries(texts)) {
      const folder = path.join(made, `texts-${name}`)
      mkdirSync(folder)
      for (const [file, text] of [own, stays]) writeFileSync(path.join(folder, file), text)
      const said = [own, stays].map(([file, text]) => ({ file, sha256: digest(text) }))
      writeFileSync(
        path.join(folder, 'manifest.json'),
        JSON.stringify({ writtenAt: name, schemaVersion: 2, files: [], texts: said }),
      )
    }
    const [from, to] = [path.join(made, 'texts-first'), path.join(made, 'texts-second')]
    const [changes, kept] = [path.join(made, 'texts.jsonl'), path.join(made, 'texts-kept')]
    await writeChanges(from, to, changes)
    expect(readFileSync(changes, 'utf8')).not.toContain('Open data')
    const snapshot = await readSnapshot(from, [changes])
    expect(snapshot.findings).toEqual([])
    await keepSnapshot(snapshot, from, kept)
    for (const file of ['LICENCE.txt', 'README.md'])
      expect(readFileSync(path.join(kept, file), 'utf8')).toBe(readFileSync(path.join(to, file), 'utf8'))
    expect((await readSnapshot(kept)).findings).toEqual([])
    writeFileSync(changes, readFileSync(changes, 'utf8').replace('and change', 'and not change'))
    expect((await readSnapshot(from, [changes])).findings).toMatchObject([{ code: 'FILE_CHANGED', at: 'LICENCE.txt' }])
  })

  it('says nothing of what stays', () => {
    expect([...longestRise([0, 1, -1, 3, 2, 4])].length).toBe(4)
    expect([...longestRise([5, 0, 1, 2])].sort()).toEqual([1, 2, 3])
  })
})
