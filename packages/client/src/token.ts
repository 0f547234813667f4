import { PaijiError } from './errors.js'

/** A program that is issued its own tokens (OAuth 2.1, client credentials): registered under My → Account and security. */
export interface Credentials {
  readonly id: string
  readonly secret: string
  /** `read`, `results`, …: as the program was registered. */
  readonly scopes: readonly string[]
}

interface Issued {
  readonly token: string
  readonly until: number
}

/** Renewed this long before it ends: a request takes its time. */
const MARGIN_MS = 60_000

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const issueToken = async (url: string, { id, secret, scopes }: Credentials, send: typeof fetch): Promise<Issued> => {
  const pair = [id, secret].map(part => encodeURIComponent(part)).join(':')
  const answer = await send(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${base64(pair)}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }).toString(),
  })
  const content = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>
  if (typeof content.access_token !== 'string') {
    const textAt = (name: string) => (typeof content[name] === 'string' ? content[name] : undefined)
    const code = textAt('error') ?? 'NOT_PAIJI'
    throw new PaijiError(code, ['no token', code, textAt('error_description')].filter(Boolean).join(': '), answer)
  }
  return { token: content.access_token, until: Date.now() + Number(content.expires_in ?? 3600) * 1000 - MARGIN_MS }
}

/**
 * The current token of a program, issued again before it ends, and where the service no longer accepts it: `rejected`.
 * Throws a PaijiError.
 */
export type CurrentToken = (rejected?: string) => Promise<string>

export const ownTokens = (url: string, credentials: Credentials, send: typeof fetch): CurrentToken => {
  let issued: Promise<Issued> | undefined
  return async rejected => {
    const known = await issued?.catch(() => undefined)
    if (known && known.until > Date.now() && known.token !== rejected) return known.token
    issued = issueToken(url, credentials, send)
    return (await issued).token
  }
}
