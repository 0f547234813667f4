import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { system } from '../../auth/viewer.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../audit/seal.js'
import { evaluateLadders } from '../grading/evaluate-ladders.js'
import { registerPublications } from '../publications/register-publications.js'
import { snapshotSchema } from './snapshot-texts.js'
import { verifySnapshot } from './verify-snapshot.js'
import { BLOCK, type SnapshotManifest } from './snapshot-manifest.js'
import { snapshotKinds, writeSnapshot } from './write-snapshot.js'

const key = sealKeyFromPem(newSealKeyPem())
const publicKey = key.publicKeyPem
let database: TestDatabase
let folder: string
let whole: string

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  const [federation] = await database.sql`select id from organisation where kind = 'federation'`
  const organisationId = federation?.id as string
  for (const sport of ['bridge', 'guandan', 'mahjong'])
    must(
      await evaluateLadders(sceneDeps(database.db, '2025-05-01T00:00:00Z'), system(organisationId), {
        ...{ organisationId, sport, asOf: '2025-05-01' },
      }),
    )
  await registerPublications(database.db, key)
  await sealLog(database.db, key)
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-snapshot-'))
  whole = path.join(folder, 'whole')
  must(await writeSnapshot(database, whole, { at: new Date('2025-05-01T00:00:00Z'), key }))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const records = (kind: string, from = whole) =>
  readFileSync(path.join(from, `${kind}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Record<string, unknown>)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A copy of the snapshot with one file changed; `forged` makes the manifest fit, as whoever handed it out could. */
const changed = (name: string, kind: string, change: (text: string) => string, forged: boolean): string => {
  const to = path.join(folder, name)
  cpSync(whole, to, { recursive: true })
  const text = change(readFileSync(path.join(to, `${kind}.jsonl`), 'utf8'))
  writeFileSync(path.join(to, `${kind}.jsonl`), text)
  if (!forged) return to
  const manifest = JSON.parse(readFileSync(path.join(to, 'manifest.json'), 'utf8')) as SnapshotManifest
  const files = manifest.files.map(file => (file.kind === kind ? { ...file, sha256: sha256(text) } : file))
  writeFileSync(path.join(to, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  return to
}

describe('a snapshot', () => {
  it('is computed again from its files alone: every value and every digest agrees, hidden clubs included', async () => {
    const report = await verifySnapshot(whole, { publicKey })
    expect(report.findings).toEqual([])
    for (const { kind, checked, values, registered, digests } of report.agreements) {
      expect({ kind, any: checked > 0 }).toEqual({ kind, any: true })
      expect({ kind, values, registered, digests }).toEqual({
        kind,
        values: checked,
        registered: checked,
        digests: checked,
      })
    }
    expect(report.sealed).toBe(records('publications').length)
    expect(report).toMatchObject({ signed: true, tables: 2 * snapshotKinds.length })
    const hidden = records('listEntries').filter(entry => entry.clubKey === null)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.every(entry => entry.club === null && entry.clubCommitment !== null)).toBe(true)
  })

  it('describes every member of its records', () => {
    for (const [kind, members] of Object.entries(snapshotSchema)) {
      for (const record of records(kind).slice(0, 50)) {
        const typed = Object.entries(record).map(([name, value]) => {
          const types = [
            (members as Record<string, { type: string | readonly string[] }>)[name]?.type ?? 'unknown',
          ].flat()
          const own =
            value === null
              ? 'null'
              : Array.isArray(value)
                ? 'array'
                : typeof value === 'number'
                  ? 'integer'
                  : typeof value
          return { kind, name, fits: types.includes(own), own }
        })
        expect(typed.filter(one => !one.fits)).toEqual([])
        if (kind !== 'figures') expect(Object.keys(record).sort()).toEqual(Object.keys(members).sort())
      }
    }
  })

  it('is the same in Parquet, every record and every member of it', async () => {
    for (const kind of snapshotKinds) {
      const rows = await parquetReadObjects({ file: await asyncBufferFromFile(path.join(whole, `${kind}.parquet`)) })
      const plain = rows.map(row =>
        Object.fromEntries(
          Object.entries(row)
            // A member that a record has not is a null of its column.
            .filter(([, value]) => kind !== 'figures' || (value !== null && value !== undefined))
            .map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : (value ?? null)]),
        ),
      )
      expect({ kind, rows: plain }).toEqual({ kind, rows: records(kind) })
    }
  })

  it('is checked for one list', async () => {
    const list = records('lists')[0]
    const report = await verifySnapshot(whole, { lists: [`${list?.ranking}/${list?.asOf}`] })
    expect(report.agreements.find(one => one.kind === 'list')).toMatchObject({ checked: 1, values: 1, digests: 1 })
  })
})

describe('one changed byte', () => {
  it('is found by the manifest and named to the lines', async () => {
    const to = changed('byte', 'sheets', text => text.replace(/"tricks":9/, '"tricks":8'), false)
    const { findings } = await verifySnapshot(to)
    expect(findings[0]).toMatchObject({
      code: 'FILE_CHANGED',
      at: expect.stringMatching(/^sheets\.jsonl lines \d+-\d+$/),
    })
    const [, from = 0, until = 0] = /lines (\d+)-(\d+)/.exec(findings[0]?.at ?? '')?.map(Number) ?? []
    expect(until - from).toBeLessThan(BLOCK)
  })

  it.each([
    ['list', 'listEntries', /"hundredths":(\d+)/, '"hundredths":1$1'],
    ['standings', 'standings', /"rank":1,/, '"rank":2,'],
    ['awards', 'awards', /"points":(\d+)/, '"points":1$1'],
    ['grade', 'grades', /"awardedOn":"2025/, '"awardedOn":"2024'],
    ['list', 'listEntries', /"club":"[^"]+"/, '"club":"ELSEWHERE"'],
  ])('that the manifest was made to fit is found by computing: %s', async (kind, file, find, put) => {
    const to = changed(`forged-${kind}-${String(find).length}`, file, text => text.replace(find, put), true)
    const { findings } = await verifySnapshot(to, { publicKey })
    expect(findings.some(({ code, at }) => /DIFFERS$/.test(code) && at.startsWith(`${kind}:`))).toBe(true)
  })

  it.each([
    ['a ruling left out', 'rulings', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['a ruling doubled', 'rulings', (text: string) => text + text.slice(0, text.indexOf('\n') + 1)],
    ['a name', 'people', (text: string) => text.replace('"name":"', '"name":"X')],
    ['the end of a policy', 'policies', (text: string) => text.replace('"until":null', '"until":"2030-01-01"')],
    ['every list with its lines and registration left out', 'lists', () => ''],
  ])('that nothing else follows from is found by the signature of the manifest: %s', async (name, kind, change) => {
    const to = changed(name.replaceAll(' ', '-'), kind, change, true)
    expect(readFileSync(path.join(to, `${kind}.jsonl`), 'utf8')).not.toBe(
      readFileSync(path.join(whole, `${kind}.jsonl`), 'utf8'),
    )
    const { findings, signed } = await verifySnapshot(to, { publicKey, lists: ['none'] })
    expect(signed).toBe(false)
    expect(findings).toContainEqual(expect.objectContaining({ code: 'NOT_SIGNED', at: 'manifest.json' }))
  })

  it('of CSV or Parquet is found, a file too many and one too few', async () => {
    const to = changed('tables', 'people', text => text, false)
    const csv = path.join(to, 'sheets.csv')
    writeFileSync(csv, `${readFileSync(csv, 'utf8')} `)
    const parquet = readFileSync(path.join(to, 'listEntries.parquet'))
    parquet[40] = (parquet[40] ?? 0) ^ 1
    writeFileSync(path.join(to, 'listEntries.parquet'), parquet)
    rmSync(path.join(to, 'people.csv'))
    writeFileSync(path.join(to, 'more.csv'), 'x')
    rmSync(path.join(to, 'manifest.sig'))
    const { findings, signed } = await verifySnapshot(to, { publicKey, lists: ['none'] })
    expect(signed).toBe(false)
    expect(findings.map(({ code, at }) => `${code} ${at}`).sort()).toEqual([
      'FILE_CHANGED listEntries.parquet',
      'FILE_CHANGED people.csv',
      'FILE_CHANGED sheets.csv',
      'FILE_UNLISTED more.csv',
      'NOT_SIGNED manifest.json',
    ])
  })

  it('of a publication is found by its signature and its proof, another key by both', async () => {
    const to = changed(
      'signed',
      'publications',
      text => text.replace(/"digest":"(.)/, (_, one) => `"digest":"${one === 'a' ? 'b' : 'a'}`),
      true,
    )
    expect((await verifySnapshot(to, { publicKey })).findings.map(one => one.code)).toEqual(
      expect.arrayContaining(['NOT_SIGNED', 'NOT_SEALED']),
    )
    const stranger = sealKeyFromPem(newSealKeyPem()).publicKeyPem
    const report = await verifySnapshot(whole, { publicKey: stranger })
    expect(report.sealed).toBe(0)
  })
})

/**
 * A second implementation, straight from the words of the policy: the ten best awards, each worth half from its first
 * anniversary and nothing from its second, rounded to hundredths, half up. Nothing of the product but the files.
 */
describe('three lists by another hand', () => {
  const yearsSince = (earned: string, day: string): number =>
    Number(day.slice(0, 4)) - Number(earned.slice(0, 4)) - (day.slice(5) < earned.slice(5) ? 1 : 0)
  const worth = (points: number, years: number): number =>
    years === 0 ? points : years === 1 ? Math.floor((points + 1) / 2) : 0

  it.each(['bridge', 'guandan', 'mahjong'])('%s', sport => {
    const ranking = records('rankings').find(one => one.sport === sport && one.kind === 'points')?.ranking
    const list = records('lists')
      .filter(one => one.ranking === ranking && one.supersededAt === null)
      .at(-1)
    const policy = records('policies').find(one => one.code === list?.policy && one.version === list?.version)
    expect(policy?.rule).toMatchObject({ bestOf: { count: 10 }, decay: { shares: ['1', '0.5'] } })
    const sports = new Map(records('events').map(one => [one.event, one.sport]))
    const earned = new Map<string, number[]>()
    for (const run of records('awards').filter(one => one.supersededAt === null && sports.get(one.event) === sport))
      for (const { person, points, earnedOn } of run.awards as { person: string; points: number; earnedOn: string }[])
        if (earnedOn <= String(list?.asOf))
          earned.set(person, [...(earned.get(person) ?? []), worth(points, yearsSince(earnedOn, String(list?.asOf)))])
    const totals = [...earned]
      .map(
        ([person, own]) =>
          [
            person,
            own
              .sort((a, b) => b - a)
              .slice(0, 10)
              .reduce((sum, one) => sum + one, 0),
          ] as const,
      )
      .filter(([, total]) => total > 0)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    const shown = records('listEntries').filter(
      one => one.ranking === ranking && one.asOf === list?.asOf && one.issue === list?.issue,
    )
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.map(one => [one.person, one.hundredths])).toEqual(totals)
    const ranks = totals.map(([, total]) => 1 + totals.filter(([, other]) => other > total).length)
    expect(shown.map(one => one.rank)).toEqual(ranks)
  })
})
