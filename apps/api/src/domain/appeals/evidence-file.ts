import type { Outcome } from '../../base/problem.js'
import { type CheckedFile, checkFileOf } from '../shared/checked-file.js'
import type { AppealProblemCode } from './problem-codes.js'

export type { CheckedFile }
export { mediaTypeOf } from '../shared/checked-file.js'

export const MAX_EVIDENCE = 8 * 1024 * 1024

const REFUSED: AppealProblemCode = 'EVIDENCE_TYPE_REFUSED'

const kinds = {
  byEnding: {
    pdf: ['application/pdf'],
    png: ['image/png'],
    jpg: ['image/jpeg'],
    jpeg: ['image/jpeg'],
    webp: ['image/webp'],
    txt: ['text/plain', 'application/x-pbn'],
    pbn: ['application/x-pbn'],
  },
  most: MAX_EVIDENCE,
  refusal: REFUSED,
}

/**
 * The file as it may be kept, or why not. The type is read from the bytes; the name must agree with it.
 * Problems: FILE_EMPTY, FILE_TOO_LARGE, FILE_NAME_UNSAFE, EVIDENCE_TYPE_REFUSED, FILE_NOT_WHAT_IT_SAYS.
 */
export const checkFile = (fileName: string, content: Uint8Array): Outcome<CheckedFile> =>
  checkFileOf(kinds, fileName, content)
