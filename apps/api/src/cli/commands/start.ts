import { existsSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../db/embedded.js'
import { type OpenDatabase, openDatabase } from '../../db/open.js'
import { type Env, readEnv, repositoryRoot } from '../../env.js'
import { serve } from '../../serve.js'
import { type Portal, startPortal } from '../portal-process.js'

const portalServer = path.join(repositoryRoot, 'apps/portal/.next/standalone/apps/portal/server.js')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Starts everything on this machine and stays until it is told to stop. */
export const start = async (): Promise<void> => {
  const env = readEnv()
  const begun = performance.now()
  const step = (text: string) => say(`· ${text} …`)
  const stop = stopOnce()
  const database = await openDatabase(env, step)
  stop.add('the database', () => database.release())
  tellDatabase(env, database)
  const portalPort = await choosePort('portal', env.portalPort, 'PORTAL_PORT')
  const apiPort = await choosePort('API', env.apiPort, 'API_PORT', portalPort)
  step('starting the API')
  const service = await serve({ env, database, apiPort, portalPort })
  stop.add('the API and the worker', () => service.close())
  const portal = existsSync(portalServer) ? await openPortal(env, portalPort, apiPort, step) : undefined
  if (portal) stop.add('the portal', () => portal.stop())
  else say('The portal is not built: `npm run build`, then start again.')
  portal?.exited.then(code => {
    if (!stop.isStopping()) say(`The portal has ended (${code}). Stop with Ctrl-C and start again.`)
  })
  tellAddresses(env, portal && portalPort, apiPort, performance.now() - begun)
  await stop.done
  process.exit(0)
}

const tellDatabase = (env: Env, { embedded }: OpenDatabase): void => {
  if (env.databaseUrl) say('  database: the one of DATABASE_URL')
  else if (embedded) say(`  database: port ${embedded.port}${embedded.reused ? ', was running already' : ''}`)
}

/** The wanted port, or the next free one and a word about it. */
const choosePort = async (what: string, wanted: number, variable: string, taken?: number): Promise<number> => {
  const port = await freePort(wanted === taken ? wanted + 1 : wanted)
  if (port !== wanted) say(`Port ${wanted} is in use: the ${what} takes ${port} (${variable} chooses another).`)
  return port
}

const openPortal = (env: Env, port: number, apiPort: number, step: (text: string) => void): Promise<Portal> => {
  step('starting the portal')
  return startPortal({ script: portalServer, port, listen: env.listen, apiUrl: `http://127.0.0.1:${apiPort}` })
}

const tellAddresses = (env: Env, portalPort: number | undefined, apiPort: number, milliseconds: number): void => {
  say('')
  if (portalPort) say(`  Paiji 牌籍   http://${env.host}:${portalPort}`)
  say(`  API          http://${env.host}:${apiPort}/graphql`)
  say('')
  say(`  Up after ${(milliseconds / 1000).toFixed(1)} s. Stop with Ctrl-C.`)
}

/** Runs the stopping steps once, newest first, on the first signal. */
const stopOnce = () => {
  const steps: { what: string; run: () => Promise<unknown> }[] = []
  let stopping = false
  let finish: () => void
  const done = new Promise<void>(resolve => {
    finish = resolve
  })
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    say('\nStopping …')
    for (const { what, run } of steps.reverse()) {
      await run().catch(error => process.stderr.write(`${what} did not stop well: ${String(error)}\n`))
    }
    say('Stopped; the data are sound.')
    finish()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  return {
    add: (what: string, run: () => Promise<unknown>) => steps.push({ what, run }),
    isStopping: () => stopping,
    done,
  }
}
