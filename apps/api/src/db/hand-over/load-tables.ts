import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { flag, rowsOf, text } from '../rows.js'
import type { HandOverManifest } from './manifest.js'
import { columnList, type HandedTable, handedTables, linesOfTable, quoted, settleFormats } from './tables.js'
import { numberedColumns } from './write-tables.js'

/** Why a hand-over was not taken over; nothing of it is in the database. */
export class TakeOverRefused extends Error {}

const BATCH_BYTES = 4 * 1024 * 1024
const BATCH_LINES = 1_000
const NEWLINE = 0x0a

/** Lines in batches, cut at line feeds alone: texts may hold other ends of lines. */
async function* batchesOf(file: string): AsyncGenerator<readonly string[]> {
  let [batch, bytes]: [string[], number] = [[], 0]
  let open: Buffer[] = []
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const line = Buffer.concat([...open, chunk.subarray(from, at)])
      ;[open, from] = [[], at + 1]
      batch.push(line.toString('utf8'))
      bytes += line.length
      if (batch.length < BATCH_LINES && bytes < BATCH_BYTES) continue
      yield batch
      ;[batch, bytes] = [[], 0]
    }
    if (from < chunk.length) open.push(chunk.subarray(from))
  }
  if (open.length > 0) batch.push(Buffer.concat(open).toString('utf8'))
  if (batch.length > 0) yield batch
}

const loadTable = async (tx: Db, of: HandedTable, file: string): Promise<void> => {
  const columns = columnList(of)
  const [into, shape] = [sql.raw(`${quoted(of.table)} (${columns})`), sql.raw(`null::${quoted(of.table)}`)]
  for await (const lines of batchesOf(file))
    await tx.execute(sql`insert into ${into} overriding system value
      select ${sql.raw(columns)} from json_populate_recordset(${shape}, ${`[${lines.join(',')}]`}::json)`)
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

const referencesOf = async (tx: Db): Promise<readonly Reference[]> =>
  rowsOf(
    await tx.execute(sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`),
    { table: text, name: text, definition: text },
  )

/** Runs `load` without what guards single writes, and puts every guard back: references are then checked as a whole. */
const unguarded = async (tx: Db, tables: readonly HandedTable[], load: () => Promise<void>): Promise<void> => {
  const references = await referencesOf(tx)
  const alter = (table: string, change: string) => tx.execute(sql.raw(`alter table ${quoted(table)} ${change}`))
  for (const { table, name } of references) await alter(table, `drop constraint ${quoted(name)}`)
  for (const { table } of tables) await alter(table, 'disable trigger user')
  await load()
  for (const { table } of tables) await alter(table, 'enable trigger user')
  for (const { table, name, definition } of references)
    await alter(table, `add constraint ${quoted(name)} ${definition}`).catch(error => {
      throw new TakeOverRefused(`${table} refers to what is not there (${name}).`, { cause: error })
    })
}

const refuseUnlessEmpty = async (tx: Db, tables: readonly HandedTable[]): Promise<void> => {
  for (const { table } of tables) {
    const rows = await tx.execute(sql.raw(`select exists (select 1 from ${quoted(table)}) as found`))
    if (rowsOf(rows, { found: flag })[0]?.found)
      throw new TakeOverRefused(`The installation is not empty: ${table} has rows.`)
  }
}

/** The digest of a table's lines as they are written now. */
const digestOfTable = async (tx: Db, of: HandedTable): Promise<string> => {
  const hash = createHash('sha256')
  for await (const lines of linesOfTable(tx, of)) for (const line of lines) hash.update(`${line}\n`)
  return hash.digest('hex')
}

/**
 * Loads the tables of a hand-over whose files agree with its manifest into an empty database of the same migrations,
 * within the caller's transaction, and reads them back: each table has the digest of its file. Throws `TakeOverRefused`.
 */
export const loadTables = async (
  tx: Db,
  folder: string,
  manifest: HandOverManifest,
  onTable: (table: string) => void,
): Promise<void> => {
  await settleFormats(tx)
  const tables = await handedTables(tx, manifest.withSecrets)
  const fileOf = new Map(manifest.tables.map(one => [one.table, one]))
  const [missing, unknown] = [tables.filter(({ table }) => !fileOf.delete(table)), [...fileOf.keys()]]
  if (missing.length + unknown.length > 0)
    throw new TakeOverRefused(`Other tables than this release has: ${[...missing.map(one => one.table), ...unknown]}`)
  await refuseUnlessEmpty(tx, tables)
  await unguarded(tx, tables, async () => {
    for (const of of tables) {
      onTable(of.table)
      await loadTable(tx, of, path.join(folder, 'tables', `${of.table}.jsonl`))
    }
  })
  await tx.execute(sql.raw('analyze'))
  const differing: string[] = []
  for (const { table, sha256 } of manifest.tables) {
    const of = tables.find(one => one.table === table)
    if (of && (await digestOfTable(tx, of)) !== sha256) differing.push(table)
  }
  if (differing.length > 0) throw new TakeOverRefused(`Not what was handed over: ${differing.join(', ')}`)
}

/** Lets the numbers go on where they were; not undone by a rollback, so the last step. */
export const continueNumbers = async (tx: Db, manifest: HandOverManifest): Promise<void> => {
  for (const { table, column, sequence } of await numberedColumns(tx)) {
    const handed = manifest.sequences.find(one => one.table === table && one.column === column)
    if (handed) await tx.execute(sql`select setval(${sequence}::regclass, ${handed.last}::bigint, ${handed.used})`)
  }
}
