import { authCall, isTooCommon, tokensBy } from '@/lib/auth-call'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'

const LEAST = 8
const MOST = 128

const problemOf = (status: number): string => (status === 429 ? 'limited' : status >= 500 ? 'unavailable' : 'refused')

/** Changes the own password from a plain form; every other session ends with it. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const locale = textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'
  const say = (said: string, cookies: readonly string[] = []): Response =>
    seeOther(`/${locale}/my/account?${new URLSearchParams({ said })}`, cookies)
  const next = textOf(form, 'next')
  if (next !== textOf(form, 'again')) return say('different')
  if (next.length < LEAST || next.length > MOST) return say('length')
  const body = { currentPassword: textOf(form, 'current'), newPassword: next, revokeOtherSessions: false }
  try {
    const answer = await authCall(request, 'change-password', body, tokensBy(form))
    if (answer.ok) return say('passwordChanged', answer.headers.getSetCookie())
    return say((await isTooCommon(answer)) ? 'common' : problemOf(answer.status))
  } catch {
    return say('unavailable')
  }
}
