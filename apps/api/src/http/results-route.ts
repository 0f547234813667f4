import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { eventOfRevisionVisibleTo } from '../domain/event-requests/visible-event.js'
import { exportResults } from '../domain/exports/export-results.js'
import { err, problem } from '@paiji/rules'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { refusalOf } from '../base/permission.js'

const sessionOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined

/**
 * `GET /files/results/<revision>/<format>?session=2`: a published revision as a results file. Whoever may not have it
 * learns no more than that there is none. What the format could not carry is counted in a header.
 */
export const resultsRoute = (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler => {
  return async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const { revision, format } = request.params as { revision: string; format: string }
    const id = fromGlobalId('StandingsRevision', revision)
    const session = sessionOf(request.query.session)
    const known = id.ok && (await eventOfRevisionVisibleTo(deps.db, viewer, id.value))
    const file = id.ok
      ? known === undefined
        ? err([problem('REVISION_UNKNOWN')])
        : await exportResults(deps, { revisionId: id.value, format, ...(session ? { session } : {}) })
      : id
    if (!file.ok) {
      const code = refusalOf(file.error) ? 'REVISION_UNKNOWN' : (file.error[0]?.code ?? 'NOT_FOUND')
      response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code } }] })
      return
    }
    const { fileName, mediaType, encoding, content, losses } = file.value
    const charset = encoding === 'latin-1' ? 'iso-8859-1' : 'utf-8'
    response.set({
      'content-type': `${mediaType}; charset=${charset}`,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-cache',
      'x-paiji-losses': String(losses.length),
    })
    response.end(Buffer.from(content))
  }
}
