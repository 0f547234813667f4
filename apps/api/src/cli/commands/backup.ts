import path from 'node:path'
import { findDamage, makeBackup, restoreBackup } from '../../db/backup.js'
import type { Db } from '../../db/client.js'
import { auditEvent } from '../../db/schema/index.js'
import { newestSeal } from '../../domain/audit/seal-head.js'
import { forgetAgain } from '../../domain/registry/forget-again.js'
import { addForgotten, forgottenKeeper, readForgotten } from '../../domain/registry/forgotten.js'
import { readEnv } from '../../env.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'
import { recompute } from './recompute.js'
import { verifyAuditLog } from './verify-log.js'

/** A backup of the embedded server while it runs, into a new folder; read again before it counts as made. */
export const backup = (folder: string): Promise<void> =>
  withDatabase(async ({ env, database, progress }) => {
    if (!database.embedded) throw new CommandFailure('Of a PostgreSQL of your own make backups with its own means.')
    const target = path.resolve(env.callerFolder, folder)
    await forgottenKeeper(database.db, env.dataDir)()
    progress.say('copying the database')
    const { at, fromLsn, untilLsn, files } = await makeBackup(database.url, { backup: target, dataDir: env.dataDir })
    progress.say('reading the copy again')
    const { damaged } = findDamage(target)
    if (damaged.length > 0) throw new CommandFailure(`The copy is not what was written: ${damaged.join(', ')}`)
    // Beside all backups: the older ones do not know of it.
    addForgotten(path.dirname(target), readForgotten(env.dataDir))
    printJson({
      backup: target,
      at,
      fromLsn,
      untilLsn,
      files: Object.keys(files).length,
      ...(await contentsOf(database.db)),
    })
  })

/** How much is in the log and how old its newest seal is: what an empty or an abandoned database cannot say. */
const contentsOf = async (db: Db) => {
  const newest = await newestSeal(db)
  return {
    logRows: await db.$count(auditEvent),
    newestSeal: newest?.number ?? null,
    newestSealSeconds: newest ? Math.max(0, Math.round((Date.now() - newest.recordedAt.getTime()) / 1000)) : null,
  }
}

export interface RestoreCommand {
  readonly until?: string
  readonly archive?: string
  readonly check?: boolean
}

/**
 * The database, the keys and the secret of a backup in an empty data folder; then what people asked to be forgotten since, and all
 * proofs.
 */
export const restore = async (folder: string, { until, archive, check }: RestoreCommand): Promise<void> => {
  const env = readEnv()
  const from = path.resolve(env.callerFolder, folder)
  const { manifest, damaged } = findDamage(from)
  printJson({ backup: from, at: manifest.at, files: Object.keys(manifest.files).length, damaged: damaged.length })
  if (damaged.length > 0) throw new CommandFailure(`The backup is damaged:\n  ${damaged.join('\n  ')}`)
  if (check) return
  if (env.databaseUrl) throw new CommandFailure('A backup is restored into the embedded server: unset DATABASE_URL.')
  const moment = until === undefined ? undefined : new Date(until)
  if (moment && Number.isNaN(moment.getTime())) throw new CommandFailure(`"${until}" is no moment.`)
  const log = archive === undefined ? env.walArchive : path.resolve(env.callerFolder, archive)
  const forgotten = [env.dataDir, path.dirname(from)].flatMap(readForgotten)
  const places = { backup: from, dataDir: env.dataDir, archive: log, until: moment }
  const server = await restoreBackup(places, { database: 'paiji' }).catch((error: Error) => {
    throw new CommandFailure(error.message)
  })
  await server.release()
  addForgotten(env.dataDir, forgotten)
  printJson({ forgottenAgain: await withDatabase(({ deps }) => forgetAgain(deps, forgotten)) })
  await recompute({ check: true })
  await verifyAuditLog({})
}
