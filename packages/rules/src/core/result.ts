/** A computation that can fail in an expected way. Exceptions are for bugs only. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

export const map = <T, U, E>(result: Result<T, E>, fn: (value: T) => U): Result<U, E> =>
  result.ok ? ok(fn(result.value)) : result

/** Every value, or every error: nothing is hidden behind the first failure. */
export const all = <T, E>(results: readonly Result<T, readonly E[]>[]): Result<readonly T[], readonly E[]> => {
  const [values, errors]: [T[], E[]] = [[], []]
  for (const result of results) {
    if (result.ok) values.push(result.value)
    else for (const error of result.error) errors.push(error)
  }
  return errors.length > 0 ? err(errors) : ok(values)
}
