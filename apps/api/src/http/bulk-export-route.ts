import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { ownBulkExport, partsOfExport } from '../domain/exports/bulk-export.js'
import { fromGlobalId } from '../domain/shared/global-id.js'
import type { Deps } from '../domain/shared/deps.js'
import { noSuchFile } from './saved-file.js'

const unpacked = promisify(gunzip)

async function* linesOf({ db }: Deps, exportId: string): AsyncGenerator<Buffer> {
  for await (const part of partsOfExport(db, exportId)) yield unpacked(part)
}

/** `GET /files/bulk-exports/<id>.jsonl`: the lines of an export for its owner, once they are all there; 404 otherwise. */
export const bulkExportRoute =
  (contextOf: (headers: IncomingHttpHeaders) => Promise<RequestContext>): RequestHandler =>
  async (request, response) => {
    const [, name = ''] = /^([\w-]+)\.jsonl$/.exec(String(request.params.file)) ?? []
    const id = fromGlobalId('BulkExport', name)
    if (!id.ok) return noSuchFile(response)
    const { deps, viewer } = await contextOf(request.headers)
    const found = await ownBulkExport(deps, viewer, id.value)
    if (!found.ok || found.value.state !== 'READY') return noSuchFile(response)
    response.set({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="export-${found.value.recordedAt.toISOString().slice(0, 10)}.jsonl"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    await pipeline(Readable.from(linesOf(deps, id.value)), response)
  }
