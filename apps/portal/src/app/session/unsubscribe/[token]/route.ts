import { apiUrl } from '@/lib/env'
import { seeOther, textOf } from '@/lib/plain-form'

interface RouteInput {
  readonly params: Promise<{ token: string }>
}

/**
 * Ends the mails of one topic. A mail program presses this by itself for its reader (RFC 8058), from anywhere and signed in
 * nowhere; the token is all there is to it, so where the request comes from does not matter.
 */
export async function POST(request: Request, { params }: RouteInput): Promise<Response> {
  const { token } = await params
  const form = await request.formData().catch(() => new FormData())
  const locale = textOf(form, 'locale')
  try {
    const answer = await fetch(`${apiUrl()}/api/unsubscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
    })
    if (!locale) return new Response(null, { status: answer.ok ? 200 : 400 })
    const said = answer.ok ? '?said=done' : ''
    return seeOther(`/${locale === 'en' ? 'en' : 'zh-CN'}/unsubscribe/${encodeURIComponent(token)}${said}`)
  } catch {
    return new Response(null, { status: 503 })
  }
}

/** Whoever follows the address of the header itself is shown the page with the button. */
export async function GET(_request: Request, { params }: RouteInput): Promise<Response> {
  return seeOther(`/zh-CN/unsubscribe/${encodeURIComponent((await params).token)}`)
}
