import { type AccessTables, detectFormat, fromBridgemateTables, type ImportedEvent, readResults } from '@paiji/formats'
import { err, type Problem, problem, type Result } from '@paiji/rules'
import MDBReader from 'mdb-reader'

/**
 * Reads a results file of any format. Bridgemate's is an Access database, which a reader of that container opens;
 * its tables then go the same way as every other format's text.
 */
export const readFile = (content: Uint8Array, fileName: string): Result<ImportedEvent, readonly Problem[]> => {
  const format = detectFormat(content, fileName)
  return format.ok && format.value === 'bridgemate' ? readBridgemate(content) : readResults(content, fileName)
}

const readBridgemate = (content: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const tables = readTables(content)
  if (!tables) return err([problem('FILE_BINARY', { severity: 'error' })])
  return fromBridgemateTables(tables)
}

/** Undefined when the container is broken: the library throws whatever it stumbles over. */
const readTables = (content: Uint8Array): AccessTables | undefined => {
  try {
    const database = new MDBReader(Buffer.from(content))
    return Object.fromEntries(database.getTableNames().map(name => [name, database.getTable(name).getData()]))
  } catch {
    return undefined
  }
}
