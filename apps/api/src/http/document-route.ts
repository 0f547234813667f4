import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { readDocument } from '../domain/events/documents.js'
import { eventVisibleTo } from '../domain/event-requests/visible-event.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { answerSaved, noSuchFile } from './saved-file.js'

/** `GET /files/documents/<id>`: a document of an event; of one that is not announced, only for those who run it. */
export const documentRoute = (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler => {
  return async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const id = fromGlobalId('EventDocument', String(request.params.document))
    const file = id.ok ? await readDocument(deps.db, id.value) : id
    if (file.ok && (await eventVisibleTo(deps.db, viewer, file.value.eventId))) answerSaved(response, file.value)
    else noSuchFile(response)
  }
}
