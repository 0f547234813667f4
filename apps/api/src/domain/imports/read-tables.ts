import { type AccessTables, bridgemateTables, numbersWithoutName } from '@paiji/formats'
import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import MDBReader from 'mdb-reader'

/** How often a page may be read: each row and each long value of a sound file may ask for its page again. */
const READS_OF_PAGE = 100_000
/** A page that defines a table is read once for the table, and joined to those before it at a cost that grows. */
const READS_OF_DEFINITION = 16
const DEFINITION = 2

/** The container led the reader round in a ring. */
class Circle extends Error {
  constructor(readonly offset: number) {
    super('a page leads back to itself')
  }
}

/**
 * The tables of an Access database. Its reader follows pointers from page to page wherever they lead, so its readings
 * of each page are counted: FILE_PAGES_CIRCULAR says which byte it came back to too often. DATABASE_ENCRYPTED where it
 * asks for a password, DATABASE_DAMAGED where the container is broken in any other way: the library throws whatever it
 * stumbles over.
 */
export const readTables = (content: Uint8Array): Result<AccessTables, readonly Problem[]> => {
  try {
    const database = new MDBReader(countedPages(content))
    return ok(tablesOf(database))
  } catch (error) {
    if (!(error instanceof Circle))
      return err([problem(isLocked(error) ? 'DATABASE_ENCRYPTED' : 'DATABASE_DAMAGED', { severity: 'error' })])
    const at = { path: `byte[${error.offset}]` }
    return err([problem('FILE_PAGES_CIRCULAR', { severity: 'error', at, params: { offset: error.offset } })])
  }
}

/** Rows of a directory of players that are looked through at a time. */
const ROWS_AT_ONCE = 10_000

type Rows = AccessTables[string]

/** The tables that results are read from. Of the directory, which may be the whole file, only who is looked up in it. */
const tablesOf = (database: MDBReader): AccessTables => {
  const names = new Map(database.getTableNames().map(name => [name.toLowerCase(), name]))
  const rows = (name: string): Rows => {
    const own = names.get(name.toLowerCase())
    return own === undefined ? [] : database.getTable(own).getData()
  }
  const read = new Map<string, Rows>()
  for (const name of bridgemateTables)
    if (names.has(name.toLowerCase()) && name !== 'PlayerNames') read.set(name, rows(name))
  const wanted = numbersWithoutName(read.get('PlayerNumbers') ?? [])
  const directory = names.get('playernames')
  if (directory !== undefined && wanted.size > 0) read.set('PlayerNames', directoryRows(database, directory, wanted))
  return Object.fromEntries(read)
}

const directoryRows = (database: MDBReader, name: string, wanted: ReadonlySet<string>): Rows => {
  const table = database.getTable(name)
  const columns = table.getColumnNames().filter(column => /^(?:id|strid|name)$/i.test(column))
  const found: Record<string, unknown>[] = []
  for (let rowOffset = 0; ; rowOffset += ROWS_AT_ONCE) {
    const rows = table.getData({ columns, rowOffset, rowLimit: ROWS_AT_ONCE })
    found.push(...rows.filter(row => [row.ID, row.strID].some(id => wanted.has(String(id ?? '').trim()))))
    if (rows.length < ROWS_AT_ONCE) return found
  }
}

/** The library has no kinds of errors, only their text. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && /password|encrypt|not implemented/iu.test(error.message)

/** The file as the library reads it, one `slice` a page. */
const countedPages = (content: Uint8Array): Buffer => {
  const file = Buffer.from(content)
  const reads = new Map<number, number>()
  const slice = (from: number, to: number) => {
    const count = (reads.get(from) ?? 0) + 1
    reads.set(from, count)
    if (count > (file[from] === DEFINITION ? READS_OF_DEFINITION : READS_OF_PAGE)) throw new Circle(from)
    return file.subarray(from, to)
  }
  const counted = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  counted.slice = slice as Buffer['slice']
  return counted
}
