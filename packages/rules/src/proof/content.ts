import { canonicalJson } from '../core/canonical.js'
import type { Sha256 } from './merkle.js'

/** One fact or publication as its digest covers it. */
export interface SealedContent {
  /** What it is, as its table is named. */
  readonly kind: string
  readonly key: string
  /** Its columns by name. */
  readonly row: Readonly<Record<string, unknown>>
  /** Digest of the columns that are not shown to everybody, hexadecimal; absent where there are none. */
  readonly withheld?: string
  /** What belongs to it (the lines of standings, the entries of a list), by table, in the order of their canonical text. */
  readonly parts?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

/** Canonical text as UTF-8; a surrogate never stands alone in it. */
export const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(3 * text.length)
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) as number
    if (code < 0x80) {
      bytes[end++] = code
      continue
    }
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
    if (more === 3) at++
    bytes[end++] = ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more))
    for (let left = more - 1; left >= 0; left--) bytes[end++] = 0x80 | ((code >> (6 * left)) & 0x3f)
  }
  return bytes.slice(0, end)
}

const HEXADECIMAL = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as hexadecimal text. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += HEXADECIMAL[byte]
  return text
}

/** Hexadecimal text as bytes; none when it is not that. */
export const fromHex = (text: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
    : undefined

/** SHA-256 of the canonical text of a value, hexadecimal. */
export const digestOfValue = (sha256: Sha256, value: unknown): string => toHex(sha256(bytesOf(canonicalJson(value))))

/** The digest of a fact's or a publication's content: the one place that says what it covers. */
export const contentDigest = (sha256: Sha256, content: SealedContent): string => digestOfValue(sha256, content)

/** The leaf that stands for a content in the tree of its log row; without a digest the content was removed. */
export const contentLeaf = (kind: string, key: string, digest: string | null): Uint8Array =>
  bytesOf(canonicalJson([kind, key, digest]))

/** What the log's tree holds of one of its rows. */
export interface LogLeaf {
  readonly sequence: number
  readonly id: string
  /** An instant, as ISO 8601 with milliseconds. */
  readonly recordedAt: string
  /** Of the row, hexadecimal. */
  readonly digest: string
  /** Root of the tree of the contents that it seals; null: it seals none. */
  readonly contents: string | null
}

/** The leaf that stands for a row in the tree of the log. */
export const logLeaf = ({ sequence, id, recordedAt, digest, contents }: LogLeaf): Uint8Array =>
  bytesOf(canonicalJson([sequence, id, recordedAt, digest, ...(contents === null ? [] : [contents])]))
