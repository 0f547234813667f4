import type { EntrantId, FactId } from '../../core/ids.js'
import { fromDecimal, type Ratio, subtract, zero } from '../../core/ratio.js'
import type { BridgeFact } from '../sheet/effective-sheets.js'

/** One contestant's side of one match: all boards of a round against the same opponents, or a recorded outcome. */
export interface MatchResult {
  readonly entrant: EntrantId
  readonly opponents: readonly EntrantId[]
  /** The recorded match's own slot, or one made of round and contestants. */
  readonly slot: string
  /** Entered as one outcome, without its boards. */
  readonly recorded?: boolean
  readonly session?: number
  readonly round?: number
  readonly boards: number
  /** Points of the method won and lost, both positive; `net` is their difference. */
  readonly won: Ratio
  readonly lost: Ratio
  readonly net: Ratio
  /** Share of what could be won, where the method has a top. */
  readonly percent?: Ratio
  readonly victoryPoints?: Ratio
  readonly bye?: boolean
  readonly from: readonly FactId[]
}

/** One side of a match that was recorded as a whole; undefined for boards and for the missing side of a bye. */
export const recordedMatch = (fact: BridgeFact, side: 0 | 1): MatchResult | undefined => {
  const entrant = fact.sides[side]
  const { sheet } = fact
  if (entrant === undefined || (sheet.result !== 'match' && sheet.result !== 'bye')) return undefined
  const opponent = fact.sides[1 - side]
  const text = (pair: readonly [string, string] | undefined, index: number): Ratio =>
    (pair && fromDecimal(pair[index] ?? '0')) || zero
  const imps = sheet.result === 'match' ? sheet.imps : undefined
  const [won, lost] = [text(imps, side), text(imps, 1 - side)]
  const given = sheet.result === 'match' ? sheet.victoryPoints : undefined
  return {
    entrant,
    opponents: opponent === undefined ? [] : [opponent],
    slot: fact.slot,
    recorded: true,
    ...(fact.session === undefined ? {} : { session: fact.session }),
    ...(fact.round === undefined ? {} : { round: fact.round }),
    boards: sheet.result === 'match' ? sheet.boards : 0,
    won,
    lost,
    net: subtract(won, lost),
    ...(given ? { victoryPoints: text(given, side) } : {}),
    ...(sheet.result === 'bye' ? { bye: true } : {}),
    from: [fact.id],
  }
}
