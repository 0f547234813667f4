import type { Response } from 'express'

interface SavedFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Uint8Array
}

/** Answers a file that people sent in: to be saved, never shown as a page of ours, kept by no shared cache. */
export const answerSaved = (
  response: Response,
  { fileName, mediaType, content }: SavedFile,
  caching = 'private, no-cache',
): void => {
  response.set({
    'content-type': mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
  })
  response.end(Buffer.from(content))
}

export const noSuchFile = (response: Response): void => {
  response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code: 'NOT_FOUND' } }] })
}
