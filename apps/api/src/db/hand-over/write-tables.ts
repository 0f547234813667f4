import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Db } from '../client.js'
import { migrationsFolder } from '../migrate.js'
import { flag, rowsOf, text } from '../rows.js'
import type { HandedFile, HandedSequence } from './manifest.js'
import { ambiguityOf, type HandedTable, handedTables, linesOfTable, settleFormats } from './tables.js'

/** What of a database is in the files of a hand-over. */
export interface WrittenTables {
  readonly migrations: readonly string[]
  readonly schema: readonly HandedTable[]
  readonly sequences: readonly HandedSequence[]
  readonly tables: readonly HandedFile[]
}

/** The migrations of this release: what a database that it has opened has been through. */
export const ownMigrations = (): readonly string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** Columns that number their rows by themselves. */
export const numberedColumns = async (
  db: Db,
): Promise<readonly { table: string; column: string; sequence: string }[]> =>
  rowsOf(
    await db.execute(sql`
      select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' order by 1, 2`),
    { table: text, column: text, sequence: text },
  )

const sequencesOf = async (db: Db): Promise<HandedSequence[]> => {
  const found: HandedSequence[] = []
  for (const { table, column, sequence } of await numberedColumns(db)) {
    const rows = await db.execute(sql.raw(`select last_value::text as last, is_called as used from ${sequence}`))
    for (const row of rowsOf(rows, { last: text, used: flag })) found.push({ table, column, ...row })
  }
  return found
}

const writeTable = async (tx: Db, of: HandedTable, folder: string): Promise<HandedFile> => {
  const ambiguity = await ambiguityOf(tx, of)
  if (ambiguity) throw new Error(`${ambiguity}, which a line cannot carry.`)
  const file = `tables/${of.table}.jsonl`
  const hash = createHash('sha256')
  let rows = 0
  const chunks = async function* () {
    for await (const lines of linesOfTable(tx, of)) {
      const chunk = Buffer.from(lines.map(line => `${line}\n`).join(''))
      hash.update(chunk)
      rows += lines.length
      yield chunk
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path.join(folder, file), { flags: 'wx', mode: 0o600 }))
  return { table: of.table, file, rows, sha256: hash.digest('hex') }
}

/** Writes every table into `tables/` of the folder, all of one moment and one after another. */
export const writeTables = (
  db: Database,
  folder: string,
  { withSecrets, onTable }: { readonly withSecrets: boolean; readonly onTable: (table: string) => void },
): Promise<WrittenTables> =>
  db.transaction(
    async tx => {
      await settleFormats(tx)
      const schema = await handedTables(tx, withSecrets)
      const tables: HandedFile[] = []
      for (const of of schema) {
        onTable(of.table)
        tables.push(await writeTable(tx, of, folder))
      }
      return { migrations: ownMigrations(), schema, sequences: await sequencesOf(tx), tables }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
