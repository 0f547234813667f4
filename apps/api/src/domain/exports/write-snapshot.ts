import { createHash, sign } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { TreeHead } from '@paiji/rules/proof'
import { canonicalJson, err, ok, problem, rulesVersion } from '@paiji/rules'
import { sql as statement } from 'drizzle-orm'
import type { Database, Db, RawSql, RawStatements } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import type { SealKey } from '../audit/seal.js'
import { treeHeads } from '../audit/tree-heads.js'
import { parquetOf } from './snapshot-parquet.js'
import { snapshotTexts } from './snapshot-texts.js'
import { countryRecords, figureRecords, publicationRecords, sealRecords, shownListEntry } from './snapshot-extras.js'
import { recordKinds, type RecordKind, recordsOf, SCHEMA_VERSION } from './snapshot-records.js'

/** Kinds that more than one statement makes. */
const extraKinds = ['figures', 'countries', 'publications', 'seals'] as const
export type SnapshotKind = RecordKind | (typeof extraKinds)[number]
export const snapshotKinds: readonly SnapshotKind[] = [...recordKinds, ...extraKinds]

/** Records under one digest: whatever was changed is named to within so many lines. */
export const BLOCK = 200

export interface SnapshotFile {
  readonly kind: SnapshotKind
  readonly file: string
  readonly records: number
  readonly bytes: number
  readonly sha256: string
  /** SHA-256 of every `BLOCK` lines. */
  readonly blocks: readonly string[]
}

/** The records of a kind once more, for a spreadsheet or a program for statistics. */
export interface SnapshotTable {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

export interface SnapshotManifest {
  readonly format: 'paiji-open-data'
  readonly schemaVersion: number
  /** The rules that recompute it. */
  readonly rules: string
  readonly licence: string
  /** When it was written; nothing in the files is younger. */
  readonly writtenAt: string
  readonly files: readonly SnapshotFile[]
  /** The same records as CSV and Parquet. Snapshots from before they were signed do not name them. */
  readonly tables?: readonly SnapshotTable[]
  /** The newest signed head of the log's tree: the files show the federation's records at that size or a later one. */
  readonly head?: TreeHead
  /** What stands beside the records: how to read them, the licence. Older snapshots do not name them. */
  readonly texts?: readonly { readonly file: string; readonly sha256: string }[]
}

type Row = Readonly<Record<string, unknown>>

const extras: Readonly<Record<(typeof extraKinds)[number], (db: Db) => AsyncGenerator<Row>>> = {
  figures: figureRecords,
  countries: countryRecords,
  publications: publicationRecords,
  seals: sealRecords,
}

const isExtra = (kind: SnapshotKind): kind is (typeof extraKinds)[number] => Object.hasOwn(extras, kind)

async function* shownRecords(sql: RawStatements, db: Db, kind: SnapshotKind): AsyncGenerator<Row> {
  if (isExtra(kind)) yield* extras[kind](db)
  else for await (const record of recordsOf(sql, kind)) yield kind === 'listEntries' ? shownListEntry(record) : record
}

/** The bytes of `manifest.json`, which are what is signed. */
export const manifestText = (manifest: SnapshotManifest): string => `${JSON.stringify(manifest, null, 2)}\n`

/** The signature of the manifest: Ed25519 by the key of the log, as base64. */
export const SIGNATURE = 'manifest.sig'

const csvCell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : canonicalJson(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvLine = (values: readonly unknown[]): string => `${values.map(csvCell).join(',')}\n`

const writer = (file: string) => createWriteStream(file, { flags: 'wx' })

/** Digests of a file as it is written: of the whole, and of each block of lines. */
const digesting = () => {
  const whole = createHash('sha256')
  const blocks: string[] = []
  let [block, lines] = [createHash('sha256'), 0]
  const close = () => {
    if (lines > 0) blocks.push(block.digest('hex'))
    ;[block, lines] = [createHash('sha256'), 0]
  }
  return {
    add: (line: Buffer) => {
      whole.update(line)
      block.update(line)
      lines += 1
      if (lines === BLOCK) close()
    },
    end: () => {
      close()
      return { sha256: whole.digest('hex'), blocks }
    },
  }
}

interface Place {
  readonly sql: RawStatements
  readonly db: Db
  readonly folder: string
  readonly onRecords: (kind: SnapshotKind, records: number) => void
}

const writeKind = async ({ sql, db, folder, onRecords }: Place, kind: SnapshotKind): Promise<SnapshotFile> => {
  const file = `${kind}.jsonl`
  const digest = digesting()
  let [records, bytes] = [0, 0]
  const csv = writer(path.join(folder, `${kind}.csv`))
  const parquet = parquetOf(kind, path.join(folder, `${kind}.parquet`))
  const lines = async function* () {
    for await (const record of shownRecords(sql, db, kind)) {
      const line = Buffer.from(`${canonicalJson(record)}\n`)
      digest.add(line)
      parquet.add(record)
      if (records === 0) csv.write(csvLine(Object.keys(record).sort()))
      const row = csvLine(
        Object.keys(record)
          .sort()
          .map(name => record[name]),
      )
      if (!csv.write(row)) await once(csv, 'drain')
      records += 1
      bytes += line.length
      if (records % 1000 === 0) onRecords(kind, records)
      yield line
    }
  }
  await pipeline(Readable.from(lines()), writer(path.join(folder, file)))
  parquet.end()
  csv.end()
  await finished(csv)
  return { kind, file, records, bytes, ...digest.end() }
}

const tableOf = async (folder: string, file: string): Promise<SnapshotTable> => {
  const digest = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>) {
    digest.update(chunk)
    bytes += chunk.length
  }
  return { file, bytes, sha256: digest.digest('hex') }
}

const isEmptyOrNew = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

/**
 * Writes the open data of the whole register, one file for each kind of record as JSON Lines, CSV and Parquet, with schema,
 * licence and changelog, and `manifest.json` with its signature last: versions, counts and SHA-256 of every file of every
 * format. One repeatable-read transaction, so that all files show the same moment; rows come by cursor, so that memory does not
 * grow. Without a key nothing is signed, and nobody outside can tell it from a forgery. Problem: FOLDER_NOT_EMPTY.
 */
export const writeSnapshot = async (
  { sql, db }: { readonly sql: RawSql; readonly db: Database },
  folder: string,
  options: { readonly at: Date; readonly key?: SealKey | undefined; readonly onRecords?: Place['onRecords'] },
): Promise<Outcome<SnapshotManifest>> => {
  if (!(await isEmptyOrNew(folder))) return err([problem('FOLDER_NOT_EMPTY', { params: { folder } })])
  await mkdir(folder, { recursive: true })
  const onRecords = options.onRecords ?? (() => undefined)
  const { files, head } = await sql.begin('isolation level repeatable read read only', async tx => {
    const [shared] = await tx`select pg_export_snapshot() as name`
    const place = { sql: tx, folder, onRecords }
    return atMoment(db, String(shared?.name), async same => {
      const written: SnapshotFile[] = []
      for (const kind of snapshotKinds) written.push(await writeKind({ ...place, db: same }, kind))
      return { files: written, head: (await treeHeads(same, 1))[0] }
    })
  })
  for (const [name, text] of Object.entries(snapshotTexts))
    await writeFile(path.join(folder, name), text, { flag: 'wx' })
  const manifest: SnapshotManifest = {
    format: 'paiji-open-data',
    schemaVersion: SCHEMA_VERSION,
    rules: rulesVersion,
    licence: 'CC-BY-4.0',
    writtenAt: options.at.toISOString(),
    files,
    tables: await Promise.all(
      files.flatMap(({ kind }) => [tableOf(folder, `${kind}.csv`), tableOf(folder, `${kind}.parquet`)]),
    ),
    ...(head ? { head } : {}),
    texts: Object.entries(snapshotTexts).map(([file, text]) => ({
      file,
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
  }
  const text = manifestText(manifest)
  await writeFile(path.join(folder, 'manifest.json'), text, { flag: 'wx' })
  if (options.key) {
    const signature = sign(null, Buffer.from(text), options.key.privateKey).toString('base64')
    await writeFile(path.join(folder, SIGNATURE), `${signature}\n`, { flag: 'wx' })
  }
  return ok(manifest)
}

/** Runs `read` with the query builder on the very moment that another transaction sees. */
const atMoment = <T>(db: Database, name: string, read: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async tx => {
      await tx.execute(statement.raw(`set transaction snapshot '${name.replace(/[^0-9A-Fa-f-]/g, '')}'`))
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
