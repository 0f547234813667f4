import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { answerPage } from './answer-page'
import { KeptPages } from './kept-pages'
import { demandHttps, publicAddress, settleHost } from './public-address'
import { settleAddress } from './settle-address'
import { responseKey } from './response-key'
import { watchChanges } from './watch-changes'

type Emit = (this: Server, name: string | symbol, ...args: unknown[]) => boolean

/**
 * From here on whatever a request sets off finds its response in the asynchronous context, and pages that anybody may
 * read are kept.
 */
export const holdResponses = (): void => {
  if (Reflect.has(globalThis, responseKey)) return
  const held = new AsyncLocalStorage<ServerResponse<IncomingMessage>>()
  Reflect.set(globalThis, responseKey, held)
  const known = publicAddress()
  const pages = new KeptPages()
  void watchChanges(pages)
  const emit = Server.prototype.emit as Emit
  Server.prototype.emit = function (this: Server, name: string | symbol, ...args: unknown[]) {
    if (name !== 'request') return emit.call(this, name, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse<IncomingMessage>]
    settleAddress(request)
    settleHost(request.headers, known)
    demandHttps(response, known)
    if (answerPage(pages, request, response)) return true
    return held.run(response, () => emit.call(this, name, ...args))
  } as typeof Server.prototype.emit
}
