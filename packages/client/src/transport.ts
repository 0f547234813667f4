import { PaijiError } from './errors.js'
import { type Credentials, ownTokens } from './token.js'

export interface ClientOptions {
  /** Where the service is reached, as in the browser: `https://example.org`. */
  readonly url: string
  /** A token made under My → Account and security; without one, public data. */
  readonly token?: string | undefined
  /** Instead of a token: the program is issued its own. */
  readonly credentials?: Credentials | undefined
  /** How long an answer may take, in milliseconds; 30,000 unless given. */
  readonly timeout?: number | undefined
  /** How often a request that came too soon is sent, each time after as long as the service says; 5 unless given. */
  readonly attempts?: number | undefined
  readonly fetch?: typeof fetch | undefined
}

export interface Signalled {
  readonly signal?: AbortSignal | undefined
}

interface ToSend extends Signalled {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** A stream, without a limit of time. */
  readonly endless?: boolean
}

/** Sends a request with the client's token. Throws a PaijiError where nothing answers. */
export type Send = (path: string, request?: ToSend) => Promise<Response>

/** Waits. Throws what the signal was aborted with. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

/** Milliseconds until the service may be asked again, where it has answered too soon and says so (RFC 9110, 10.2.3). */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const after = status === 429 || status === 503 ? headers.get('retry-after') : null
  if (after === null) return undefined
  const ms = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/**
 * Sends requests to one service: again after as long as the answer says where one came too soon, and once again where the
 * program's own token is no longer accepted.
 */
export const openTransport = (options: ClientOptions): Send => {
  const url = options.url.replace(/\/+$/, '')
  const { timeout = 30_000, attempts = 5, fetch: send = fetch } = options
  const tokens = options.credentials && ownTokens(url, options.credentials, send)

  return async (path, { signal, endless, headers, ...request } = {}) => {
    let rejected: string | undefined
    for (let attempt = 1; ; attempt++) {
      const token = tokens ? await tokens(rejected) : options.token
      const named = token ? { ...headers, authorization: `Bearer ${token}` } : { ...headers }
      const signals = [...(endless ? [] : [AbortSignal.timeout(timeout)]), ...(signal ? [signal] : [])]
      const init = { ...request, headers: named, signal: AbortSignal.any(signals) }
      const answer = await send(`${url}${path}`, init).catch(cause => {
        signal?.throwIfAborted()
        throw new PaijiError('UNREACHABLE', `${url} cannot be reached.`, { cause })
      })
      const isRejected = answer.status === 401 && tokens !== undefined && rejected === undefined
      const wait = waitOf(answer)
      if (!isRejected && (wait === undefined || attempt >= attempts)) return answer
      if (isRejected) rejected = token
      await answer.body?.cancel()
      await pause(wait ?? 0, signal)
    }
  }
}
