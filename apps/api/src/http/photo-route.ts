import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { photoFor } from '../domain/registry/photos.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { noSuchFile } from './saved-file.js'

/** `GET /files/photos/<id of a person>`: the photo for whoever is shown it; 404 for everybody else. */
export const photoRoute = (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler => {
  return async (request, response) => {
    const person = fromGlobalId('Person', String(request.params.person))
    if (!person.ok) return noSuchFile(response)
    const { deps, viewer } = await contextOf(request.headers)
    const photo = await photoFor(deps.db, viewer, person.value)
    if (!photo.ok) return noSuchFile(response)
    response.set({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(Buffer.from(photo.value))
  }
}
