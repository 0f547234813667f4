import { err, ok, type Problem, type Result } from '@paiji/rules'
import { isSafeFileName } from '../detect-format.js'
import { fileProblem, ProblemLog } from '../problem-log.js'
import { asciiHead, decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import type { SourceText } from '../text/source-text.js'
import { type DealFormat, dealFormats, type HandBoard, HandCollector } from './hand-board.js'
import { readBri, readDge, readDlm, readDup } from './read-machine-deals.js'
import { readCsvDeals, readLinHands, readPbnDeals, readRbnDeals } from './read-text-deals.js'

/** The deals of a file, in its order, with warnings. */
export interface ReadDeals {
  readonly format: DealFormat
  readonly boards: readonly HandBoard[]
  readonly problems: readonly Problem[]
}

type ReadText = (source: SourceText, log: ProblemLog, into: HandCollector) => void
type ReadBytes = (bytes: Uint8Array, log: ProblemLog, into: HandCollector) => void

const ofText =
  (read: ReadText): ReadBytes =>
  (bytes, log, into) => {
    const source = decodeText(bytes, undefined, log)
    const problems = source.ok ? [forbiddenCharacter(source.value)] : source.error
    for (const found of problems) if (found) log.error(found.code as 'FORBIDDEN_CHARACTER', found.at)
    if (source.ok && !log.hasErrors) read(source.value, log, into)
  }

const readers: Readonly<Record<DealFormat, ReadBytes>> = {
  pbn: ofText(readPbnDeals),
  lin: ofText(readLinHands),
  rbn: ofText(readRbnDeals),
  dup: readDup,
  dlm: readDlm,
  bri: readBri,
  dge: readDge,
  csv: ofText(readCsvDeals),
}

const extensionOf = (filename: string): string => /\.([A-Za-z0-9]{1,4})$/.exec(filename)?.[1]?.toLowerCase() ?? ''

const digits = (bytes: Uint8Array, length: number): boolean =>
  bytes.length >= length && bytes.subarray(0, length).every(byte => byte >= 0x30 && byte <= 0x39)

/** Whether the set's numbering stands where `.dup` has it: `Y` or `N` behind both forms of the cards. */
const isDup = (bytes: Uint8Array): boolean => /^[YN ]{2}/i.test(asciiHead(bytes.subarray(146, 148), 2))

/** By what stands at the beginning; the ending of the name decides where that says nothing. */
const formatOf = (bytes: Uint8Array, filename: string): DealFormat | undefined => {
  if (digits(bytes, 78)) return isDup(bytes) ? 'dup' : 'bri'
  if (bytes[0] === 6) return 'dge'
  const head = asciiHead(bytes, 4096)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (/^\[Document\]/i.test(head)) return 'dlm'
  if (/^(?:%|\[\w+\s+")/.test(head)) return 'pbn'
  if (/^(?:vg|qx|pn|rh|st|md|pw|mn|ah)\|/i.test(head)) return 'lin'
  if (/^H (?:[NESW]:)?[AKQJT2-9.;]{16,17}:/m.test(head)) return 'rbn'
  return (
    dealFormats.find(format => format === extensionOf(filename)) ??
    (/[,;\t]/.test(head.split(/[\r\n]/, 1)[0] ?? '') ? 'csv' : undefined)
  )
}

/**
 * The deals of a hand record: PBN, LIN, RBN, the files of dealing machines (`.dup`, `.dlm`, `.bri`, `.dge`) or a table.
 * Refused with located problems when a deal is not 52 different cards, a board comes twice or there is none.
 */
export const readDeals = (bytes: Uint8Array, filename = ''): Result<ReadDeals, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  if (!isSafeFileName(filename)) return err([fileProblem('FILE_NAME_UNSAFE', 'error', undefined, { name: filename })])
  const format = formatOf(bytes, filename)
  if (!format) return err([fileProblem('FILE_NOT_RECOGNISED', 'error')])
  const log = new ProblemLog()
  const into = new HandCollector(log)
  readers[format](bytes, log, into)
  if (!log.hasErrors && into.boards.length === 0) log.error('FILE_HAS_NO_DEALS')
  return log.hasErrors ? err(log.list()) : ok({ format, boards: into.boards, problems: log.list() })
}
