import { err, type Problem, problem, type Result } from '@paiji/rules'
import type { SharedProblemCode } from './problem-codes.js'

/** What a use case answers: a value, or everything that is wrong. */
export type Outcome<T> = Result<T, readonly Problem[]>

/** Fails with one problem that any module may have. */
export const fail = (code: SharedProblemCode, params?: Problem['params'], at?: Problem['at']): Outcome<never> =>
  err([problem(code, { ...(params ? { params } : {}), ...(at ? { at } : {}) })])

export type { Problem, Result }
