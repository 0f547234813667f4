import { once } from 'node:events'
import type { Response } from 'express'
import { type FileInZip, ZipBusyError, zipFiles } from '../domain/exports/zip-files.js'
import { PaperBusyError } from '../domain/papers/print-paper.js'

/** Sends the parts as fast as they are taken; ends with whoever takes no more. */
const send = async (response: Response, parts: AsyncIterable<Uint8Array>): Promise<void> => {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  for await (const part of parts) {
    if (gone.signal.aborted) return
    if (!response.write(part)) await once(response, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
  response.end()
}

/** Sends files as one ZIP archive for whoever asked alone; 503 while too many are packed. */
export const sendZip = async (response: Response, name: string, files: AsyncIterable<FileInZip>): Promise<void> => {
  response.set({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.zip`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  try {
    await send(response, zipFiles(files))
  } catch (error) {
    if (response.headersSent) response.destroy()
    else if (error instanceof ZipBusyError || error instanceof PaperBusyError) {
      response.removeHeader('content-disposition')
      response.status(503).set('retry-after', '5').end()
    } else throw error
  }
}
