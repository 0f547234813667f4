import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type RequestHandler, Router } from 'express'
import { snapshotChanges, snapshotDays } from '../domain/exports/keep-open-data.js'
import { PROOF, SIGNATURE, type SnapshotManifest } from '../domain/exports/snapshot-manifest.js'
import { snapshotTexts } from '../domain/exports/snapshot-texts.js'

const FILE = /^[A-Za-z]+\.(jsonl|csv|parquet|json|md|sig|txt)$/

const mediaTypes: Readonly<Record<string, string>> = {
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.parquet': 'application/vnd.apache.parquet',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.sig': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** What stands beside the records: what they are, and the federation's word for them. */
const BESIDE = ['manifest.json', SIGNATURE, PROOF, ...Object.keys(snapshotTexts)]

const refuse = (response: Parameters<RequestHandler>[1]): void => {
  response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code: 'NOT_FOUND' } }] })
}

const manifestOf = async (folder: string, day: string): Promise<SnapshotManifest | undefined> => {
  const text = await readFile(path.join(folder, day, 'manifest.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SnapshotManifest)
}

/** The days there are, with the files of each, and the steps of what changed that lead to the newest. */
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
        beside: (await readdir(path.join(folder, day))).filter(name => BESIDE.includes(name)).sort(),
      })
    }
    response.set('cache-control', 'public, max-age=60')
    const changes = await snapshotChanges(folder)
    response.json({ format: 'paiji-open-data-index/1', licence: 'CC-BY-4.0', days, changes })
  }

/** `<day>/<file>`, or `latest/<file>`: never anything outside the folder. */
const file =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const { day: asked = '', name = '' } = request.params as { day?: string; name?: string }
    const days = await snapshotDays(folder)
    const day = asked === 'latest' ? days[0] : days.find(one => one === asked)
    if (!day || !FILE.test(name)) return refuse(response)
    // The newest day may be written anew while it lasts; no copy outlives by long a person who asks to be forgotten.
    response.set('cache-control', `public, max-age=${day === days[0] ? 60 : 300}`)
    response.type(mediaTypes[path.extname(name)] ?? 'application/octet-stream')
    response.set('content-disposition', `attachment; filename="${name}"`)
    response.sendFile(name, { root: path.join(folder, day), cacheControl: false }, error => {
      if (error && !response.headersSent) refuse(response)
    })
  }

/** `changes/<file>`: one step. */
const step =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const { name = '' } = request.params as { name?: string }
    const known = (await snapshotChanges(folder)).some(({ file }) => file === name)
    if (!known) return refuse(response)
    response.set('cache-control', 'public, max-age=300')
    response.type(mediaTypes['.jsonl'] ?? '')
    response.set('content-disposition', `attachment; filename="${name}"`)
    response.sendFile(name, { root: path.join(folder, 'changes'), cacheControl: false }, error => {
      if (error && !response.headersSent) refuse(response)
    })
  }

/** `since/<instant>`: every step from the snapshot written then to the newest, in one; nothing (204) from the newest. */
const since =
  (folder: string): RequestHandler =>
  async (request, response) => {
    const { from = '' } = request.params as { from?: string }
    const steps = await snapshotChanges(folder)
    const first = steps.findIndex(one => one.from === from)
    response.set('cache-control', 'public, max-age=60')
    if (first < 0) return void (steps.at(-1)?.to === from ? response.status(204).end() : refuse(response))
    response.type(mediaTypes['.jsonl'] ?? '')
    response.set('content-disposition', `attachment; filename="changes-since-${from.slice(0, 10)}.jsonl"`)
    const parts = async function* () {
      for (const { file } of steps.slice(first)) yield* createReadStream(path.join(folder, 'changes', file))
    }
    await pipeline(Readable.from(parts()), response)
  }

/** The program that checks the files, in one file of its own: made by the build. */
const VERIFY = path.resolve(import.meta.dirname, '../../dist/paiji-verify.mjs')

const program: RequestHandler = (_request, response) => {
  response.set('cache-control', 'public, max-age=3600')
  response.type('text/javascript; charset=utf-8')
  response.set('content-disposition', 'attachment; filename="paiji-verify.mjs"')
  response.sendFile(VERIFY, { cacheControl: false }, error => {
    if (error && !response.headersSent) refuse(response)
  })
}

/** `/files/open-data/…`: the daily snapshots of what is published, for anybody. */
export const openDataRoute = (folder: string): Router => {
  const router = Router()
  router.get('/', index(folder))
  router.get('/paiji-verify.mjs', program)
  router.get('/changes/:name', step(folder))
  router.get('/since/:from', since(folder))
  router.get('/:day/:name', file(folder))
  return router
}
