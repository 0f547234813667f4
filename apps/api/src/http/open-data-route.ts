import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RequestHandler, Router } from 'express'
import { snapshotDays } from '../domain/exports/keep-open-data.js'
import type { SnapshotManifest } from '../domain/exports/write-snapshot.js'

const FILE = /^[A-Za-z]+\.(jsonl|csv|parquet|json|md|txt)$/

const mediaTypes: Readonly<Record<string, string>> = {
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const refuse = (response: Parameters<RequestHandler>[1]): void => {
  response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code: 'NOT_FOUND' } }] })
}

const manifestOf = async (folder: string, day: string): Promise<SnapshotManifest | undefined> => {
  const text = await readFile(path.join(folder, day, 'manifest.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SnapshotManifest)
}

/** The days there are, with the files of each. */
const index =
  (folder: string): RequestHandler =>
  async (_request, response) => {
    const days: unknown[] = []
    for (const day of await snapshotDays(folder)) {
      const manifest = await manifestOf(folder, day)
      if (!manifest) continue
      const files = manifest.files.map(({ kind, file, records, bytes, sha256 }) => ({
        kind,
        file,
        records,
        bytes,
        sha256,
      }))
      days.push({
        day,
        schemaVersion: manifest.schemaVersion,
        rules: manifest.rules,
        writtenAt: manifest.writtenAt,
        files,
      })
    }
    response.set('cache-control', 'public, max-age=60')
    response.json({ format: 'paiji-open-data-index/1', licence: 'CC-BY-4.0', days })
  }

/** `<day>/<file>`, or `latest/<file>`: never anything outside the folder. */
const file =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const { day: asked = '', name = '' } = request.params as { day?: string; name?: string }
    const days = await snapshotDays(folder)
    const day = asked === 'latest' ? days[0] : days.find(one => one === asked)
    if (!day || !FILE.test(name)) return refuse(response)
    // The newest day may be written anew while it lasts.
    const isNewest = day === days[0]
    response.set('cache-control', isNewest ? 'public, max-age=60' : 'public, max-age=86400, immutable')
    response.type(mediaTypes[path.extname(name)] ?? 'application/octet-stream')
    response.set('content-disposition', `attachment; filename="${name}"`)
    response.sendFile(name, { root: path.join(folder, day), cacheControl: false }, error => {
      if (error && !response.headersSent) refuse(response)
    })
  }

/** `/files/open-data/…`: the daily snapshots of what is published, for anybody. */
export const openDataRoute = (folder: string): Router => {
  const router = Router()
  router.get('/', index(folder))
  router.get('/:day/:name', file(folder))
  return router
}
