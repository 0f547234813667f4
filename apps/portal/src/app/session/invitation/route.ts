import { apiUrl } from '@/lib/env'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'

const PROBLEMS: Readonly<Record<string, string>> = { PASSWORD_LENGTH: 'length', PASSWORD_COMMON: 'common' }

/** Sets the password of an invited account from a plain form, and goes on to the log-in. */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const [token, password] = [textOf(form, 'token'), textOf(form, 'password')]
  const locale = textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'
  const again = (problem: string): Response =>
    seeOther(`/${locale}/invitation/${encodeURIComponent(token)}?${new URLSearchParams({ problem })}`)
  if (password !== textOf(form, 'again')) return again('different')
  try {
    const answer = await fetch(`${apiUrl()}/api/invitation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
      cache: 'no-store',
    })
    if (answer.ok)
      return seeOther(`/${locale}/login?${new URLSearchParams({ problem: 'opened', return: `/${locale}` })}`)
    const { code } = (await answer.json()) as { code?: unknown }
    return again(PROBLEMS[String(code)] ?? 'gone')
  } catch {
    return again('unavailable')
  }
}
