import { err, type Problem, problem, type Result } from '@paiji/rules'
import type { TableEntryProblemCode } from './problem-codes.js'

/** One problem of this module as a refusal. */
export const refuse = (
  code: TableEntryProblemCode,
  params?: Readonly<Record<string, string | number>>,
): Result<never, readonly Problem[]> => err([problem(code, params ? { params } : {})])
