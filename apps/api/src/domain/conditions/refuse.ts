import { err, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { ConditionsProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems; `path` names the input field. */
export const refuse = (code: ConditionsProblemCode, path?: string): Outcome<never> =>
  err([problem(code, path ? { at: { path } } : {})])
