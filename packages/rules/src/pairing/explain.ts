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
