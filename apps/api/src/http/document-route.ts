import type { RequestHandler } from 'express'
import { readDocument } from '../domain/events/documents.js'
import type { Deps } from '../domain/shared/deps.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { answerSaved, noSuchFile } from './saved-file.js'

/** `GET /files/documents/<id>`: a document of an event. */
export const documentRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const id = fromGlobalId('EventDocument', String(request.params.document))
    const file = id.ok ? await readDocument(deps.db, id.value) : id
    if (file.ok) answerSaved(response, file.value)
    else noSuchFile(response)
  }
}
