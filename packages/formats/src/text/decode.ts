import { err, ok, type Problem, type ProblemLocation, type Result } from '@paiji/rules'
import { fileProblem, type ProblemLog } from '../problem-log.js'
import { chineseNames, decodeGb18030, looksChinese } from './decode-gb18030.js'
import { decodeUtf8, UnitWriter } from './decode-utf8.js'
import { SourceText } from './source-text.js'

/** Windows-1252 0x80–0x9F; latin-1 text in the wild is nearly always this superset. */
const windows1252 = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
  0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
] as const

const decodeLatin = (bytes: Uint8Array): string => {
  const out = new UnitWriter()
  for (const byte of bytes) out.unit(byte >= 0x80 && byte < 0xa0 ? (windows1252[byte - 0x80] as number) : byte)
  return out.text()
}

const decodeUtf16 = (bytes: Uint8Array, from: number, littleEndian: boolean): string => {
  const out = new UnitWriter()
  for (let i = from; i + 1 < bytes.length; i += 2) {
    const [a, b] = [bytes[i] as number, bytes[i + 1] as number]
    out.unit(littleEndian ? a | (b << 8) : b | (a << 8))
  }
  return out.text()
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]): boolean => prefix.every((byte, i) => bytes[i] === byte)

const isAscii = (bytes: Uint8Array): boolean => bytes.every(byte => byte < 0x80)

const locateByte = (bytes: Uint8Array, offset: number): ProblemLocation => {
  let [line, start] = [1, 0]
  for (let i = 0; i < offset; i++) {
    if (bytes[i] === 10) [line, start] = [line + 1, i + 1]
  }
  return { line, column: offset - start + 1 }
}

const latinNames = new Set([
  'iso-8859-1',
  'latin1',
  'latin-1',
  'iso8859-1',
  'iso_8859-1',
  'windows-1252',
  'cp1252',
  'iso-8859-15',
])
const utf8Names = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])
const utf16Names = new Set(['utf-16', 'utf-16le', 'utf-16be', 'ucs-2'])

const decodeUtf16File = (
  bytes: Uint8Array,
  from: number,
  littleEndian: boolean,
  log: ProblemLog,
): Result<SourceText, Problem[]> => {
  if ((bytes.length - from) % 2 !== 0) log.warn('ENCODING_BROKEN', undefined, { encoding: 'utf-16' })
  return ok(new SourceText(decodeUtf16(bytes, from, littleEndian)))
}

/** What is declared wrongly is a warning; a file that declares nothing is read by what its bytes are. */
const remarkOther = (log: ProblemLog, at: ProblemLocation, declared: string | undefined, actual: string): void => {
  if (declared === undefined) log.info('ENCODING_GUESSED', at, { actual })
  else log.warn('ENCODING_MISMATCH', at, { declared, actual })
}

const decodeSingleByte = (
  bytes: Uint8Array,
  declared: string | undefined,
  log: ProblemLog,
): Result<SourceText, Problem[]> => {
  const utf8 = decodeUtf8(bytes)
  const latinDeclared = declared !== undefined && latinNames.has(declared)
  if ('text' in utf8) {
    const wrong = declared !== undefined && !utf8Names.has(declared) && (utf16Names.has(declared) || !isAscii(bytes))
    if (wrong) log.warn('ENCODING_MISMATCH', { line: 1 }, { declared, actual: 'utf-8' })
    return ok(new SourceText(utf8.text))
  }
  if (latinDeclared) return ok(new SourceText(decodeLatin(bytes)))
  const at = locateByte(bytes, utf8.brokenAt)
  const chinese = chineseNames.has(declared ?? '') || looksChinese(bytes) ? decodeGb18030(bytes) : undefined
  if (chinese !== undefined) {
    if (!chineseNames.has(declared ?? '')) remarkOther(log, at, declared, 'gb18030')
    return ok(new SourceText(chinese))
  }
  if (declared !== undefined && !utf8Names.has(declared) && !utf16Names.has(declared)) {
    return err([fileProblem('ENCODING_UNSUPPORTED', 'error', at, { declared })])
  }
  remarkOther(log, at, declared, 'windows-1252')
  return ok(new SourceText(decodeLatin(bytes)))
}

/**
 * Bytes to text. A byte order mark decides; then the bytes themselves: what is valid UTF-8 is read as UTF-8, what comes
 * in pairs of Chinese characters as GB18030 (which holds GBK) where the platform can, everything else as Windows-1252;
 * a declaration that says otherwise gives a warning.
 * @param declared the encoding the file declares, if it does, in lower case
 */
export const decodeText = (
  bytes: Uint8Array,
  declared: string | undefined,
  log: ProblemLog,
): Result<SourceText, Problem[]> => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
    if (declared !== undefined && !utf8Names.has(declared))
      log.warn('ENCODING_MISMATCH', { line: 1 }, { declared, actual: 'utf-8' })
    return decodeSingleByte(bytes.subarray(3), undefined, log)
  }
  if (startsWith(bytes, 0xff, 0xfe)) return decodeUtf16File(bytes, 2, true, log)
  if (startsWith(bytes, 0xfe, 0xff)) return decodeUtf16File(bytes, 2, false, log)
  if (bytes.length >= 4 && bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0)
    return decodeUtf16File(bytes, 0, true, log)
  if (bytes.length >= 4 && bytes[0] === 0 && bytes[2] === 0 && bytes[1] !== 0)
    return decodeUtf16File(bytes, 0, false, log)
  return decodeSingleByte(bytes, declared, log)
}

/** The first bytes as ASCII, for looking at declarations and signatures. */
export const asciiHead = (bytes: Uint8Array, length = 512): string => {
  let text = ''
  for (const byte of bytes.subarray(0, length)) {
    if (byte !== 0) text += String.fromCharCode(byte)
  }
  return text
}

/** The encoding an XML declaration names, in lower case. */
export const declaredXmlEncoding = (bytes: Uint8Array): string | undefined =>
  /^[^<]{0,4}<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/
    .exec(asciiHead(bytes))?.[1]
    ?.toLowerCase()
