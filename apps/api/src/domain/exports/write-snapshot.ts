import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { type RegisterHead, registerHead, type TreeHead } from '@paiji/rules/proof'
import { canonicalJson, err, ok, problem, rulesVersion } from '@paiji/rules'
import { sql as statement } from 'drizzle-orm'
import type { Database, Db, RawSql, RawStatements } from '../../db/client.js'
import { sha256, sha256Bytes } from '../../base/digest.js'
import type { Outcome } from '../../base/problem.js'
import { type SealKey, sealLog } from '../audit/seal.js'
import { treeHeads } from '../audit/tree-heads.js'
import { isRegisterOpen, registerOf, registerSnapshot, snapshotBefore } from '../publications/register-head.js'
import { isToRegister, registerPublications } from '../publications/register-publications.js'
import { parquetOf } from './snapshot-parquet.js'
import { snapshotTexts } from './snapshot-texts.js'
import { countryRecords, figureRecords, publicationRecords, sealRecords, shownListEntry } from './snapshot-extras.js'
import {
  BLOCK,
  extraKinds,
  manifestText,
  PROOF,
  SIGNATURE,
  type SnapshotFile,
  type SnapshotKind,
  type SnapshotManifest,
  type SnapshotTable,
} from './snapshot-manifest.js'
import { recordKinds, recordsOf, SCHEMA_VERSION } from './snapshot-records.js'

export const snapshotKinds: readonly SnapshotKind[] = [...recordKinds, ...extraKinds]

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

/** How often it is looked for a moment at which nothing waits to be registered. */
const ROUNDS = 5

type Source = { readonly sql: RawSql; readonly db: Database }

/**
 * Reads at one moment for all statements. With a key everything published is registered and sealed before, and the moment is one
 * at which nothing more waits for either: what the files show is what the register holds.
 */
const atSealedMoment = async <T>(
  { sql, db }: Source,
  key: SealKey | undefined,
  read: (tx: RawStatements, same: Db) => Promise<T>,
): Promise<T> => {
  for (let round = 1; ; round++) {
    if (key) {
      await registerPublications(db, key)
      await sealLog(db, key)
    }
    const found = await sql.begin('isolation level repeatable read read only', async tx => {
      const [shared] = await tx`select pg_export_snapshot() as name`
      return atMoment(db, String(shared?.name), async same => {
        if (key && round < ROUNDS && ((await isToRegister(same)) || (await isRegisterOpen(same)))) return undefined
        return { value: await read(tx, same) }
      })
    })
    if (found) return found.value
  }
}

const digestOf = (text: string): string => sha256(text)

interface Written {
  readonly files: readonly SnapshotFile[]
  readonly head: TreeHead | undefined
  readonly register: RegisterHead
  readonly after: Awaited<ReturnType<typeof snapshotBefore>>
}

const manifestOf = async (folder: string, at: Date, { files, head, register }: Written): Promise<SnapshotManifest> => ({
  format: 'paiji-open-data',
  schemaVersion: SCHEMA_VERSION,
  rules: rulesVersion,
  licence: 'CC-BY-4.0',
  writtenAt: at.toISOString(),
  files,
  tables: await Promise.all(
    files.flatMap(({ kind }) => [tableOf(folder, `${kind}.csv`), tableOf(folder, `${kind}.parquet`)]),
  ),
  ...(head ? { head, register } : {}),
  texts: Object.entries(snapshotTexts).map(([file, text]) => ({ file, sha256: digestOf(text) })),
})

/**
 * Writes the open data of the whole register, one file for each kind of record as JSON Lines, CSV and Parquet, with schema,
 * licence and changelog, and last `manifest.json` (versions, counts and SHA-256 of every file of every format, the register at a
 * size of the log), its signature, and the proof that it is registered and sealed itself. One repeatable-read transaction, so that
 * all files show the same moment; rows come by cursor, so that memory does not grow. Without a key nothing is signed, and nobody
 * outside can tell it from a forgery. Problem: FOLDER_NOT_EMPTY.
 */
export const writeSnapshot = async (
  source: Source,
  folder: string,
  options: { readonly at: Date; readonly key?: SealKey | undefined; readonly onRecords?: Place['onRecords'] },
): Promise<Outcome<SnapshotManifest>> => {
  if (!(await isEmptyOrNew(folder))) return err([problem('FOLDER_NOT_EMPTY', { params: { folder } })])
  await mkdir(folder, { recursive: true })
  const { at, key, onRecords = () => undefined } = options
  const written = await atSealedMoment(source, key, async (sql, db): Promise<Written> => {
    const files: SnapshotFile[] = []
    for (const kind of snapshotKinds) files.push(await writeKind({ sql, db, folder, onRecords }, kind))
    const [[head], known] = [await treeHeads(db, 1), await registerOf(db)]
    const register = registerHead(sha256Bytes, known)
    return { files, head, register, after: head ? await snapshotBefore(db, known, head.size) : null }
  })
  for (const [name, text] of Object.entries(snapshotTexts))
    await writeFile(path.join(folder, name), text, { flag: 'wx' })
  const manifest = await manifestOf(folder, at, written)
  const text = manifestText(manifest)
  await writeFile(path.join(folder, 'manifest.json'), text, { flag: 'wx' })
  if (key) await signManifest(source.db, folder, { key, text, manifest, after: written.after })
  return ok(manifest)
}

interface Signing extends Pick<Written, 'after'> {
  readonly key: SealKey
  readonly text: string
  readonly manifest: SnapshotManifest
}

/** Signs a manifest, and registers it where the log has a head. */
const signManifest = async (db: Database, folder: string, { key, text, manifest, after }: Signing): Promise<void> => {
  const signature = Buffer.from(await key.sign(Buffer.from(text))).toString('base64')
  await writeFile(path.join(folder, SIGNATURE), `${signature}\n`, { flag: 'wx' })
  const { head, register, writtenAt } = manifest
  if (!head || !register) return
  const proof = await registerSnapshot(db, key, { writtenAt, manifest: digestOf(text), head, register, after })
  await writeFile(path.join(folder, PROOF), `${JSON.stringify(proof)}\n`, { flag: 'wx' })
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
