import { fromDecimal, fromText, multiply, ratio, toDecimal } from '../../core/ratio.js'
import type { SideAward, WeightedResult } from './sheet.js'

const suits: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** `4S N =` → `4♠ N =`. */
const withSuits = (result: string): string =>
  result.replace(/^([1-7])([CDHS])(?=X| )/, (_, level, suit) => `${level}${suits[suit]}`).replace('-', '−')

/** Two decimals at most as a percentage; thirds and the like as the fraction they are. */
const weightWords = (weight: string): string => {
  const decimal = fromDecimal(weight)
  if (!decimal) return weight
  return `${toDecimal(multiply(decimal, ratio(100)), 2).replace(/\.?0+$/, '')}%`
}

const resultWords = ({ result, nsScore }: WeightedResult): string =>
  result ? withSuits(result) : nsScore > 0 ? `+${nsScore}` : `${nsScore}`.replace('-', '−')

/** Heaviest first, as casebooks print them. */
const byWeight = (a: WeightedResult, b: WeightedResult): number => {
  const [x, y] = [a, b].map(({ weight }) => fromDecimal(weight) ?? fromText(weight))
  return x && y ? Number(y.num * x.den - x.num * y.den > 0n) - Number(y.num * x.den - x.num * y.den < 0n) : 0
}

/** An award of one side as casebooks print it: `4♠ N = 60%, 4♠ N −1 40%`, `AVE+`, `60%`, `−3 IMP`. */
export const awardWords = (award: SideAward): string => {
  if (award.kind === 'percent') return `${award.percent}%`
  if (award.kind === 'imps') return `${award.imps.replace('-', '−')} IMP`
  if (award.kind === 'average') return { plus: 'AVE+', average: 'AVE', minus: 'AVE−' }[award.grade]
  return [...award.results]
    .sort(byWeight)
    .map(each => (each.weight === '1' ? resultWords(each) : `${resultWords(each)} ${weightWords(each.weight)}`))
    .join(', ')
}

/** What both sides get: once where it is the same, else each by itself. */
export const bothAwardWords = ({ ns, ew }: { readonly ns: SideAward; readonly ew: SideAward }): string => {
  const [north, east] = [awardWords(ns), awardWords(ew)]
  return ns.kind === 'assigned' && north === east ? north : `NS ${north}; EW ${east}`
}
