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

/** The log-ins of the demo that the tests act as. */
const whos = [
  'staff',
  'staff2',
  'director',
  'director2',
  'scorer',
  'player',
  'partner',
  'clerk',
  'committee',
  'committee2',
  'committee3',
  'admin',
  'admin2',
] as const
export type Who = (typeof whos)[number]

/** The cookie header of each log-in. */
export type Cookies = Readonly<Record<Who, string>>

/** Logs everybody in once: the API counts log-ins by address, and a suite that asked anew for each test would be refused. */
export const everybody = (url: string, password: string): Promise<Cookies> => cookiesOf(url, whos, password)

/** The cookie headers of these accounts; a tag stands before the at sign where their addresses have one. */
export const cookiesOf = async <Name extends string>(
  url: string,
  names: readonly Name[],
  password: string,
  tag?: string,
): Promise<Readonly<Record<Name, string>>> => {
  const cookies: Partial<Record<Name, string>> = {}
  for (const name of names) cookies[name] = await cookieOf(url, tag ? `${name}-${tag}` : name, password)
  return cookies as Record<Name, string>
}

/** A cookie header as a browser context's stored state. */
export const stateOf = (url: string, header: string) => ({
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
})
