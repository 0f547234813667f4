import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { canonicalJson, err, ok, problem } from '@paiji/rules'
import type { RawSql } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import { recordKinds, type RecordKind, recordsOf, SCHEMA_VERSION } from './snapshot-records.js'

export interface SnapshotFile {
  readonly kind: RecordKind
  readonly file: string
  readonly records: number
  readonly bytes: number
  readonly sha256: string
}

export interface SnapshotManifest {
  readonly format: 'paiji-open-data'
  readonly schemaVersion: number
  readonly files: readonly SnapshotFile[]
}

const writeKind = async (
  sql: RawSql,
  folder: string,
  kind: RecordKind,
  onRecords: (kind: RecordKind, records: number) => void,
): Promise<SnapshotFile> => {
  const file = `${kind}.jsonl`
  const digest = createHash('sha256')
  let [records, bytes] = [0, 0]
  const lines = async function* () {
    for await (const record of recordsOf(sql, kind)) {
      const line = Buffer.from(`${canonicalJson(record)}\n`)
      digest.update(line)
      records += 1
      bytes += line.length
      if (records % 1000 === 0) onRecords(kind, records)
      yield line
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, file), { flags: 'wx' }))
  return { kind, file, records, bytes, sha256: digest.digest('hex') }
}

const isEmptyOrNew = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

/**
 * Writes the open data of the whole register as JSON Lines, one file for each kind of record, and `manifest.json` last:
 * schema version, counts, SHA-256. One repeatable-read transaction, so that all files show the same moment; rows come by
 * cursor, so that memory does not grow. Problem: FOLDER_NOT_EMPTY.
 */
export const writeSnapshot = async (
  sql: RawSql,
  folder: string,
  onRecords: (kind: RecordKind, records: number) => void = () => undefined,
): Promise<Outcome<SnapshotManifest>> => {
  if (!(await isEmptyOrNew(folder))) return err([problem('FOLDER_NOT_EMPTY', { params: { folder } })])
  await mkdir(folder, { recursive: true })
  const files = await sql.begin('isolation level repeatable read read only', async tx => {
    const written: SnapshotFile[] = []
    for (const kind of recordKinds) written.push(await writeKind(tx as unknown as RawSql, folder, kind, onRecords))
    return written
  })
  const manifest: SnapshotManifest = { format: 'paiji-open-data', schemaVersion: SCHEMA_VERSION, files }
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx' })
  return ok(manifest)
}
