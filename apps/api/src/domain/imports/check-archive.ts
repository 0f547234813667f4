import { err, ok, type Problem, problem, type Result } from '@paiji/rules'

const MOST_FILES = 400
const MOST_BYTES = 64 * 1024 * 1024
const END = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_COMMENT = 65_557

/**
 * Looks at the directory of a zip archive before anything of it is unpacked: few files, and together no more than 64 MB.
 * Problems: TABLE_NOT_READABLE, TABLE_UNPACKS_TOO_LARGE.
 */
export const checkArchive = (content: Uint8Array): Result<true, readonly Problem[]> => {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const end = endOf(view)
  if (end === undefined) return refuse('TABLE_NOT_READABLE')
  const files = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let bytes = 0
  for (let file = 0; file < files; file++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return refuse('TABLE_NOT_READABLE')
    bytes += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files > MOST_FILES || bytes > MOST_BYTES ? refuse('TABLE_UNPACKS_TOO_LARGE') : ok(true)
}

const refuse = (code: string): Result<never, readonly Problem[]> =>
  err([problem(code, { severity: 'error', params: { megabytes: MOST_BYTES / 1024 / 1024 } })])

const endOf = (view: DataView): number | undefined => {
  const first = Math.max(0, view.byteLength - LONGEST_COMMENT)
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === END) return at
  return undefined
}
