import type { ClauseRef } from './clause.js'
import type { FactId } from './ids.js'

/**
 * Why a number is what it is: a tree from the value through the arithmetic to the facts and the articles.
 * `code` names a sentence (`<sport>.explain.<code>` in the locale files), `params` fill it; nothing here is prose.
 */
export interface Explanation {
  readonly code: string
  /** The value this node explains, already printed. */
  readonly value: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly clause?: ClauseRef
  readonly from?: FactId
  readonly steps?: readonly Explanation[]
}
