import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { registerSheets } from '../domain/exports/register-sheets.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'
import { sendZip } from './send-zip.js'

/**
 * `GET /files/registers/<id>/sheets.zip`: the register and history of a federation as spreadsheets, for those who keep it; 404 for
 * all others.
 */
export const registerRoute =
  (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler =>
  async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const id = fromGlobalId('Organisation', String(request.params.body))
    const found = id.ok ? await registerSheets(deps, viewer, id.value) : id
    return found.ok ? sendZip(response, found.value.code, found.value.files) : noSuchFile(response)
  }
