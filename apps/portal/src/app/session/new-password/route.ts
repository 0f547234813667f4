import { authCall, isTooCommon, tokensBy } from '@/lib/auth-call'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'

const LEAST = 8
const MOST = 128

/** Sets the password of whoever holds the link, from a plain form, and goes on to the log-in. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const [token, newPassword] = [textOf(form, 'token'), textOf(form, 'password')]
  const locale = textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'
  const again = (problem: string): Response =>
    seeOther(`/${locale}/reset/${encodeURIComponent(token)}?${new URLSearchParams({ problem })}`)
  if (newPassword !== textOf(form, 'again')) return again('different')
  if (newPassword.length < LEAST || newPassword.length > MOST) return again('length')
  try {
    const answer = await authCall(request, 'reset-password', { token, newPassword }, tokensBy(form))
    if (answer.status >= 500) return again('unavailable')
    if (!answer.ok) return again((await isTooCommon(answer)) ? 'common' : 'gone')
    return seeOther(`/${locale}/login?${new URLSearchParams({ problem: 'opened', return: `/${locale}` })}`)
  } catch {
    return again('unavailable')
  }
}
