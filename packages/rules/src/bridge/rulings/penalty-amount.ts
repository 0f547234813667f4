import { problem, type Problem } from '../../core/problem.js'
import type { UnitCode } from '../../core/points.js'
import { fromDecimal, fromText, multiply, type Ratio, ratio, toDecimal, toText, zero } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { PenaltyAmount } from '../../core/parse-adjustment.js'

/** How a unit is written behind an amount, in lower case. */
const written: Readonly<Record<string, readonly string[]>> = {
  matchpoint: ['mp', 'mps', '比赛分'],
  imp: ['imp', 'imps', '国际比赛分'],
  victoryPoint: ['vp', 'vps', '胜利分'],
  boardPoint: ['bp', 'bps'],
  totalPoint: ['points', '总分'],
}
const ofTop: readonly string[] = ['top', 'of a top', 'of top', '顶分', '一副顶分']

/** The unit as casebooks write it behind an amount. */
const mark = (unit: UnitCode): string => written[unit]?.[0]?.toUpperCase() ?? unit

/** What is typed before the unit: `25`, `2.5`, `1/4`, with or without a percent sign. */
const typed = /^(\d{1,4}\/[1-9]\d{0,3}|\d{1,7}(?:\.\d{1,4})?(?!\d*[\d/.]))\s*(%?)\s*(.*)$/

const valueOf = (text: string): Ratio => (text.includes('/') ? fromText(text) : (fromDecimal(text) ?? zero))

/** At most two decimals, else the exact fraction. */
const plain = (value: Ratio): string =>
  100n % value.den === 0n ? toDecimal(value, 2).replace(/\.?0+$/, '') : toText(value)

interface PenaltyPlace {
  /** What the stage counts in. */
  readonly unit: UnitCode
  /** The most matchpoints on a board; nothing where none are counted. */
  top(): Ratio
}

/**
 * An amount as it was typed, with its unit or without: `25%` or `1/4 top` is a share of the top of a board, `6 IMP`,
 * `1 VP` and `2.5 MP` are what the stage counts in, and so is a number alone. Another unit is refused, for what it would
 * come to depends on more than the amount. Problems: ADJUSTMENT_AMOUNT_UNREADABLE, PENALTY_UNIT_ELSEWHERE.
 */
export const readPenaltyAmount = (text: string, { unit, top }: PenaltyPlace): Result<PenaltyAmount, Problem> => {
  const at = { path: 'amount' }
  const [, number = '', percent, behind = ''] = typed.exec(text.trim().replace('％', '%')) ?? []
  if (number === '') return err(problem('ADJUSTMENT_AMOUNT_UNREADABLE', { at }))
  const named = behind.toLowerCase()
  const elsewhere = err(
    problem('PENALTY_UNIT_ELSEWHERE', { at, params: { unit: `${percent}${behind}`, here: mark(unit) } }),
  )
  if (percent !== '' || ofTop.includes(named)) {
    if (percent !== '' && named !== '' && !ofTop.includes(named)) return elsewhere
    const most = top()
    if (most.num === 0n) return elsewhere
    const share = multiply(valueOf(number), percent === '' ? ratio(1) : ratio(1, 100))
    const taken = multiply(most, share)
    return ok({ amount: toText(taken), unit, stated: `${number}${percent} top = ${plain(taken)} ${mark(unit)}` })
  }
  if (named !== '' && !written[unit]?.includes(named)) return elsewhere
  const amount = valueOf(number)
  return ok({ amount: toText(amount), unit, stated: `${plain(amount)} ${mark(unit)}` })
}
