import { existsSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../db/embedded.js'
import { type OpenDatabase, openDatabase } from '../../db/open.js'
import { type Env, readEnv, repositoryRoot } from '../../env.js'
import { serve } from '../../serve.js'
import { presentLogins, seedWhenEmpty } from '../demo.js'
import { type Portal, startPortal } from '../portal-process.js'
import { type Stopping, stopOnSignals } from '../stopping.js'

const portalServer = path.join(repositoryRoot, 'apps/portal/.next/standalone/apps/portal/server.js')

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const step = (text: string): void => say(`· ${text} …`)

/** Starts everything on this machine and stays until it is told to stop. */
export const start = async (): Promise<void> => {
  const stopping = stopOnSignals(say)
  try {
    await startAll(readEnv(), stopping, performance.now())
  } catch (error) {
    if (stopping.isStopping()) return
    await stopping.stop()
    throw error
  }
}

const startAll = async (env: Env, stopping: Stopping, begun: number): Promise<void> => {
  const opening = openDatabase(env, step)
  stopping.add('the database', async () => (await opening).release())
  const database = await opening
  tellDatabase(env, database)
  await fillWhenEmpty(env, database)
  const portalPort = await choosePort('portal', env.portalPort, 'PORTAL_PORT')
  const apiPort = await choosePort('API', env.apiPort, 'API_PORT', portalPort)
  step('starting the API')
  const serving = serve({ env, database, apiPort, portalPort })
  stopping.add('the API and the worker', async () => (await serving).close())
  await serving
  const portal = await openPortal(env, stopping, portalPort, apiPort)
  tellAddresses(env, portal && portalPort, apiPort)
  await tellLogins(database)
  say(`  Up after ${((performance.now() - begun) / 1000).toFixed(1)} s. Stop with Ctrl-C.`)
}

const tellDatabase = (env: Env, { embedded }: OpenDatabase): void => {
  if (env.databaseUrl) say('  database: the one of DATABASE_URL')
  else if (embedded) say(`  database: port ${embedded.port}${embedded.reused ? ', was running already' : ''}`)
}

const fillWhenEmpty = async (env: Env, { db }: OpenDatabase): Promise<void> => {
  if (!env.demo) return
  let told = false
  await seedWhenEmpty(db, scene => {
    if (!told) step('making the demo federation (first start only; about 20 s)')
    told = true
    say(`    ${scene}`)
  })
}

/** The wanted port, or the next free one and a word about it. */
const choosePort = async (what: string, wanted: number, variable: string, taken?: number): Promise<number> => {
  const port = await freePort(wanted === taken ? wanted + 1 : wanted)
  if (port !== wanted) say(`Port ${wanted} is in use: the ${what} takes ${port} (${variable} chooses another).`)
  return port
}

const openPortal = async (env: Env, stopping: Stopping, port: number, apiPort: number): Promise<Portal | undefined> => {
  if (!existsSync(portalServer)) {
    say('The portal is not built: `npm run build`, then start again.')
    return undefined
  }
  step('starting the portal')
  const opening = startPortal({ script: portalServer, port, listen: env.listen, apiUrl: `http://127.0.0.1:${apiPort}` })
  stopping.add('the portal', async () => (await opening).stop())
  const portal = await opening
  portal.exited.then(code => {
    if (!stopping.isStopping()) say(`The portal has ended (${code}). Stop with Ctrl-C and start again.`)
  })
  return portal
}

const tellAddresses = (env: Env, portalPort: number | undefined, apiPort: number): void => {
  say('')
  if (portalPort) say(`  Paiji 牌籍   http://${env.host}:${portalPort}`)
  say(`  API          http://${env.host}:${apiPort}/graphql`)
  say('')
}

const tellLogins = async ({ db }: OpenDatabase): Promise<void> => {
  const logins = await presentLogins(db)
  if (logins.length === 0) return
  say(`  Demo log-ins, password ${logins[0]?.password}:`)
  for (const { email, nameZh, nameEn } of logins) say(`    ${email.padEnd(26)} ${nameZh} · ${nameEn}`)
  say('')
}
