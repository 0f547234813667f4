import type { Explanation } from '../../core/explanation.js'
import { byDirector, node } from '../explain.js'
import type { PlaceExchange, StageSide, StageState } from './types.js'

type Placed = Pick<StageState, 'sides' | 'exchanges'>

/** The sides by place (draw number, line of the bracket) in a round: by seed, then as the director exchanged them. */
export const sidesByPlace = ({ sides, exchanges = [] }: Placed, round: number): readonly StageSide[] => {
  const places = [...sides].sort((a, b) => a.seed - b.seed)
  for (const { first, second } of exchanges.filter(one => one.round <= round)) {
    const [a, b] = [places.findIndex(side => side.id === first), places.findIndex(side => side.id === second)]
    const [held, other] = [places[a], places[b]]
    if (held && other) Object.assign(places, { [a]: other, [b]: held })
  }
  return places
}

/** The exchanges that put one of these where it is in this round, as steps of its pairing's reason. */
export const exchangeSteps = (
  { exchanges = [] }: Placed,
  round: number,
  sides: readonly string[],
): readonly Explanation[] =>
  exchanges
    .filter(one => one.round <= round && (sides.includes(one.first) || sides.includes(one.second)))
    .map(({ first, second, round: from, reason }: PlaceExchange) =>
      byDirector(`${first} – ${second}`, reason, node('placesExchanged', '', { first, second, round: from })),
    )
