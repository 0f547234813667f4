import { apiUrl } from '@/lib/env'
import { safeReturnPath } from '@/lib/preferences'

const authHeaders = (request: Request): Headers => {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of ['cookie', 'origin', 'user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

const back = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Only pages of this site may log a reader in or out. */
const comesFromHere = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

const signIn = (request: Request, form: FormData): Promise<Response> =>
  fetch(`${apiUrl()}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: authHeaders(request),
    body: JSON.stringify({ email: text(form, 'email').trim(), password: text(form, 'password') }),
    cache: 'no-store',
  })

const signOut = (request: Request): Promise<Response> =>
  fetch(`${apiUrl()}/api/auth/sign-out`, {
    method: 'POST',
    headers: authHeaders(request),
    body: '{}',
    cache: 'no-store',
  })

const refusalCode = (status: number): string => (status === 429 ? 'limited' : status >= 500 ? 'unavailable' : 'refused')

/** Logs in or out from a plain form, so that it works without a script, and goes back to where the reader was. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const target = safeReturnPath(form.get('return'))
  const leaving = text(form, 'intent') === 'signOut'
  const loginPage = (code: string): string =>
    `/${text(form, 'locale') === 'en' ? 'en' : 'zh-CN'}/login?${new URLSearchParams({ problem: code, return: target })}`
  try {
    const answer = await (leaving ? signOut(request) : signIn(request, form))
    if (!answer.ok && !leaving) return back(loginPage(refusalCode(answer.status)))
    return back(target, answer.headers.getSetCookie())
  } catch {
    return leaving ? back(target) : back(loginPage('unavailable'))
  }
}
