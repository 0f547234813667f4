import { canSetTerms } from '../entries/policy.js'

/** The words of the conditions are written, and they are published, by whoever sanctions the event or runs it. */
export const canKeepConditions = canSetTerms
