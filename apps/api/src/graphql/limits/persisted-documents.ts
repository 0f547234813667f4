import { existsSync, readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { sha256 } from '../../base/digest.js'

/** SHA-256 in hex → document. The portal's build writes it; every document the portal can send is in it. */
export type PersistedDocuments = ReadonlyMap<string, string>

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(text => typeof text === 'string')

/** Reads `{ hash: document }`; a document under another hash than its own is left out. None without the file. */
export const readManifest = (file: string): PersistedDocuments | undefined => {
  if (!existsSync(file)) return undefined
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isTextRecord(content)) throw new Error(`${file} is not a manifest of documents.`)
  const entries = Object.entries(content).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text] as const)
  return new Map(entries.filter(([hash, text]) => hashOf(text) === hash))
}

export const hashOf = (document: string): string => sha256(document)

interface Body {
  query?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: unknown } }
}

/**
 * Puts the known document in the place of its hash. A request that calls itself the portal's must be one of the
 * manifest's when `strict`; anybody else may ask freely, under the limits.
 */
export const persistedDocuments = (documents: PersistedDocuments | undefined, strict: boolean): RequestHandler => {
  return (request, response, next) => {
    const body = request.body as Body | undefined
    if (!documents || typeof body !== 'object' || body === null) return next()
    const hash = body.extensions?.persistedQuery?.sha256Hash
    const known = typeof hash === 'string' ? documents.get(hash) : undefined
    if (known !== undefined) {
      body.query = known
      delete body.extensions?.persistedQuery
      return next()
    }
    if (!strict || request.get('x-paiji-client') !== 'portal') return next()
    if (typeof body.query === 'string' && documents.has(hashOf(body.query))) return next()
    response.status(403).json({
      errors: [{ message: 'Not a document of the portal.', extensions: { code: 'PERSISTED_DOCUMENT_UNKNOWN' } }],
    })
  }
}
