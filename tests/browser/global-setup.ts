import { announce, findPlaces } from './support/places.js'
import { startStack } from './support/stack.js'

/** A stack that runs already (`PAIJI_BROWSER_URL`, its demo password in `PAIJI_BROWSER_PASSWORD`), or a new one. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const { PAIJI_BROWSER_URL: running, PAIJI_BROWSER_PASSWORD: password = 'paiji-demo-2026' } = process.env
  if (running) {
    announce(await findPlaces(running, password))
    return undefined
  }
  const stack = await startStack()
  try {
    announce(await findPlaces(stack.url, stack.password))
  } catch (error) {
    await stack.stop()
    throw error
  }
  return stack.stop
}
