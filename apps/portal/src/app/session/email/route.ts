import { apiUrl } from '@/lib/env'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'

/** Confirms a new address from a plain form; whoever opens its mail need not be signed in. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const token = textOf(form, 'token')
  const locale = textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'
  const say = (said: string): Response =>
    seeOther(`/${locale}/email/${encodeURIComponent(token)}?${new URLSearchParams({ said })}`)
  try {
    const answer = await fetch(`${apiUrl()}/api/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
    })
    return say(answer.ok ? 'done' : answer.status >= 500 ? 'unavailable' : 'gone')
  } catch {
    return say('unavailable')
  }
}
