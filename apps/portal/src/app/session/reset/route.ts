import { authCall } from '@/lib/auth-call'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'

/** Asks for a link for a new password; the next page is the same whether there is an account of that address or not. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const locale = textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'
  const say = (said: string): Response => seeOther(`/${locale}/forgot?${new URLSearchParams({ said })}`)
  try {
    const answer = await authCall(request, 'request-password-reset', { email: textOf(form, 'email').trim() })
    return say(answer.status === 429 ? 'limited' : answer.status >= 500 ? 'unavailable' : 'asked')
  } catch {
    return say('unavailable')
  }
}
