import { refusing } from '../../base/problem.js'
import type { RoundProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems. */
export const refuse = refusing<RoundProblemCode>()
