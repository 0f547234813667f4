import { compare, multiply, one, type Ratio, ratio, subtract, toDecimal, toText } from '../../core/ratio.js'
import { weightValue } from './outcome.js'
import type { ArtificialAward, SideAward, WeightedResult } from './sheet.js'

const suits: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

/** `4S N =` → `4♠ N =`. */
const withSuits = (result: string): string =>
  result.replace(/^([1-7])([CDHS])(?=X| )/, (_, level, suit) => `${level}${suits[suit]}`).replace('-', '−')

/** Two decimals at most as a percentage; thirds and the like as the fraction they are. */
const weightWords = (weight: Ratio): string =>
  10_000n % weight.den === 0n ? `${toDecimal(multiply(weight, ratio(100)), 2).replace(/\.?0+$/, '')}%` : toText(weight)

const resultWords = ({ result, nsScore }: WeightedResult): string =>
  result ? withSuits(result) : nsScore > 0 ? `+${nsScore}` : `${nsScore}`.replace('-', '−')

/** Heaviest first, as casebooks print them. */
const byWeight = (a: WeightedResult, b: WeightedResult): number => compare(weightValue(b.weight), weightValue(a.weight))

/** An award that is compared with no result, in the notation of casebooks. */
export const artificialWords = (award: ArtificialAward): string => {
  if (award.kind === 'percent') return `${award.percent}%`
  if (award.kind === 'imps') return `${award.imps.replace('-', '−')} IMP`
  return { plus: 'AVE+', average: 'AVE', minus: 'AVE−' }[award.grade]
}

/** An award of one side as casebooks print it: `4♠ N = 60%, 4♠ N −1 40%`, `AVE+`, `60%`, `−3 IMP`, `4♠ N = 1/2, AVE 1/2`. */
export const awardWords = (award: SideAward): string => {
  if (award.kind !== 'assigned') return artificialWords(award)
  const { results, share } = award
  const rest = share ? subtract(one, weightValue(share.weight)) : one
  const parts = [...results].sort(byWeight).map(each => {
    const weight = multiply(rest, weightValue(each.weight))
    return weight.num === weight.den ? resultWords(each) : `${resultWords(each)} ${weightWords(weight)}`
  })
  const artificial = share ? [`${artificialWords(share.award)} ${weightWords(weightValue(share.weight))}`] : []
  return [...parts, ...artificial].join(', ')
}

/** What both sides get: once where it is the same, else each by itself. */
export const bothAwardWords = ({ ns, ew }: { readonly ns: SideAward; readonly ew: SideAward }): string => {
  const [north, east] = [awardWords(ns), awardWords(ew)]
  return ns.kind === 'assigned' && north === east ? north : `NS ${north}; EW ${east}`
}
