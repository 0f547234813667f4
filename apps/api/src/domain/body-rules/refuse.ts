import { refusing } from '../../base/problem.js'
import type { BodyRulesProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems; `path` names the input field. */
export const refuseRules = refusing<BodyRulesProblemCode>()
