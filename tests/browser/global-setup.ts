import { makeCaseFederation } from './support/case-federation.js'
import { announce, findPlaces } from './support/places.js'
import { startStack } from './support/stack.js'

/** Tells the workers where everything is, and makes what they need besides where the database is at hand. */
const prepare = async (url: string, password: string, dataDir: string | undefined): Promise<void> => {
  const found = await findPlaces(url, password)
  announce(dataDir ? { ...found, cases: await makeCaseFederation(dataDir, url, password) } : found)
}

/**
 * A stack that runs already (`PAIJI_BROWSER_URL`, its demo password in `PAIJI_BROWSER_PASSWORD`, its data folder in
 * `PAIJI_DATA_DIR`), or a new one: on a copy of the demo that `PAIJI_BROWSER_DEMO` names the data folder of, or with a demo
 * of its own.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const { PAIJI_BROWSER_URL: running, PAIJI_BROWSER_PASSWORD: password = 'paiji-demo-2026' } = process.env
  if (running) {
    await prepare(running, password, process.env.PAIJI_DATA_DIR)
    return undefined
  }
  const stack = await startStack('demo', process.env.PAIJI_BROWSER_DEMO)
  try {
    await prepare(stack.url, stack.password, stack.dataDir)
  } catch (error) {
    await stack.stop()
    throw error
  }
  return stack.stop
}
