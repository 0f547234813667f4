import 'server-only'
import { apiUrl, forwardProof } from '@/lib/env'

const PASSED_ON = ['cookie', 'origin', 'user-agent', 'x-forwarded-for'] as const

/** One call of the accounts' own routes in the reader's name, for forms that work without a script. */
export const authCall = (request: Request, path: string, body: object): Promise<Response> => {
  const headers = new Headers({ 'content-type': 'application/json', ...forwardProof() })
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
