import { authCall } from '@/lib/auth-call'
import { comesFromHere, seeOther, textOf } from '@/lib/plain-form'
import { safeReturnPath } from '@/lib/preferences'
import { isSecure } from '@/lib/public-address'
import { typedAddressCookie } from '@/lib/typed-address'

/** Six digits are an authenticator's; anything else is a recovery code. */
const isCode = (text: string): boolean => /^\d{6}$/.test(text)

const secondStep = (request: Request, form: FormData): Promise<Response> => {
  const code = textOf(form, 'code').replace(/\s/g, '')
  return authCall(request, isCode(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })
}

const signIn = (request: Request, form: FormData): Promise<Response> =>
  authCall(request, 'sign-in/email', { email: textOf(form, 'email').trim(), password: textOf(form, 'password') })

const refusalCode = (status: number): string => (status === 429 ? 'limited' : status >= 500 ? 'unavailable' : 'refused')

/** A refused log-in keeps the address that was typed. */
const keptAddress = (form: FormData, page: string): readonly string[] => {
  const address = textOf(form, 'email').trim()
  return address === '' ? [] : [typedAddressCookie(address, { path: page.split('?')[0] ?? page, secure: isSecure() })]
}

/** Whether the password was right and a code is asked for now. */
const asksForCode = async (answer: Response): Promise<boolean> => {
  const said: unknown = await answer.json().catch(() => null)
  return typeof said === 'object' && said !== null && 'twoFactorRedirect' in said
}

/**
 * Logs in or out from a plain form, so that it works without a script, and goes back to where the reader was; where the
 * account has a second factor, by way of the page that asks for its code.
 */
export async function POST(request: Request): Promise<Response> {
  if (!comesFromHere(request)) return new Response(null, { status: 403 })
  const form = await request.formData()
  const target = safeReturnPath(form.get('return'))
  const intent = textOf(form, 'intent')
  const loginPage = (more: Readonly<Record<string, string>>): string =>
    `/${textOf(form, 'locale') === 'en' ? 'en' : 'zh-CN'}/login?${new URLSearchParams({ ...more, return: target })}`
  const step: Readonly<Record<string, string>> = intent === 'secondStep' ? { step: 'second' } : {}
  try {
    if (intent === 'signOut') return seeOther(target, (await authCall(request, 'sign-out', {})).headers.getSetCookie())
    const answer = await (intent === 'secondStep' ? secondStep(request, form) : signIn(request, form))
    if (!answer.ok) {
      const page = loginPage({ problem: refusalCode(answer.status), ...step })
      return seeOther(page, keptAddress(form, page))
    }
    const cookies = answer.headers.getSetCookie()
    return (await asksForCode(answer)) ? seeOther(loginPage({ step: 'second' }), cookies) : seeOther(target, cookies)
  } catch {
    return intent === 'signOut' ? seeOther(target) : seeOther(loginPage({ problem: 'unavailable', ...step }))
  }
}
