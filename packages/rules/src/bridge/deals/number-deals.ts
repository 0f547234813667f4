import { type BySeat, bySeat, seats } from '../../core/seat.js'
import { type Card, type Deal, pack } from '../table/deal.js'

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1))

/** How many deals there are: 52! / (13!)⁴, a little under 2⁹⁶. */
export const dealCount = factorial(52) / factorial(13) ** 4n

interface Step {
  readonly room: BySeat<bigint>
  readonly left: bigint
  /** Deals that are possible from here on. */
  readonly ways: bigint
}

const fresh = (): Step => ({ room: bySeat(() => 13n), left: 52n, ways: dealCount })

/** Of the deals possible from here, those in which the next card goes to a seat. */
const waysOf = ({ room, left, ways }: Step, seat: (typeof seats)[number]): bigint => (ways * room[seat]) / left

const after = (step: Step, seat: (typeof seats)[number]): Step => ({
  room: { ...step.room, [seat]: step.room[seat] - 1n },
  left: step.left - 1n,
  ways: waysOf(step, seat),
})

/**
 * The deal with a number from 0 to `dealCount` − 1; every deal has one and no two the same. Cards go out from the ace of
 * spades to the two of clubs; lower numbers are those in which a card goes to north, then east, south, west.
 * @throws RangeError for a number outside
 */
export const dealOfNumber = (number: bigint): Deal => {
  if (number < 0n || number >= dealCount) throw new RangeError('there is no deal of this number')
  const hands = bySeat<Card[]>(() => [])
  let step = fresh()
  let rest = number
  for (const card of pack) {
    for (const seat of seats) {
      const own = waysOf(step, seat)
      if (rest < own) {
        hands[seat].push(card)
        step = after(step, seat)
        break
      }
      rest -= own
    }
  }
  return hands
}
