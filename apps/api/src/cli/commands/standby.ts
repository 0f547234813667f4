import { existsSync } from 'node:fs'
import path from 'node:path'
import { openClient } from '../../db/driver.js'
import { startEmbedded } from '../../db/embedded.js'
import { embeddedOptions } from '../../db/open.js'
import { findPostmaster } from '../../db/postmaster.js'
import { makeStandby } from '../../db/standby.js'
import { readEnv } from '../../env.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'

/** Runs a standby of this installation's database until it is told to stop; a missing folder is made from the primary. */
export const standby = async (folder: string, { port }: { readonly port: string }): Promise<void> => {
  const env = readEnv()
  const dir = path.resolve(env.callerFolder, folder)
  if (!existsSync(dir)) {
    const { dir: primaryDir, database } = embeddedOptions(env)
    if (!findPostmaster(primaryDir)) throw new CommandFailure('The embedded database does not run: start it first.')
    const primary = await startEmbedded({ dir: primaryDir, ...(database ? { database } : {}) })
    await makeStandby({ primaryUrl: primary.url, primaryDir, dir })
  }
  const server = await startEmbedded({ dir, database: 'paiji', port: Number(port), standby: true })
  printJson({ standby: server.url })
  let looking: NodeJS.Timeout | undefined
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    // Keeps the program running.
    looking = setInterval(() => findPostmaster(dir) ?? resolve(), 1_000)
  })
  clearInterval(looking)
  await server.stop()
}

/** Makes a standby the primary. */
export const promote = async (url: string): Promise<void> => {
  const sql = openClient(url, { max: 1 })
  try {
    const [row] = await sql<{ done: boolean }[]>`select pg_promote() as done`
    printJson({ promoted: row?.done === true })
    if (!row?.done) throw new CommandFailure('The standby did not become the primary in a minute.')
  } finally {
    await sql.end()
  }
}
