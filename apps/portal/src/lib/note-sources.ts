import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import type { PageSources } from './kept-pages'
import { responseKey, sourcesKey } from './response-key'

/** Notes what an answer of the API was read from with the page that is being made; an answer that does not say is kept nowhere. */
export const noteSources = (answer: Response): void => {
  const held: AsyncLocalStorage<ServerResponse> | undefined = Reflect.get(globalThis, responseKey)
  const response = held?.getStore()
  const sources: PageSources | undefined = response && Reflect.get(response, sourcesKey)
  if (!sources) return
  const tables = answer.headers.get('x-paiji-tables')
  if (tables === null) sources.whole = false
  else for (const table of tables.split(',')) sources.tables.add(table)
}
