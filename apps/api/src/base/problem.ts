import { err, type Problem, problem, type Result } from '@paiji/rules'
import type { SharedProblemCode } from './problem-codes.js'

/** What a use case answers: a value, or everything that is wrong. */
export type Outcome<T> = Result<T, readonly Problem[]>

/** Fails with one problem that any module may have. */
export const fail = (code: SharedProblemCode, params?: Problem['params'], at?: Problem['at']): Outcome<never> =>
  err([problem(code, { ...(params ? { params } : {}), ...(at ? { at } : {}) })])

/**
 * A module's way to fail with one of its own problems: `const refuse = refusing<OfficeProblemCode>()`, then `refuse(CODE)`,
 * `refuse(CODE, 'path.of.the.field')`, `refuse(CODE, { what: 'the sentence is filled in with' })`, or all three.
 */
export const refusing =
  <Code extends string>() =>
  (code: Code, at?: string | Problem['params'], params?: Problem['params']): Outcome<never> => {
    const [path, filled] = typeof at === 'string' ? [at, params] : [undefined, at ?? params]
    return err([problem(code, { ...(path ? { at: { path } } : {}), ...(filled ? { params: filled } : {}) })])
  }

export type { Problem, Result }
