import { detectFormat, fromBridgemateTables, type ImportedEvent, readResults } from '@paiji/formats'
import type { Problem, Result } from '@paiji/rules'
import { readTables } from './read-tables.js'

/**
 * Reads a results file of any format, here and now: for the thread that `readFile` gives it. Bridgemate's is an Access
 * database, which a reader of that container opens; its tables then go the same way as every other format's text.
 */
export const parseFile = (content: Uint8Array, fileName: string): Result<ImportedEvent, readonly Problem[]> => {
  const format = detectFormat(content, fileName)
  if (!format.ok || format.value !== 'bridgemate') return readResults(content, fileName)
  const tables = readTables(content)
  return tables.ok ? fromBridgemateTables(tables.value) : tables
}
