import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFounded } from '../../domain/registry/organisations.repo.js'
import { embeddedOptions, type OpenDatabase, openDatabase } from '../../db/open.js'
import { childEnvironment, type Env, type Role, readEnv, repositoryRoot } from '../../env.js'
import type { DemoLogin } from '../../seed/logins.js'
import { choosePort } from '../choose-port.js'
import { presentLogins, seedWhenEmpty } from '../demo.js'
import { keepDatabase } from '../keep-database.js'
import { keepPart, type PartOptions, type PartState, saysThatItServes } from '../keep-part.js'
import { type SupervisedSpare, keepSpare } from '../keep-spare.js'
import { forwardSecretOf, mailingOf, secretOf, setupCodeOf } from '../../services.js'
import { answers, startPortal } from '../portal-process.js'
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
  const only = env.role === 'all' ? undefined : env.role
  const parts: Parts = []
  const onChange = () => {
    const states = parts.map(part => part.state())
    for (const part of parts) part.send?.({ parts: states })
  }
  const spare = keepSpare(() => startMain({ PAIJI_SPARE: 'waiting' }))
  const place: Place = { env, stopping, onChange, spare, url: '', apiPort: env.apiPort, portalPort: env.portalPort }
  const logins = only === 'portal' ? [] : await openStore(place, parts, only)
  await choosePorts(place, only)
  if (!only || only === 'api') await open(place, parts, apiPart('api', 'API', place))
  if (!only || only === 'worker') await open(place, parts, apiPart('worker', 'worker', place))
  if (env.spare && (!only || only === 'api' || only === 'worker')) {
    stopping.add('the spare process', spare.stop)
    spare.begin()
  }
  const portal = (!only || only === 'portal') && portalBuilt()
  if (portal) await open(place, parts, portalPart(place))
  tellAddresses(env, portal ? place.portalPort : undefined, !only || only === 'api' ? place.apiPort : undefined)
  tellLogins(logins)
  tellSetup(place.setupCode)
  say(`  Up after ${((performance.now() - begun) / 1000).toFixed(1)} s. Stop with Ctrl-C.`)
}

/** Where everything is; the database may move while the service runs. */
interface Place {
  readonly env: Env
  readonly stopping: Stopping
  readonly onChange: () => void
  readonly spare: SupervisedSpare
  url: string
  apiPort: number
  portalPort: number
  /** While there is no federation. */
  setupCode?: string | undefined
}

type Parts = { state(): PartState; send?(message: object): void }[]
type PartChoice = Pick<PartOptions, 'name' | 'begin' | 'serves'>

/** Opens, migrates and fills the database, then leaves it to whoever keeps its server; answers the demo's log-ins. */
const openStore = async (place: Place, parts: Parts, only: Role | undefined): Promise<readonly DemoLogin[]> => {
  const { env, stopping, onChange } = place
  const opening = openDatabase(env, step)
  let release = async () => (await opening).release()
  stopping.add('the database', () => release())
  const database = await opening
  tellDatabase(env, database)
  if (!only || only === 'database') await fillWhenEmpty(env, database)
  const logins = await presentLogins(database.db)
  place.setupCode = (await isFounded(database.db)) ? undefined : setupCodeOf(secretOf(env))
  await database.close()
  place.url = database.url
  if (database.embedded) {
    const onMoved = (url: string) => {
      place.url = url
      for (const part of parts) if ('renew' in part && typeof part.renew === 'function') part.renew()
    }
    const options = embeddedOptions(env)
    const kept = keepDatabase({ options, server: database.embedded, tell: say, onChange, onMoved })
    parts.push(kept)
    release = kept.stop
  }
  return logins
}

const open = async ({ stopping, onChange }: Place, parts: Parts, choice: PartChoice): Promise<void> => {
  step(`starting the ${choice.name}`)
  const part = keepPart({ ...choice, tell: say, onChange })
  parts.push(part)
  stopping.add(`the ${choice.name}`, part.stop)
  await part.first
  onChange()
}

/** Beside this folder as built, and as source under a loader of TypeScript. */
const main = fileURLToPath(new URL(`../../main${path.extname(import.meta.url)}`, import.meta.url))

/** Room for young objects, in MB: answers of a busy second outlive the usual 16, and copying them took a third of the time. */
const YOUNG = '--max-semi-space-size=64'

/** A process of the program: what its environment says. */
const startMain = (own: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, YOUNG, main], {
    // Detached: Ctrl-C in a terminal reaches the supervisor only, which stops the parts in their order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment(own),
  })

const apiPart = (role: 'api' | 'worker', name: string, place: Place): PartChoice => ({
  name,
  begin: () => {
    const own = {
      PAIJI_ROLE: role,
      DATABASE_URL: place.url,
      API_PORT: String(place.apiPort),
      PORTAL_PORT: String(place.portalPort),
    }
    return place.spare.take(own) ?? startMain(own)
  },
  serves: saysThatItServes,
})

const portalBuilt = (): boolean => {
  if (existsSync(portalServer)) return true
  say('The portal is not built: `npm run build`, then start again.')
  return false
}

const portalPart = (place: Place): PartChoice => ({
  name: 'portal',
  begin: () =>
    startPortal({
      script: portalServer,
      port: place.portalPort,
      listen: place.env.listen,
      apiUrl: `http://127.0.0.1:${place.apiPort}`,
      forwardSecret: forwardSecretOf(place.env),
    }),
  serves: child => answers(`http://127.0.0.1:${place.portalPort}/healthz`, child),
})

const tellDatabase = (env: Env, { embedded }: OpenDatabase): void => {
  if (env.databaseUrl) say('  database: the one of DATABASE_URL')
  else if (embedded) say(`  database: port ${embedded.port}${embedded.reused ? ', was running already' : ''}`)
}

const fillWhenEmpty = async (env: Env, database: OpenDatabase): Promise<void> => {
  if (!env.demo) return
  let told = false
  const onProgress = (scene: string) => {
    if (!told) step('making the demo federation (first start only; about a minute)')
    told = true
    say(`    ${scene}`)
  }
  await seedWhenEmpty({ database, secret: secretOf(env), mailing: mailingOf(env), onProgress })
}

/** Of what this machine runs; other parts are where their settings say. */
const choosePorts = async (place: Place, only: Role | undefined): Promise<void> => {
  const { portalPort, apiPort, portsNamed } = place.env
  const [hasPortal, hasApi] = [!only || only === 'portal', !only || only === 'api']
  const portal = { what: 'portal', wanted: portalPort, variable: 'PORTAL_PORT', isNamed: portsNamed.portal }
  if (hasPortal) place.portalPort = await choosePort(portal, say)
  const taken = hasPortal ? place.portalPort : undefined
  const api = { what: 'API', wanted: apiPort, variable: 'API_PORT', isNamed: portsNamed.api, taken }
  if (hasApi) place.apiPort = await choosePort(api, say)
}

const tellAddresses = (env: Env, portalPort: number | undefined, apiPort: number | undefined): void => {
  say('')
  if (portalPort) say(`  Paiji 牌籍   http://${env.host}:${portalPort}`)
  if (apiPort) say(`  API          http://${env.host}:${apiPort}/graphql`)
  say('')
}

const tellSetup = (code: string | undefined): void => {
  if (code) say(`  There is no federation yet. Open the portal and set it up with the one-time code ${code}\n`)
}

const tellLogins = (logins: readonly DemoLogin[]): void => {
  if (logins.length === 0) return
  say(`  Demo log-ins, password ${logins[0]?.password}:`)
  for (const { email, nameZh, nameEn } of logins) say(`    ${email.padEnd(26)} ${nameZh} · ${nameEn}`)
  say('')
}
