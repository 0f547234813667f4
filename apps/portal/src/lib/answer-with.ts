import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { responseKey } from './response-key'

const held = (): AsyncLocalStorage<ServerResponse> | undefined => Reflect.get(globalThis, responseKey)

/**
 * The status of the page at hand. Next has no other way to say 404 or 403 and still render the page on the server:
 * its `notFound()` sends an empty document that only a script fills. A page fetched for a step inside the portal keeps
 * its 200, or the browser would load it a second time.
 */
export const answerWith = (status: 403 | 404): void => {
  const response = held()?.getStore()
  if (response && !response.headersSent && response.req.headers.rsc === undefined) response.statusCode = status
}
