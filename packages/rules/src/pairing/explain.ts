import type { ClauseRef } from '../core/clause.js'
import type { Explanation } from '../core/explanation.js'
import type { PairingExplanationCode } from './explanation-codes.js'

/** An explanation node whose code is on this folder's list. */
export const node = (
  code: PairingExplanationCode,
  value: string,
  params?: Readonly<Record<string, string | number>>,
  steps?: readonly Explanation[],
  clause?: ClauseRef,
): Explanation => ({
  code,
  value,
  ...(params ? { params } : {}),
  ...(clause ? { clause } : {}),
  ...(steps?.length ? { steps } : {}),
})

/** That a director arranged it, and why; `stated` is `no` where no reason was needed or given. */
export const byDirector = (value: string, reason: string, before?: Explanation): Explanation =>
  node('placedByDirector', value, { reason, stated: reason.trim() ? 'yes' : 'no' }, before ? [before] : [])
