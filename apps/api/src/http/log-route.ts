import express, { type RequestHandler, Router } from 'express'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { flag, rowsOf, text } from '../db/rows.js'
import { consistencyBetween, publicKeyOf, treeHeads } from '../domain/audit/tree-heads.js'
import { hashesOfTile, readTile } from '../domain/audit/log-tiles.js'
import { newestCheckpoint, takeCosignatures, witnessReports } from '../domain/audit/witnesses.js'
import { proveInclusion } from '../domain/audit/prove-inclusion.js'
import type { Deps } from '../domain/shared/deps.js'
import { parseGlobalId } from '../domain/shared/global-id.js'

const HEADS = 100

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined

/** A content that anybody may see, by its table and key. */
interface Shown {
  readonly kind: string
  readonly key: string
}

/** The sheet of a slot as published standings were computed from it. */
const sheetBehind = async (db: Db, revisionId: string, slot: string): Promise<Shown | undefined> => {
  const rows = await db.execute(sql`select s.id from standings_revision r join score_sheet s
    on s.organisation_id = r.organisation_id and s.stage_id = r.stage_id and s.slot = ${slot} and s.id = any (r.fact_ids)
    where r.id = ${revisionId} and r.published_at is not null limit 1`)
  const [row] = rowsOf(rows, { id: text })
  return row && { kind: 'score_sheet', key: row.id }
}

const isPublished = async (db: Db, revisionId: string): Promise<boolean> => {
  const rows = await db.execute(sql`select exists (select 1 from standings_revision
    where id = ${revisionId} and published_at is not null) as shown`)
  return rowsOf(rows, { shown: flag })[0]?.shown === true
}

/** Published standings, a sheet behind them, or an issued list. */
const shownOf = async (db: Db, globalId: string, slot: unknown): Promise<Shown | undefined> => {
  const found = parseGlobalId(globalId)
  if (found?.type === 'RankingList') return { kind: 'ranking_list', key: found.id }
  if (found?.type !== 'StandingsRevision') return undefined
  if (typeof slot === 'string') return sheetBehind(db, found.id, slot)
  return (await isPublished(db, found.id)) ? { kind: 'standings_revision', key: found.id } : undefined
}

const refuse = (response: Parameters<RequestHandler>[1], code: string): void => {
  const later = code === 'CONTENT_NOT_SEALED_YET'
  if (later) response.set('retry-after', '60')
  response.status(later ? 503 : 404).json({ errors: [{ message: 'There is no such proof.', extensions: { code } }] })
}

/** `heads?before=<size>`: the signed heads of the log, the newest first, with the public key. */
const heads =
  ({ db }: Deps): RequestHandler =>
  async (request, response) => {
    const [publicKey, found] = [await publicKeyOf(db), await treeHeads(db, HEADS, sizeOf(request.query.before))]
    const witnesses = await witnessReports(db)
    response.set('cache-control', 'public, max-age=60')
    response.json({ format: 'paiji-tree-heads/1', publicKey: publicKey ?? null, heads: found, witnesses })
  }

/** `consistency?first=<size>&second=<size>`: that the later head's log begins with the earlier one's. */
const consistency =
  ({ db }: Deps): RequestHandler =>
  async (request, response) => {
    const [first, second] = [sizeOf(request.query.first), sizeOf(request.query.second)]
    const proof = first && second ? await consistencyBetween(db, first, second) : undefined
    if (!proof) return refuse(response, 'HEAD_UNKNOWN')
    response.json(proof)
  }

/** `inclusion/<id>?slot=<slot>`: that the log holds published standings, a sheet behind them, or an issued list. */
const inclusion =
  ({ db }: Deps): RequestHandler =>
  async (request, response) => {
    const { id } = request.params as { id: string }
    const shown = await shownOf(db, id, request.query.slot)
    if (!shown) return refuse(response, 'CONTENT_UNKNOWN')
    const proof = await proveInclusion(db, shown.kind, shown.key)
    if (!proof.ok) return refuse(response, proof.error[0]?.code ?? 'CONTENT_UNKNOWN')
    response.set('content-disposition', `attachment; filename="paiji-proof-${shown.key}.json"`)
    response.json(proof.value)
  }

/** `checkpoint`: the newest head as a signed note of C2SP, with what witnesses cosigned. */
const checkpoint =
  ({ db }: Deps): RequestHandler =>
  async (_request, response) => {
    const note = await newestCheckpoint(db)
    if (!note) return refuse(response, 'HEAD_UNKNOWN')
    response.set('cache-control', 'public, max-age=5')
    response.type('text/plain; charset=utf-8').send(note)
  }

const signatureLines = express.text({ type: () => true, limit: 64 * 1024 })

/** `cosignatures/<size>`, by POST: signature lines of known witnesses under the checkpoint of that size. */
const cosignatures =
  ({ db, clock }: Deps): RequestHandler =>
  async (request, response) => {
    const { size: asked } = request.params as { size: string }
    const lines = typeof request.body === 'string' ? request.body : ''
    const taken = await takeCosignatures(db, sizeOf(asked) ?? 0, lines, clock.now())
    if (taken.ok) return void response.json(taken.value)
    const code = taken.error[0]?.code
    response.status(code === 'CHECKPOINT_UNKNOWN' ? 404 : 403)
    response.json({ errors: [{ message: 'Not taken.', extensions: { code } }] })
  }

/** `tile/<level>/<index>[.p/<width>]`: hashes of the log's tree as C2SP's tiles, from which anyone makes any proof. */
const tile =
  ({ db }: Deps): RequestHandler =>
  async (request, response) => {
    const found = readTile(request.path)
    const hashes = found && (await hashesOfTile(db, found))
    if (!hashes) return refuse(response, 'HEAD_UNKNOWN')
    response.set('cache-control', 'public, max-age=31536000, immutable')
    response.type('application/octet-stream').send(hashes)
  }

/** `/files/log/…`: the log's signed heads and the proofs from it, for anybody, as JSON. */
export const logRoute = (deps: Deps): Router => {
  const router = Router()
  router.get('/heads', heads(deps))
  router.get('/key.pem', async (_request, response) => {
    const key = await publicKeyOf(deps.db)
    if (!key) return refuse(response, 'HEAD_UNKNOWN')
    response.type('application/x-pem-file').send(key)
  })
  router.get('/checkpoint', checkpoint(deps))
  router.post('/cosignatures/:size', signatureLines, cosignatures(deps))
  router.get('/tile/*path', tile(deps))
  router.get('/consistency', consistency(deps))
  router.get('/inclusion/:id', inclusion(deps))
  return router
}
