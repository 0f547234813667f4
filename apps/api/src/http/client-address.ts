import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header by which the portal proves that the address it passes on is one it saw. */
const PROOF = 'x-paiji-forward'

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Whose request it is, by the address that was seen and not by a header that anybody may write: the last address of
 * `X-Forwarded-For` when the sender knows the secret that portal and API share, else the sender's own.
 */
export const clientAddress = ({ headers, socket }: IncomingMessage, secret: string | undefined): string => {
  const proof = headers[PROOF]
  const forwarded = headers['x-forwarded-for']
  const isPortal = secret !== undefined && typeof proof === 'string' && same(proof, secret)
  const passedOn = isPortal && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return passedOn || socket.remoteAddress || 'unknown'
}

/** From here on the only address that the request's headers tell is the one that was seen. */
export const settleAddress = (request: IncomingMessage, secret: string | undefined): void => {
  const address = clientAddress(request, secret)
  for (const name of [PROOF, 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip']) delete request.headers[name]
  request.headers['x-forwarded-for'] = address
}
