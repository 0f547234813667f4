import { err, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { GradingProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems; `path` names the input field. */
export const refuse = (
  code: GradingProblemCode,
  path?: string,
  params?: Readonly<Record<string, string | number>>,
): Outcome<never> => err([problem(code, { ...(path ? { at: { path } } : {}), ...(params ? { params } : {}) })])
