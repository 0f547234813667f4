import { err, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { EntryProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems; `path` names the input field. */
export const refuse = (
  code:
    | EntryProblemCode
    | 'EVENT_UNKNOWN'
    | 'EVENT_CANCELLED'
    | 'EVENT_NOT_ANNOUNCED'
    | 'REASON_MISSING'
    | 'ENTRY_UNKNOWN',
  path?: string,
  params?: Readonly<Record<string, string | number>>,
): Outcome<never> => err([problem(code, { ...(path ? { at: { path } } : {}), ...(params ? { params } : {}) })])
