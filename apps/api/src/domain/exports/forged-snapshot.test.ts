import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../auth/viewer.js'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { newSealKeyPem, sealKeyFromPem } from '../audit/seal.js'
import { evaluateLadders } from '../grading/evaluate-ladders.js'
import { checkManifest, checkRegister } from './check-snapshot-register.js'
import { readSnapshot, type Snapshot } from './read-snapshot.js'
import { BLOCK, type SnapshotKind, type SnapshotManifest } from './snapshot-manifest.js'
import { worldOf } from './snapshot-world.js'
import { toolsOf, verifySnapshot } from './verify-snapshot.js'
import { snapshotKinds, writeSnapshot } from './write-snapshot.js'

/** Somebody hands a snapshot on who has changed one thing in it and made everything that names its digest fit. */

const key = sealKeyFromPem(newSealKeyPem())
const publicKey = key.publicKeyPem
let database: TestDatabase
let folder: string
let whole: string

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  const [federation] = await database.sql`select id from organisation where kind = 'federation'`
  const organisationId = federation?.id as string
  const deps = sceneDeps(database.db, '2025-05-01T00:00:00Z')
  must(await evaluateLadders(deps, system(organisationId), { organisationId, sport: 'bridge', asOf: '2025-05-01' }))
  await database.sql`insert into person_merge (from_person_id, into_person_id, moved, reason, merged_by, undone_at, undone_by)
    select min(id::text)::uuid, max(id::text)::uuid, '{}', 'twice', 'system', now(), 'system' from person`
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-forged-'))
  whole = path.join(folder, 'whole')
  must(await writeSnapshot(database, whole, { at: new Date('2025-05-01T00:00:00Z'), key }))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Row = Record<string, unknown>
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const linesOf = (kind: string, of = whole): string[] =>
  readFileSync(path.join(of, `${kind}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)

const another = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return value.replace(/.$/s, last => (last === 'b' ? 'c' : 'b'))
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : ['more']
  return value === null ? 'something' : { ...value, more: 1 }
}

interface Forgery {
  readonly kind: SnapshotKind
  readonly change: string
  readonly lines: readonly string[]
}

/** Every member of the last record of a kind changed, the record left out, and the record twice. */
const forgeriesOf = (kind: SnapshotKind): Forgery[] => {
  const lines = linesOf(kind)
  const [last, before] = [lines.at(-1), lines.slice(0, -1)]
  if (last === undefined) return []
  const record = JSON.parse(last) as Row
  const members = Object.keys(record).map(name => ({
    change: name,
    lines: [...before, JSON.stringify({ ...record, [name]: another(record[name]) })],
  }))
  return [...members, { change: 'left out', lines: before }, { change: 'twice', lines: [...lines, last] }].map(one => ({
    kind,
    ...one,
  }))
}

/** The file of a forgery, and a manifest made to fit. */
const forged = ({ kind, lines }: Forgery) => {
  const text = lines.map(line => `${line}\n`).join('')
  const blocks = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) =>
    sha256(
      lines
        .slice(at * BLOCK, (at + 1) * BLOCK)
        .map(line => `${line}\n`)
        .join(''),
    ),
  )
  const manifest = JSON.parse(readFileSync(path.join(whole, 'manifest.json'), 'utf8')) as SnapshotManifest
  const fits = { records: lines.length, bytes: Buffer.byteLength(text), sha256: sha256(text), blocks }
  const files = manifest.files.map(file => (file.kind === kind ? { ...file, ...fits } : file))
  return { text, manifest: { ...manifest, files }, made: `${JSON.stringify({ ...manifest, files }, null, 2)}\n` }
}

/** A folder with the forgery and a manifest that fits, signed with the key. */
const handedOn = async (forgery: Forgery, name: string): Promise<string> => {
  const to = path.join(folder, name)
  mkdirSync(to)
  const changed = [`${forgery.kind}.jsonl`, 'manifest.json', 'manifest.sig']
  for (const file of readdirSync(whole).filter(file => !changed.includes(file)))
    symlinkSync(path.join(whole, file), path.join(to, file))
  const { text, made } = forged(forgery)
  writeFileSync(path.join(to, `${forgery.kind}.jsonl`), text)
  writeFileSync(path.join(to, 'manifest.json'), made)
  writeFileSync(path.join(to, 'manifest.sig'), Buffer.from(await key.sign(Buffer.from(made))).toString('base64'))
  return to
}

/** What reading that folder gives, without writing and reading again what the forgery leaves alone. */
const readForged = (original: Snapshot, forgery: Forgery): Snapshot => {
  const { manifest, made } = forged(forgery)
  const records = forgery.lines.map(line => JSON.parse(line) as unknown)
  const of = (kind: SnapshotKind) => (kind === forgery.kind ? records : original.of(kind as never))
  const lines = new Map([...original.lines, [forgery.kind, forgery.lines]])
  return { ...original, manifest, manifestText: made, lines, of: of as Snapshot['of'] }
}

/**
 * Each forgery handed on by somebody without the key, under the signature of what was signed, and by somebody with it: those
 * that pass.
 */
const handOnAll = async () => {
  const tools = toolsOf(publicKey)
  const signature = readFileSync(path.join(whole, 'manifest.sig'), 'utf8')
  const original = await readSnapshot(whole)
  const forgeries = snapshotKinds.flatMap(forgeriesOf)
  const passed: { readonly withoutKey: string[]; readonly withKey: string[] } = { withoutKey: [], withKey: [] }
  for (const forgery of forgeries) {
    const snapshot = readForged(original, forgery)
    const name = `${forgery.kind}: ${forgery.change}`
    if (checkManifest({ ...snapshot, signature }, tools).length === 0) passed.withoutKey.push(name)
    if (checkRegister(worldOf(snapshot), tools).findings.length === 0) passed.withKey.push(name)
  }
  return { forgeries: forgeries.length, passed }
}

describe('a snapshot with one thing changed', () => {
  it('is the word of nobody: every member of every kind, everything left out and everything doubled is found, and is not what was registered, even under a signature of the key', async () => {
    const { forgeries, passed } = await handOnAll()
    expect(forgeries).toBeGreaterThanOrEqual(233)
    expect(passed).toEqual({ withoutKey: [], withKey: [] })
  })

  it('fits its manifest, whichever file it is: nothing but the signature and the register speaks against it', async () => {
    const original = await readSnapshot(whole)
    for (const forgery of snapshotKinds.flatMap(kind => forgeriesOf(kind).slice(-1))) {
      const read = await readSnapshot(await handedOn(forgery, `fits-${forgery.kind}`))
      expect(read.findings).toEqual([])
      const { manifest, manifestText, lines, of } = readForged(original, forgery)
      expect(read).toMatchObject({ manifest, manifestText, lines })
      expect(read.of(forgery.kind as never)).toEqual(of(forgery.kind as never))
    }
  })

  it.each(['rulings', 'corrections', 'merges', 'policies'] as const)(
    'of %s is found by what was registered of the record itself, with the whole manifest remade and signed',
    async kind => {
      const free = ['event', 'stage']
      expect(linesOf(kind).length).toBeGreaterThan(0)
      for (const forgery of forgeriesOf(kind).filter(({ change }) => ![...free, 'twice'].includes(change))) {
        const to = await handedOn(forgery, `own-${kind}-${forgery.change}`)
        const { findings } = await verifySnapshot(to, { lists: ['none'] })
        const own = findings.filter(({ at }) => /^(ruling|correction|merge|policy):/.test(at))
        expect({ change: forgery.change, found: own.length > 0 }).toEqual({ change: forgery.change, found: true })
      }
    },
  )

  it('or without its proof is not registered', async () => {
    const to = await handedOn({ kind: 'lots', change: '', lines: linesOf('lots') }, 'no-proof')
    rmSync(path.join(to, 'proof.json'))
    const { findings, isRegistered } = await verifySnapshot(to, { publicKey, lists: ['none'] })
    expect(isRegistered).toBe(false)
    expect(findings).toEqual([{ code: 'NOT_SEALED', at: 'manifest.json', detail: 'there is no proof.json' }])
  })
})

describe('the next snapshot', () => {
  let day = 3
  const at = (of: number) => new Date(`2025-05-0${of}T00:00:00Z`)
  const after = async (of: number, earlier: string) => {
    const to = path.join(folder, `day-${of}`)
    must(await writeSnapshot(database, to, { at: at(of), key }))
    return verifySnapshot(to, { publicKey, after: earlier, lists: ['none'] })
  }

  it('goes on from the one before it, and the one after that from both', async () => {
    await database.sql`update person_name set display = display || '改' where person_id =
      (select x.person_id from entry_player x where x.person_id is not null order by x.id limit 1)`
    const second = await after(2, whole)
    expect(second.findings).toEqual([])
    expect(second).toMatchObject({ isRegistered: true, isExtension: true })
    expect((await after(3, whole)).findings).toEqual([])
    const back = await verifySnapshot(whole, { publicKey, after: path.join(folder, 'day-2'), lists: ['none'] })
    expect(back.isExtension).toBe(false)
  })

  it.each([
    [
      'a ruling',
      `delete from ruling where id = (select f.id from ruling f where f.visibility = 'public'
      and not exists (select 1 from ruling n where n.supersedes_id = f.id) order by f.id limit 1)`,
      'rulings',
    ],
    ['an article', `update ruling set article = article || ' a' where visibility = 'public'`, 'rulings'],
    ['a reason', `update correction set reason = reason || '!' where status = 'APPLIED'`, 'corrections'],
    ['a rule', `update policy set rule = rule || '{"more": 1}'`, 'policies'],
    ['a registration', `delete from publication where kind = 'grade'`, 'publications'],
    ['a signed head', `delete from seal where number = 1`, 'seals'],
  ])('does not, when the federation has quietly changed %s in its own database', async (_, change, kind) => {
    await database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(change)
    })
    day += 1
    const { findings, isRegistered } = await after(day, whole)
    // The federation has its key, and registers what it hands out: by itself it is in order.
    expect(isRegistered).toBe(true)
    expect(findings.some(({ code, at }) => code === 'NOT_EXTENDED' && at.startsWith(`${kind} `))).toBe(true)
  })
})
