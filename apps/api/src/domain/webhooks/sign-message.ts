import { createHmac, randomBytes } from 'node:crypto'

/** What secrets begin with; the rest is base64. */
const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A new signing secret: 256 random bits, written as Standard Webhooks writes them. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/**
 * The headers of a message, by Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body` under the bytes of the secret,
 * base64 behind `v1,`. `at` is the instant of the attempt, to the second; a receiver refuses an old one.
 */
export const signedHeaders = (
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
