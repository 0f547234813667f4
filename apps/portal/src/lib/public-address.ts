import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** Where people reach the portal when a proxy stands before it: `PAIJI_PUBLIC_URL`. */
export const publicAddress = (text = process.env.PAIJI_PUBLIC_URL): URL | undefined =>
  text && URL.canParse(text) ? new URL(text) : undefined

export const isSecure = (): boolean => publicAddress()?.protocol === 'https:'

/** Two years, as lists of sites that are always https ask for. */
const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * Where a request was sent to is known from the settings or from the connection, never from what the request says of
 * it: a stranger's `X-Forwarded-Host` leads no redirection elsewhere.
 */
export const settleHost = (headers: IncomingHttpHeaders, known: URL | undefined): void => {
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name]
  if (!known) return
  headers.host = known.host
  headers['x-forwarded-host'] = known.host
  headers['x-forwarded-proto'] = known.protocol.slice(0, -1)
}

/** Once reached by https, browsers are told to use nothing else; said with every answer, files included. */
export const demandHttps = (response: ServerResponse, known: URL | undefined): void => {
  if (known?.protocol === 'https:') response.setHeader('strict-transport-security', HSTS)
}
