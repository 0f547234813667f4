import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler, Response } from 'express'
import type { RequestContext } from '../context.js'
import { eventFiles } from '../domain/exports/event-files.js'
import { ZipBusyError, zipFiles } from '../domain/exports/zip-files.js'
import { PaperBusyError } from '../domain/papers/print-paper.js'
import { paperLanguages } from '../domain/papers/words.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'

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

/**
 * `GET /files/events/<id>/<language>.zip`: the documents, published standings and results files of an event in one
 * file. 404 where there is nothing to keep, 503 while too many are packed.
 */
export const eventFilesRoute = (
  contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>,
): RequestHandler => {
  return async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const id = fromGlobalId('Event', String(request.params.event))
    const language = paperLanguages.find(each => request.params.file === `${each}.zip`)
    const found = id.ok && language ? await eventFiles(deps, viewer, id.value, language) : undefined
    if (!found) return noSuchFile(response)
    response.set({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.code)}.zip`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    try {
      await send(response, zipFiles(found.files))
    } catch (error) {
      if (response.headersSent) response.destroy()
      else if (error instanceof ZipBusyError || error instanceof PaperBusyError) {
        response.removeHeader('content-disposition')
        response.status(503).set('retry-after', '5').end()
      } else throw error
    }
  }
}
