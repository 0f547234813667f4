import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorFailure } from '../base/operator-failure.js'
import type { Env } from '../env.js'
import { checkServer } from './check-server.js'
import { type Connection, connect } from './client.js'
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded.js'
import { archiveSettings } from './backup.js'
import { writableOf } from './replica.js'
import { migrateDatabase } from './migrate.js'

export interface OpenDatabase extends Connection {
  /** The server that this program keeps, if it does. */
  readonly embedded: EmbeddedServer | undefined
  /** Closes the pools, and stops the embedded server if nobody else uses it. */
  release(): Promise<void>
}

/** Where the embedded server of this installation keeps its data, and what its database is called. */
export const embeddedOptions = (env: Env): EmbeddedOptions & { readonly dir: string } => ({
  dir: path.join(env.dataDir, 'pg'),
  database: 'paiji',
  socket: true,
  ...(env.walArchive ? { settings: archiveSettings(env.walArchive), folders: [env.walArchive] } : {}),
})

/** Refuses a data folder without a database: a mistyped one must not be taken for an empty federation. */
export const requireDatabase = (env: Env): void => {
  if (env.databaseUrl || existsSync(path.join(embeddedOptions(env).dir, 'PG_VERSION'))) return
  throw new OperatorFailure(
    `There is no database in ${env.dataDir}: PAIJI_DATA_DIR names the folder, DATABASE_URL a PostgreSQL of your own; \`start\` makes one.`,
  )
}

/** The database of `DATABASE_URL`, or the embedded one in the data folder; looked at, then migrated to the newest schema. */
export const openDatabase = async (env: Env, tell: (step: string) => void = () => undefined): Promise<OpenDatabase> => {
  if (!env.databaseUrl) tell('starting the database')
  const embedded = env.databaseUrl ? undefined : await startEmbedded(embeddedOptions(env))
  const url = env.databaseUrl ? await writableOf(env.databaseUrl, env.replica?.url) : embedded!.url
  try {
    await checkServer(url)
    tell('bringing the database up to date')
    await migrateDatabase(url)
  } catch (error) {
    await embedded?.release()
    throw error
  }
  const connection = connect(url)
  return {
    ...connection,
    embedded,
    release: async () => {
      await connection.close()
      await embedded?.release()
    },
  }
}
