import { err, type Problem, type Result } from '@paiji/rules'
import { detectFormat } from './detect-format.js'
import type { ImportedEvent, ImportFormat } from './imported-event.js'
import { readPbn } from './pbn/read-pbn.js'
import { readUsebio } from './usebio/read-usebio.js'

type Reader = (bytes: Uint8Array) => Result<ImportedEvent, readonly Problem[]>

const readers: Partial<Record<ImportFormat, Reader>> = {
  usebio: readUsebio,
  pbn: readPbn,
}

/** A results file of any format that can be told from its content; the name only breaks ties. */
export const readResults = (bytes: Uint8Array, filename = ''): Result<ImportedEvent, readonly Problem[]> => {
  const format = detectFormat(bytes, filename)
  if (!format.ok) return err([format.error])
  const read = readers[format.value]
  if (!read) return err([{ code: 'FILE_NOT_RECOGNISED', severity: 'error', params: { format: format.value } }])
  return read(bytes)
}
