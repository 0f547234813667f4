import { freePort } from './db/embedded.js'
import { openDatabase } from './db/open.js'
import { readEnv } from './env.js'
import { serve } from './serve.js'

/** The API and the worker alone, as a federation's own machines and `npm run dev` run them. */
const env = readEnv()
const database = await openDatabase(env, step => process.stderr.write(`${step}\n`))
const service = await serve({ env, database, apiPort: await freePort(env.apiPort), portalPort: env.portalPort })
process.stderr.write(`API on ${service.url}/graphql\n`)

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await service.close()
  await database.release()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
