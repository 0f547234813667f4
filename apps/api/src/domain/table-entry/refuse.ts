import type { TableEntryProblemCode } from './problem-codes.js'
import { refusing } from '../../base/problem.js'

/** One problem of this module as a refusal. */
export const refuse = refusing<TableEntryProblemCode>()
