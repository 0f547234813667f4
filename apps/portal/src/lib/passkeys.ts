import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** The accounts' own routes of passkeys, and the browser's ceremony between question and answer. */

export type PasskeyProblem = 'refused' | 'notFresh' | 'cancelled' | 'unavailable'

type Called<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly problem: PasskeyProblem }

const problemOf = async (answer: Response): Promise<PasskeyProblem> => {
  if (answer.status >= 500 || answer.status === 429) return 'unavailable'
  const said = (await answer.json().catch(() => null)) as { code?: unknown } | null
  return said?.code === 'SESSION_NOT_FRESH' ? 'notFresh' : 'refused'
}

const call = async <T>(path: string, body?: object): Promise<Called<T>> => {
  try {
    const answer = await fetch(`/api/auth/passkey/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return answer.ok ? { ok: true, data: (await answer.json()) as T } : { ok: false, problem: await problemOf(answer) }
  } catch {
    return { ok: false, problem: 'unavailable' }
  }
}

/** What the device answers; nothing when its owner leaves off, or it cannot. */
const onDevice = <T>(ceremony: Promise<T>): Promise<T | undefined> => ceremony.catch(() => undefined)

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Makes a passkey on this device for the account that is signed in; answers what went wrong. */
export const addPasskey = async (name: string): Promise<PasskeyProblem | undefined> => {
  const options = await call<CreationOptions>('generate-register-options')
  if (!options.ok) return options.problem
  const response = await onDevice(startRegistration({ optionsJSON: options.data }))
  if (!response) return 'cancelled'
  const kept = await call('verify-registration', { response, name })
  return kept.ok ? undefined : kept.problem
}

export const removePasskey = async (id: string): Promise<PasskeyProblem | undefined> => {
  const removed = await call('delete-passkey', { id })
  return removed.ok ? undefined : removed.problem
}

/** Signs in with a passkey of this device, which asks for its own proof of who holds it. */
export const signInByPasskey = async (): Promise<PasskeyProblem | undefined> => {
  const options = await call<RequestOptions>('generate-authenticate-options')
  if (!options.ok) return options.problem
  const optionsJSON = { ...options.data, userVerification: 'required' } as const
  const response = await onDevice(startAuthentication({ optionsJSON }))
  if (!response) return 'cancelled'
  const done = await call('verify-authentication', { response })
  return done.ok ? undefined : done.problem
}
