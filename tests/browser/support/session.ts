import { surroundings } from './places.js'

/** Logs in as the portal's form does, without a browser; answers the cookie header. */
export const cookieOf = async (url: string, who: string, password: string): Promise<string> => {
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: `${who}@paiji.example`, password, locale: 'en', return: '/en' }),
  })
  const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '')
  if (cookies.length === 0) throw new Error(`Logging in as ${who} answered ${response.status}.`)
  return cookies.join('; ')
}

/** The same as a browser context's stored state. */
export const storedSession = async (who: string) => {
  const { url, password } = surroundings()
  const header = await cookieOf(url, who, password)
  return {
    origins: [],
    cookies: header.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return {
        name: pair.slice(0, at),
        value: pair.slice(at + 1),
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax' as const,
      }
    }),
  }
}
