import { err, ok, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import { sha256 } from '../../base/digest.js'

export interface CheckedFile {
  readonly mediaType: string
  readonly size: number
  /** SHA-256, hex. */
  readonly digest: string
  readonly content: Uint8Array
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const ascii = (bytes: Uint8Array, from: number, until: number): string =>
  String.fromCharCode(...bytes.subarray(from, until))

/** UTF-8 text without control characters but line ends and tabs. */
const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** A page of the web, or something that wants to be one, is no plain text here. */
const isMarkup = (text: string): boolean => /^\s*(<\?xml|<!doctype|<html|<svg|<script)/i.test(text)

/** What the bytes themselves say they are, whatever the file is called. */
export const mediaTypeOf = (bytes: Uint8Array): string | undefined => {
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'application/zip'
  const text = textOf(bytes)
  if (text === undefined || isMarkup(text)) return undefined
  return /^(?:%[^\n]*\n|\s)*\[[A-Z][A-Za-z]* "/.test(text) ? 'application/x-pbn' : 'text/plain'
}

/** Which files are taken: by the ending of the name, the types its bytes may have; and how large. */
export interface FileKinds {
  readonly byEnding: Readonly<Record<string, readonly string[]>>
  readonly most: number
  /** The problem of an ending that is not taken. */
  readonly refusal: string
}

/** Problem: FILE_NAME_UNSAFE. */
export const checkFileName = (fileName: string): Outcome<string> =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\\/\u0000-\u001f]/.test(fileName) || fileName.length > 200 || !fileName.trim()
    ? err([problem('FILE_NAME_UNSAFE')])
    : ok(fileName)

export const endingOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? ''

/**
 * The file as it may be kept, or why not. The type is read from the bytes; the name must agree with it.
 * Problems: FILE_EMPTY, FILE_TOO_LARGE, FILE_NAME_UNSAFE, FILE_NOT_WHAT_IT_SAYS, and the refusal of its kinds.
 */
export const checkFileOf = (
  { byEnding, most, refusal }: FileKinds,
  fileName: string,
  content: Uint8Array,
): Outcome<CheckedFile> => {
  if (content.length === 0) return err([problem('FILE_EMPTY')])
  if (content.length > most) return err([problem('FILE_TOO_LARGE', { params: { most } })])
  const name = checkFileName(fileName)
  if (!name.ok) return name
  const allowed = byEnding[endingOf(fileName)]
  if (!allowed) return err([problem(refusal)])
  const mediaType = mediaTypeOf(content)
  if (!mediaType || !allowed.includes(mediaType)) return err([problem('FILE_NOT_WHAT_IT_SAYS')])
  const digest = sha256(content)
  return ok({ mediaType, size: content.length, digest, content })
}
