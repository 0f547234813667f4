import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { ImportFormat } from './imported-event.js'
import type { FormatProblemCode } from './problem-codes.js'
import { fileProblem } from './problem-log.js'
import { asciiHead } from './text/decode.js'
import { checkSize, largestDatabase, largestFile } from './text/file-size.js'

const signatures: readonly (readonly [FormatProblemCode, readonly number[]])[] = [
  ['FILE_IS_ZIP', [0x50, 0x4b, 0x03, 0x04]],
  ['FILE_IS_ZIP', [0x50, 0x4b, 0x05, 0x06]],
  ['FILE_IS_ZIP', [0x1f, 0x8b]],
  ['FILE_IS_ZIP', [0x37, 0x7a, 0xbc, 0xaf]],
  ['FILE_IS_ZIP', [0x52, 0x61, 0x72, 0x21]],
  ['FILE_IS_PDF', [0x25, 0x50, 0x44, 0x46]],
  ['FILE_BINARY', [0x7f, 0x45, 0x4c, 0x46]],
  ['FILE_BINARY', [0xd0, 0xcf, 0x11, 0xe0]],
]

/** The first element of an XML file: declarations, comments and blanks in front are passed over, one search each. */
const firstElement = (head: string): string => {
  let rest = head
  for (;;) {
    const end = rest.startsWith('<?') ? rest.indexOf('?>') + 2 : rest.startsWith('<!--') ? rest.indexOf('-->') + 3 : 0
    if (end < 4) return rest
    rest = rest.slice(end).trimStart()
  }
}

/** The first line that is no comment, directive or blank. */
const firstPbnLine = (head: string): string =>
  head
    .split(/[\r\n]/)
    .map(line => line.trim())
    .find(line => line !== '' && !/^[%;{]/.test(line)) ?? ''

/** A record with its packed or decoded actions, or these alone; several in a list or one a line. */
const isTziakcha = (head: string): boolean =>
  /^[[{]/.test(head) &&
  (/"script"\s*:\s*"/.test(head) || /"step"\s*:\s*\{/.test(head) || /"w"\s*:\s*"[0-9a-fA-F]{64}/.test(head))

const byContent: readonly (readonly [ImportFormat, (head: string) => boolean])[] = [
  ['usebio', head => /^(?:<!DOCTYPE\s+USEBIO|<USEBIO)/i.test(firstElement(head))],
  ['pbn', head => /^%\s*PBN/.test(head) || /^\[[A-Za-z]\w{0,63}\s+"/.test(firstPbnLine(head))],
  ['lin', head => /^(?:vg|qx|pn|rh|st|md|pw|mn)\|/i.test(head)],
  ['rbn', head => /^[TDLESFKNB] \S/m.test(head) && /^H (?:[NESW]:)?[AKQJT2-9.;]{16,17}:/m.test(head)],
  ['rbn', head => /^(?:[TDLESFKNBHACPRIM]\{[^{}]*\})*H\{(?:[NESW]:)?[AKQJT2-9.;]{16,17}:/m.test(head)],
  [
    'acblJson',
    head => head.startsWith('{') && /"(?:board_scoring_method|pair_summaries|sections|board_results)"/.test(head),
  ],
  [
    'guandanLog',
    head => /^[[{]/.test(head) && /"stage"\s*:\s*"(?:beginning|tribute|anti-tribute|back|play)"/.test(head),
  ],
  ['tziakcha', isTziakcha],
  ['botzone', head => /^(?:Match \S|Wind [0-3]\s)/.test(head) && /^(?:Wind [0-3]|Player [0-3] Deal )/m.test(head)],
  ['trf', head => /^(?:0\d2 |XX[A-Z] |001 )/.test(head)],
  ['csv', head => /\bboard\b/i.test(firstLine(head)) && /[,;\t]/.test(firstLine(head))],
]

const firstLine = (head: string): string => head.split(/[\r\n]/, 1)[0] ?? ''

const byExtension: Readonly<Record<string, ImportFormat>> = {
  xml: 'usebio',
  pbn: 'pbn',
  lin: 'lin',
  rbn: 'rbn',
  rbx: 'rbn',
  json: 'acblJson',
  bws: 'bridgemate',
  csv: 'csv',
  tsv: 'csv',
  trf: 'trf',
}

const extensionOf = (filename: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1]?.toLowerCase() ?? ''

/** A bare file name: no folders, no drive, no control characters. */
export const isSafeFileName = (filename: string): boolean =>
  filename.length <= 255 &&
  !/[/\\:]/.test(filename) &&
  !filename.startsWith('..') &&
  ![...filename].some(character => (character.codePointAt(0) as number) < 0x20)

/** What a file is that is no text: an archive, a PDF, a program or an office document; undefined for none of them. */
export const binaryKind = (bytes: Uint8Array): Problem | undefined => {
  const signature = signatures.find(([, magic]) => magic.every((byte, i) => bytes[i] === byte))
  return signature && fileProblem(signature[0], 'error')
}

const isAccessDatabase = (bytes: Uint8Array): boolean => /^.{0,4}Standard (?:Jet|ACE) DB/s.test(asciiHead(bytes, 24))

/**
 * The format of a file by its content, then by its extension. Archives, databases and other binary files
 * are named as what they are; nothing is unpacked.
 */
export const detectFormat = (bytes: Uint8Array, filename = ''): Result<ImportFormat, Problem> => {
  const refuse = (code: FormatProblemCode, params?: Record<string, string | number>) =>
    err(fileProblem(code, 'error', undefined, params))
  const size = checkSize(bytes, isAccessDatabase(bytes) ? largestDatabase : largestFile)
  if (size) return err(size)
  if (!isSafeFileName(filename)) return refuse('FILE_NAME_UNSAFE', { name: filename })
  const binary = binaryKind(bytes)
  if (binary) return err(binary)
  if (isAccessDatabase(bytes)) return ok('bridgemate')
  const head = asciiHead(bytes, 4096)
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
  if (/^(?:<!DOCTYPE\s+html|<html)/i.test(head)) return ok('webPage')
  const content = byContent.find(([, test]) => test(head))
  if (content) return ok(content[0])
  const extension = extensionOf(filename)
  if (Object.hasOwn(byExtension, extension)) return ok(byExtension[extension] as ImportFormat)
  if (head.startsWith('<')) return ok('usebio')
  return refuse('FILE_NOT_RECOGNISED', { name: filename })
}
