import { PaijiError } from './errors.js'

/** A program that fetches its own tokens (OAuth 2.1, client credentials): registered under My → Account and security. */
export interface Credentials {
  readonly id: string
  readonly secret: string
  /** `read`, `results`, …: as the program was registered. */
  readonly scopes: readonly string[]
}

interface Held {
  readonly token: string
  readonly until: number
}

/** Renewed this long before it ends: a request takes its time. */
const MARGIN_MS = 60_000

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

const fetchToken = async (url: string, { id, secret, scopes }: Credentials, fetching: typeof fetch): Promise<Held> => {
  const pair = [id, secret].map(part => encodeURIComponent(part)).join(':')
  const answer = await fetching(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${base64(pair)}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }).toString(),
  })
  const said = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>
  if (typeof said.access_token !== 'string') {
    const textIn = (name: string) => (typeof said[name] === 'string' ? said[name] : undefined)
    const code = textIn('error') ?? 'NOT_PAIJI'
    throw new PaijiError(code, ['no token', code, textIn('error_description')].filter(Boolean).join(': '), answer)
  }
  return { token: said.access_token, until: Date.now() + Number(said.expires_in ?? 3600) * 1000 - MARGIN_MS }
}

/** A token that is there when it is asked for, fetched anew before it ends. */
export const ownTokens = (url: string, credentials: Credentials, fetching: typeof fetch): (() => Promise<string>) => {
  let held: Promise<Held> | undefined
  return async () => {
    const found = await held?.catch(() => undefined)
    if (!found || found.until <= Date.now()) held = fetchToken(url, credentials, fetching)
    return ((await held) as Held).token
  }
}
