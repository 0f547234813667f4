import { refusing } from '../../base/problem.js'
import type { LawProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems; `path` names the input field. */
export const refuseLaw = refusing<LawProblemCode>()
