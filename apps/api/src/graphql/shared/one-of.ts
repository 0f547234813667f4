import { ok } from '@paiji/rules'
import { fail, type Outcome } from '../../base/problem.js'

/** A value that must be one of a few; `path` names the input field in the problem VALUE_REFUSED. */
export const oneOf = <T extends string>(values: readonly T[], value: string, path: string): Outcome<T> => {
  const found = values.find(known => known === value)
  return found === undefined ? fail('VALUE_REFUSED', { value, expected: values.join(', ') }, { path }) : ok(found)
}
