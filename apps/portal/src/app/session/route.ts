import { apiUrl, forwardProof } from '@/lib/env'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'
import { safeReturnPath } from '@/lib/preferences'

const authHeaders = (request: Request): Headers => {
  const headers = new Headers({ 'content-type': 'application/json', ...forwardProof() })
  for (const name of ['cookie', 'origin', 'user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

const signIn = (request: Request, form: FormData): Promise<Response> =>
  fetch(`${apiUrl()}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: authHeaders(request),
    body: JSON.stringify({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') }),
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
  const leaving = textOf(form, 'intent') === 'signOut'
  const loginPage = (code: string): string =>
    `/${textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'}/login?${new URLSearchParams({ problem: code, return: target })}`
  try {
    const answer = await (leaving ? signOut(request) : signIn(request, form))
    if (!answer.ok && !leaving) return seeOther(loginPage(refusalCode(answer.status)))
    return seeOther(target, answer.headers.getSetCookie())
  } catch {
    return leaving ? seeOther(target) : seeOther(loginPage('unavailable'))
  }
}
