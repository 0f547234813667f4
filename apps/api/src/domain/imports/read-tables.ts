import type { AccessTables } from '@paiji/formats'
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
    return ok(Object.fromEntries(database.getTableNames().map(name => [name, database.getTable(name).getData()])))
  } catch (error) {
    if (!(error instanceof Circle))
      return err([problem(isLocked(error) ? 'DATABASE_ENCRYPTED' : 'DATABASE_DAMAGED', { severity: 'error' })])
    const at = { path: `byte[${error.offset}]` }
    return err([problem('FILE_PAGES_CIRCULAR', { severity: 'error', at, params: { offset: error.offset } })])
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
