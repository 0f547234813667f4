import type { IncomingHttpHeaders } from 'node:http'
import type { Express, RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { eventFiles } from '../domain/exports/event-files.js'
import { registerSheets } from '../domain/exports/register-sheets.js'
import { paperLanguages } from '../domain/papers/words.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'
import { sendZip } from './send-zip.js'

type ContextOf = (headers: IncomingHttpHeaders) => Promise<RequestContext>

/**
 * `GET /files/events/<id>/<language>.zip`: the documents, published standings and results files of an event in one
 * file. 404 where there is nothing to keep, 503 while too many are packed.
 */
const eventFilesRoute = (contextOf: ContextOf): RequestHandler => {
  return async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const id = fromGlobalId('Event', String(request.params.event))
    const language = paperLanguages.find(each => request.params.file === `${each}.zip`)
    const found = id.ok && language ? await eventFiles(deps, viewer, id.value, language) : undefined
    if (!found) return noSuchFile(response)
    await sendZip(response, found.code, found.files)
  }
}

/**
 * `GET /files/registers/<id>/sheets.zip`: the register and history of a federation as spreadsheets, for those who keep it; 404 for
 * all others.
 */
const registerRoute =
  (contextOf: ContextOf): RequestHandler =>
  async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const id = fromGlobalId('Organisation', String(request.params.body))
    const found = id.ok ? await registerSheets(deps, viewer, id.value) : id
    return found.ok ? sendZip(response, found.value.code, found.value.files) : noSuchFile(response)
  }

/** The addresses that answer with an archive. */
export const mountArchives = (app: Express, contextOf: ContextOf): void => {
  app.get('/files/events/:event/:file', eventFilesRoute(contextOf))
  app.get('/files/registers/:body/sheets.zip', registerRoute(contextOf))
}
