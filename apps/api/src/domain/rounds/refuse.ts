import { err, problem } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { RoundProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems. */
export const refuse = (
  code: RoundProblemCode,
  params?: Readonly<Record<string, string | number>>,
  path?: string,
): Outcome<never> => err([problem(code, { ...(params ? { params } : {}), ...(path ? { at: { path } } : {}) })])
