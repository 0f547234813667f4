import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { preferenceCookies, readDensity, readTheme } from './preferences'
import { locales } from '../i18n/routing'

const cookiesOf = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split(';').flatMap(pair => {
      const at = pair.indexOf('=')
      return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
    }),
  )

const isPage = (path: string): boolean =>
  locales.some(one => path === `/${one}` || path.startsWith(`/${one}/`) || path.startsWith(`/embed/${one}/`))

/**
 * What a whole page hangs on besides the data: its address and the reader's settings. Undefined for what is no page, is
 * asked by somebody signed in, or is a step within the portal.
 */
export const pageKey = ({ method, url = '/', headers }: IncomingMessage): string | undefined => {
  if (method !== 'GET' || headers.rsc !== undefined || headers.authorization !== undefined) return undefined
  if (headers['next-action'] !== undefined || headers.cookie?.includes('session_token')) return undefined
  const path = url.split('?', 1)[0] ?? ''
  if (!isPage(path) || path.includes('.')) return undefined
  const jar = cookiesOf(headers.cookie)
  const theme = readTheme(jar.get(preferenceCookies.theme))
  const density = readDensity(jar.get(preferenceCookies.density))
  return JSON.stringify([headers.host, headers['x-forwarded-proto'], url, theme, density])
}

const NONCE = /'nonce-([^']+)'/

/** The name of a page's content: the same for every making of it, whose nonces differ. */
export const pageTag = (body: Buffer, headers: OutgoingHttpHeaders): string => {
  const nonce = NONCE.exec(String(headers['content-security-policy'] ?? ''))?.[1]
  const text = body.toString('utf8')
  const same = nonce ? text.replaceAll(nonce, '') : text
  return `W/"${createHash('sha256').update(same).digest('base64url').slice(0, 22)}"`
}

/** Whether the reader has this content already. */
export const hasAlready = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some(one => one.trim() === tag) ?? false
