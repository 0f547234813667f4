import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { eventFiles } from '../domain/exports/event-files.js'
import { paperLanguages } from '../domain/papers/words.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'
import { sendZip } from './send-zip.js'

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
    await sendZip(response, found.code, found.files)
  }
}
