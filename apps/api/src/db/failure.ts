/** What a request can be told when the database did not do its work, and nothing the caller sent is to blame. */
export type Outage = 'SERVICE_UNAVAILABLE' | 'STORAGE_FULL'

/** Of the driver, of the socket, and of a server that starts, stops, is full of clients or only reads. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25006',
])
const FULL = new Set(['53100', 'ENOSPC'])
const DEEPEST = 8

/** The outage behind an error, through whatever wrapped it; `undefined` when it is none. */
export const outageOf = (error: unknown): Outage | undefined => {
  let source: unknown = error
  for (let depth = 0; depth < DEEPEST && typeof source === 'object' && source !== null; depth++) {
    const { code, cause, originalError } = source as { code?: unknown; cause?: unknown; originalError?: unknown }
    const state = typeof code === 'string' ? code : ''
    if (FULL.has(state)) return 'STORAGE_FULL'
    if (LOST.has(state) || /^08[0-9A-Z]{3}$/.test(state)) return 'SERVICE_UNAVAILABLE'
    source = cause ?? originalError
  }
  return undefined
}
