import { refusing } from '../../base/problem.js'
import type { EntryProblemCode } from './problem-codes.js'

/** Refuses with one of the module's problems, or of the event it is about. */
export const refuse = refusing<
  | EntryProblemCode
  | 'EVENT_UNKNOWN'
  | 'EVENT_CANCELLED'
  | 'EVENT_NOT_ANNOUNCED'
  | 'REASON_MISSING'
  | 'ENTRY_UNKNOWN'
  | 'ALREADY_WITHDRAWN'
>()
