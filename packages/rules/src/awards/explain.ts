import type { Explanation } from '../core/explanation.js'
import type { AwardExplanationCode } from './explanation-codes.js'

/** An explanation node whose code is on this folder's list. */
export const node = (
  code: AwardExplanationCode,
  value: string,
  params?: Readonly<Record<string, string | number>>,
  steps?: readonly Explanation[],
): Explanation => ({ code, value, ...(params ? { params } : {}), ...(steps?.length ? { steps } : {}) })
