import { PaijiError } from './errors.js'
import { type Credentials, ownTokens } from './token.js'

export interface ClientOptions {
  /** Where the service is reached, as in the browser: `https://example.org`. */
  readonly url: string
  /** A token made under My → Account and security; without one what is public is answered. */
  readonly token?: string | undefined
  /** In the place of a token: the program fetches its own. */
  readonly credentials?: Credentials | undefined
  /** How long an answer may take. Milliseconds; 30,000 unless given. */
  readonly timeout?: number | undefined
  /** How often what was asked too soon is asked again, each time after as long as the service says; 5 unless given. */
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
  /** An answer that goes on for as long as somebody listens. */
  readonly endless?: boolean
}

/** Sends requests in the name of whoever holds the token. Throws a PaijiError where nothing answers. */
export type Send = (path: string, request?: ToSend) => Promise<Response>

/** Waits. Throws what the signal was aborted with. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Seconds that the service asks to wait, where it has answered too soon; 0 otherwise. */
const waitOf = ({ status, headers }: Response): number =>
  status === 429 || status === 503 ? Number(headers.get('retry-after')) || 0 : 0

/** A way to one service: what was asked too soon is asked again after as long as the answer says. */
export const openTransport = (options: ClientOptions): Send => {
  const url = options.url.replace(/\/+$/, '')
  const { timeout = 30_000, attempts = 5, fetch: fetching = fetch } = options
  const tokens = options.credentials && ownTokens(url, options.credentials, fetching)

  return async (path, { signal, endless, headers, ...request } = {}) => {
    for (let attempt = 1; ; attempt++) {
      const token = tokens ? await tokens() : options.token
      const named = token ? { ...headers, authorization: `Bearer ${token}` } : { ...headers }
      const signals = [...(endless ? [] : [AbortSignal.timeout(timeout)]), ...(signal ? [signal] : [])]
      const init = { ...request, headers: named, signal: AbortSignal.any(signals) }
      const answer = await fetching(`${url}${path}`, init).catch(cause => {
        signal?.throwIfAborted()
        throw new PaijiError('UNREACHABLE', `${url} cannot be reached.`, { cause })
      })
      const wait = waitOf(answer)
      if (wait === 0 || attempt >= attempts) return answer
      await answer.body?.cancel()
      await pause(wait * 1000, signal)
    }
  }
}
