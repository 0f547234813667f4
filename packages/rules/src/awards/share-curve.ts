import { one, type Ratio, ratio, zero } from '../core/ratio.js'
import { amountOf } from './amount.js'
import type { ShareCurve } from './award-policy.js'

const listed = (shares: readonly string[], place: number): Ratio | undefined => {
  const share = shares[place - 1]
  return share === undefined ? undefined : amountOf(share)
}

const power = (base: Ratio, exponent: number): Ratio =>
  ratio(base.num ** BigInt(exponent), base.den ** BigInt(exponent))

/** Share of the base for one place (1 = first) when `places` are awarded. */
export const shareOf = (curve: ShareCurve, place: number, places: number): Ratio => {
  switch (curve.kind) {
    case 'list':
      return listed(curve.shares, place) ?? zero
    case 'steps': {
      const row = curve.rows
        .filter(item => item.fromRank <= place)
        .reduce(
          (best: { fromRank: number; share: string } | undefined, item) =>
            best && best.fromRank >= item.fromRank ? best : item,
          undefined,
        )
      return row ? amountOf(row.share) : zero
    }
    case 'geometric':
      return place === 1 ? one : power(amountOf(curve.ratio), place - 1)
    case 'linear':
      return ratio(Math.max(places - place + 1, 0), Math.max(places, 1))
    case 'reciprocal':
      return listed(curve.shares, place) ?? (place > curve.offset ? ratio(1, place - curve.offset) : zero)
  }
}
