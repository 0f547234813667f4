import { compare, type Ratio, toDecimal, zero } from '../../core/ratio.js'
import type { UnitCode } from '../../core/points.js'
import { unitCode } from '../../core/points.js'
import type { BridgeBook } from '../book.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { scoreField } from '../score/field.js'
import { boardTopPenalty } from './board-top-penalty.js'
import { toScoreLines, unitOf } from '../score/score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'

/** Shares of one board's top: the standard of the EBU's White Book, and the practice of Chinese events. */
const topShares = [25, 20] as const

/** The most matchpoints on a board of the field; zero while nothing is scored. */
export const topOf = (book: BridgeBook, facts: BridgeFacts): Ratio => {
  const field = scoreField(book, facts, { waits: true })
  const lines = field.ok ? toScoreLines(book, field.value) : []
  return lines.reduce((top, { available }) => (available && compare(available, top) > 0 ? available : top), zero)
}

/** Decimal text of an amount that has at most two decimals. */
const decimal = (value: Ratio): string | undefined =>
  100n % value.den === 0n ? toDecimal(value, 2).replace(/\.?0+$/, '') : undefined

/** What the totals of a stage are counted in, and penalties with them. */
export const stageUnit = ({ victoryPoints, method }: BridgeSettings): UnitCode =>
  victoryPoints ? unitCode('victoryPoint') : unitOf(method)

/** The unit penalties are taken in and the standard amounts, the usual one first; none where no practice is known. */
export const standardPenalty = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: BridgeFacts,
): { readonly unit: UnitCode; readonly amounts: readonly string[] } => {
  const unit = stageUnit(settings)
  if (settings.victoryPoints) return { unit, amounts: ['1'] }
  if (settings.method === 'teamImp') return { unit, amounts: ['6'] }
  if (settings.method !== 'matchpoint' && settings.method !== 'boardAMatch') return { unit, amounts: [] }
  const top = topOf(book, facts)
  if (top.num === 0n) return { unit, amounts: [] }
  const amounts = topShares.flatMap(share => decimal(boardTopPenalty(top, share)) ?? [])
  return { unit, amounts }
}
