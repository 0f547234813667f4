import { err, ok, type Problem, type Result } from '@paiji/rules'
import { readAcblJson } from './acbl/read-acbl-json.js'
import { readCsv } from './csv/read-csv.js'
import { detectFormat } from './detect-format.js'
import type { ImportedEvent, ImportFormat } from './imported-event.js'
import { readLin } from './lin/read-lin.js'
import { readBotzone } from './logs/read-botzone.js'
import { readGuandanLog } from './logs/read-guandan-log.js'
import { readTziakcha } from './logs/read-tziakcha.js'
import { readPbn } from './pbn/read-pbn.js'
import { fileProblem } from './problem-log.js'
import { examineEvent } from './stated/examine-event.js'
import { plainText } from './values/text.js'
import { readRbn } from './rbn/read-rbn.js'
import { readUsebio } from './usebio/read-usebio.js'
import { readWebPage } from './web-page/read-web-page.js'

type Reader = (bytes: Uint8Array) => Result<ImportedEvent, readonly Problem[]>

const readers: Partial<Record<ImportFormat, Reader>> = {
  usebio: readUsebio,
  pbn: readPbn,
  lin: readLin,
  rbn: readRbn,
  acblJson: readAcblJson,
  csv: readCsv,
  webPage: readWebPage,
  tziakcha: readTziakcha,
  botzone: readBotzone,
  guandanLog: readGuandanLog,
}

/** An event that the file gives no title takes the file's name, without its ending, and says so. */
export const titledByFile = (event: ImportedEvent, filename: string): ImportedEvent => {
  const title = plainText(filename.replace(/\.[A-Za-z0-9]{1,8}$/, ''))
  if (event.title.trim() !== '' || title === '') return event
  const told = fileProblem('TITLE_FROM_FILE_NAME', 'info', undefined, { title })
  return { ...event, title, problems: [...event.problems, told] }
}

/**
 * A results file of any text format, told from its content; the name only breaks ties. A Bridgemate database is
 * answered with FILE_IS_ACCESS_DATABASE: its tables go through `fromBridgemateTables`.
 */
export const readResults = (bytes: Uint8Array, filename = ''): Result<ImportedEvent, readonly Problem[]> => {
  const format = detectFormat(bytes, filename)
  if (!format.ok) return err([format.error])
  const read = readers[format.value]
  if (!read)
    return err([
      fileProblem(
        format.value === 'bridgemate' ? 'FILE_IS_ACCESS_DATABASE' : 'FILE_NOT_RECOGNISED',
        'error',
        undefined,
        { format: format.value },
      ),
    ])
  const event = read(bytes)
  return event.ok ? ok(titledByFile(examineEvent(event.value), filename)) : event
}
