/** The accounts' own routes of the second factor; cookies come with the answers. */

export interface Begun {
  readonly totpURI: string
  readonly backupCodes: readonly string[]
}

export type CallProblem = 'password' | 'code' | 'limited' | 'unavailable'

type Answer<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly problem: CallProblem }

const problemOf = (status: number, refused: CallProblem): CallProblem => {
  if (status === 429) return 'limited'
  return status >= 500 ? 'unavailable' : refused
}

const call = async <T>(path: string, body: object, refused: CallProblem): Promise<Answer<T>> => {
  try {
    const answer = await fetch(`/api/auth/two-factor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) return { ok: false, problem: problemOf(answer.status, refused) }
    return { ok: true, data: (await answer.json()) as T }
  } catch {
    return { ok: false, problem: 'unavailable' }
  }
}

/** Makes the secret; it counts from the first code that is entered. */
export const begin = (password: string) => call<Begun>('enable', { password }, 'password')
export const confirm = (code: string) => call<object>('verify-totp', { code }, 'code')
export const turnOff = (password: string) => call<object>('disable', { password }, 'password')
export const newCodes = (password: string) =>
  call<Pick<Begun, 'backupCodes'>>('generate-backup-codes', { password }, 'password')
