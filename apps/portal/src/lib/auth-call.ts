import 'server-only'
import { apiUrl, forwardProof } from '@/lib/env'

const PASSED_ON = ['cookie', 'origin', 'user-agent', 'x-forwarded-for'] as const

/** What becomes of the tokens of programs with a new password, by the box of its form. */
export const tokensBy = (form: FormData): Readonly<Record<string, string>> =>
  form.get('endTokens') === null ? { 'x-paiji-tokens': 'keep' } : {}

/** One call of the accounts' own routes in the reader's name, for forms that work without a script. */
export const authCall = (
  request: Request,
  path: string,
  body: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'application/json', ...forwardProof(), ...more })
  for (const name of PASSED_ON) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return fetch(`${apiUrl()}/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    cache: 'no-store',
  })
}

/** Whether a refused password is one of those that are tried first. */
export const isTooCommon = async (refused: Response): Promise<boolean> => {
  const said: unknown = await refused.json().catch(() => null)
  return typeof said === 'object' && said !== null && Reflect.get(said, 'code') === 'PASSWORD_COMMON'
}
