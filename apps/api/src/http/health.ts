import cluster from 'node:cluster'
import { statfs } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { CLOCK_WARNS, clockText, noticesArrive, readServer } from '../db/check-server.js'
import type { Connection } from '../db/client.js'

/** What the supervisor tells of the other processes; empty where each runs by itself. */
let parts: readonly unknown[] = []

/** Takes what the supervisor tells. */
export const noteParts = (message: unknown): void => {
  if (typeof message !== 'object' || message === null || !('parts' in message)) return
  if (Array.isArray(message.parts)) parts = message.parts
}

/** Which of several processes of the API answers. */
const ofSeveral = cluster.isWorker ? { process: process.pid } : {}

/** `/healthz`: up, and the database answers; with how the other processes fare. */
export const healthRoute = (connection: Connection): RequestHandler => {
  return async (_request, response) => {
    const more = parts.length > 0 ? { parts } : {}
    try {
      await connection.sql`select 1`
      response.json({ status: 'ok', ...ofSeveral, ...more })
    } catch {
      response.status(503).json({ status: 'database unreachable', ...more })
    }
  }
}

const LEAST_DISK = 200 * 1024 * 1024
const LONGEST_QUEUE_SECONDS = 120

/** Bytes left where the data are kept; null when that cannot be told. */
export const diskLeft = async (folder: string): Promise<number | null> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/** Whether writes can be stored, how long the oldest due job and the oldest due mail have waited, and how much of the log no seal covers. */
export const databaseState = async ({ sql }: Connection) => {
  const [row] = await sql<{ writable: boolean; queueSeconds: number; unsealed: number; outboxSeconds: number }[]>`
    select current_setting('transaction_read_only') = 'off' as writable,
      coalesce((select extract(epoch from now() - min(run_at)) from graphile_worker.jobs
        where locked_at is null and run_at <= now() and attempts = 0), 0)::int as "queueSeconds",
      coalesce((select extract(epoch from now() - min(recorded_at)) from mail
        where state = 'WAITING' and next_try_at <= now() and (expires_at is null or expires_at > now())), 0)::int as "outboxSeconds",
      (select count(*) from audit_event where sequence > coalesce((select max(until_sequence) from seal), 0))::int as unsealed`
  return row
}

const NOTICES_LOOKED_AT_EVERY_MS = 60_000

/** Whether notices of the database arrive, looked at once a minute however often it is read. */
const watchNotices = (connection: Connection): (() => Promise<boolean>) => {
  let [at, arriving] = [-Infinity, Promise.resolve(true)]
  return () => {
    if (performance.now() - at < NOTICES_LOOKED_AT_EVERY_MS) return arriving
    at = performance.now()
    arriving = noticesArrive(connection.sql)
    return arriving
  }
}

/** `/readyz`: whether writes can be served now; 503 with what is wrong when they cannot. */
export const readyRoute = (connection: Connection, dataDir: string): RequestHandler => {
  const noticesDo = watchNotices(connection)
  return async (_request, response) => {
    const disk = await diskLeft(dataDir)
    const database = await databaseState(connection).catch(() => undefined)
    const server = await readServer(connection.sql).catch(() => undefined)
    const wrong = [
      ...(database ? [] : ['database unreachable']),
      ...(server && Math.abs(server.clockAhead) > CLOCK_WARNS ? [`clock ${clockText(server.clockAhead)}`] : []),
      ...(server && !(await noticesDo()) ? ['notices lost'] : []),
      ...(database && !database.writable ? ['database only reads'] : []),
      ...(disk !== null && disk < LEAST_DISK ? ['disk nearly full'] : []),
      ...(database && database.queueSeconds > LONGEST_QUEUE_SECONDS ? ['jobs wait'] : []),
    ]
    response.status(wrong.length > 0 ? 503 : 200).json({
      ready: wrong.length === 0,
      wrong,
      diskLeftBytes: disk,
      queueSeconds: database?.queueSeconds ?? null,
      unsealedRows: database?.unsealed ?? null,
      outboxSeconds: database?.outboxSeconds ?? null,
    })
  }
}
