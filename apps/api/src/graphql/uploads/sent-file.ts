import { ok } from '@paiji/rules'
import { fail, type Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { refuseUpload, type SentFile, sentFile, type UploadPurpose } from '../../domain/uploads/open-upload.js'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** A file as an input names it: by the ticket that brought it, or, of programs, in the text itself. */
export interface FileOfInput {
  readonly upload?: string | undefined
  readonly fileName?: string | undefined
  readonly content?: string | undefined
}

/** The file of an input. Problems: FILE_MISSING, UPLOAD_UNKNOWN, VALUE_REFUSED (no base64). */
export const fileOfInput = async (
  { deps, viewer }: RequestContext,
  { upload, fileName, content }: FileOfInput,
  of: { readonly purpose: UploadPurpose; readonly aboutId: string },
): Promise<Outcome<SentFile>> => {
  if (upload) return sentFile(deps, viewer, upload, of)
  if (!fileName || content === undefined) return refuseUpload('FILE_MISSING')
  return BASE64.test(content)
    ? ok({ fileName, content: new Uint8Array(Buffer.from(content, 'base64')) })
    : fail('VALUE_REFUSED', { expected: 'base64' }, { path: 'content' })
}
