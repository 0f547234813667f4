import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { readEvidence } from '../domain/appeals/evidence.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import { answerSaved, noSuchFile } from './saved-file.js'

type Form = 'original' | 'redacted'

const formOf = (text: unknown): Form | undefined => (text === 'original' || text === 'redacted' ? text : undefined)

/** A page of somebody else must not make a reader read, for every reading of what is not open to both sides is logged. */
const fromElsewhere = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-site'] === 'cross-site'

/**
 * `GET /files/evidence/<id>/<original | redacted>`: a piece of evidence for whoever may read it. 404 for everybody
 * else, and for what there is not.
 */
export const evidenceRoute = (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler => {
  return async (request, response) => {
    const evidence = fromGlobalId('Evidence', String(request.params.evidence))
    const form = formOf(request.params.form)
    if (!evidence.ok || !form || fromElsewhere(request.headers)) return noSuchFile(response)
    const { deps, viewer } = await contextOf(request.headers)
    const file = await readEvidence(deps, viewer, { evidenceId: evidence.value, form })
    if (file.ok) answerSaved(response, file.value, 'private, no-store')
    else noSuchFile(response)
  }
}
