import { fromDecimal, multiply, negate, type Ratio, ratio } from '../../core/ratio.js'
import type { BoardGroup, Entry } from './board-group.js'
import type { BridgeBook } from '../book.js'
import type { Outcome } from '../sheet/outcome.js'
import type { BridgeSettings } from '../settings/settings.js'

/** What one side of one table gets; an average that follows the own percentage is settled with the whole card. */
export interface SideAwardResult {
  readonly award: Ratio
  readonly available?: Ratio
  /** Lowered to average minus after a late change of call (1997 Laws, 25B2). */
  readonly held?: boolean
  /** What the arithmetic gives, where the award is the one a results file states. */
  readonly computed?: Ratio
  readonly artificial?: 'plus' | 'average' | 'minus' | 'percent' | 'imps'
}
export interface AwardedEntry {
  readonly entry: Entry
  readonly group: BoardGroup
  readonly ns: SideAwardResult
  readonly ew: SideAwardResult
}

type Artificial = Extract<Outcome, { kind: 'artificial' }>['award']

/** Percentage of the top an artificial score gives (Law 12). */
export const artificialPercent = (book: BridgeBook, award: Artificial): Ratio =>
  award.kind === 'percent'
    ? (fromDecimal(award.percent) ?? ratio(50))
    : ratio(award.kind === 'average' ? book.artificial.percent[award.grade] : book.artificial.percent.average)

/** Average plus and minus are a fixed number of IMPs; a percentage is read on the same line (60% ↔ average plus). */
export const artificialImps = (book: BridgeBook, settings: BridgeSettings, award: Artificial): Ratio => {
  const plus = fromDecimal(settings.profile.artificialImps) ?? ratio(book.artificial.imps)
  if (award.kind === 'imps') return fromDecimal(award.imps) ?? ratio(0)
  if (award.kind === 'average') return award.grade === 'plus' ? plus : award.grade === 'minus' ? negate(plus) : ratio(0)
  const { plus: high, average } = book.artificial.percent
  const percent = artificialPercent(book, award)
  return multiply(ratio(percent.num - BigInt(average) * percent.den, percent.den * BigInt(high - average)), plus)
}
