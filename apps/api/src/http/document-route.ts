import type { RequestHandler } from 'express'
import { readDocument } from '../domain/events/documents.js'
import type { Deps } from '../domain/shared/deps.js'
import { fromGlobalId } from '../domain/shared/global-id.js'

/** `GET /files/documents/<id>`: a document of an event, to be saved; never shown as a page of ours. */
export const documentRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const id = fromGlobalId('EventDocument', String(request.params.document))
    const file = id.ok ? await readDocument(deps.db, id.value) : id
    if (!file.ok) {
      response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code: 'NOT_FOUND' } }] })
      return
    }
    const { fileName, mediaType, content } = file.value
    response.set({
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    response.end(Buffer.from(content))
  }
}
