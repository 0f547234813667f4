import type { Adjustment } from '../../core/adjustment.js'
import type { EntrantFact } from '../../core/facts.js'
import type { EntrantId } from '../../core/ids.js'
import { add, compare, fromDecimal, fromText, multiply, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { percentage, sumBy } from './field.js'
import { isMatchLine } from './matches.js'
import type { ArithmeticProfile } from '../settings/profile.js'

/** The sums of one contestant before any factoring. */
export interface Card {
  readonly entrant: EntrantFact
  readonly points: Ratio
  readonly available: Ratio
  readonly boardPercents: readonly Ratio[]
  readonly played: number
  readonly penalty: Ratio
}

const boardPercents = (lines: readonly ScoreLine[]): readonly Ratio[] =>
  lines.map(line => (line.available && percentage(line.points.value, line.available)) || ratio(50))

const penalties = (facts: BridgeFacts): ReadonlyMap<EntrantId, Ratio> => {
  const sums = new Map<EntrantId, Ratio>()
  for (const { adjustment } of facts.adjustments) {
    if (adjustment.kind !== 'penalty') continue
    sums.set(adjustment.entrant, add(sums.get(adjustment.entrant) ?? zero, fromText(adjustment.amount)))
  }
  return sums
}

const byEntrant = (lines: readonly ScoreLine[]): ReadonlyMap<EntrantId, readonly ScoreLine[]> => {
  const grouped = new Map<EntrantId, ScoreLine[]>()
  for (const line of lines) {
    if (isMatchLine(line)) continue
    const own = grouped.get(line.entrant)
    if (own) own.push(line)
    else grouped.set(line.entrant, [line])
  }
  return grouped
}

/** Without standing, or gone from the whole event. */
const hasLeft = (adjustment: Adjustment): adjustment is Extract<Adjustment, { kind: 'unranked' | 'forfeit' }> =>
  adjustment.kind === 'unranked' || (adjustment.kind === 'forfeit' && adjustment.slot === undefined)

/** One card per contestant that is to be ranked; those without standing have lines but no card. */
export const cards = (facts: BridgeFacts, lines: readonly ScoreLine[], profile: ArithmeticProfile): readonly Card[] => {
  const linesOf = byEntrant(lines)
  const penaltyOf = penalties(facts)
  const unranked = new Set(
    facts.adjustments.flatMap(({ adjustment }) => (hasLeft(adjustment) ? [adjustment.entrant] : [])),
  )
  return facts.entrants
    .filter(entrant => !unranked.has(entrant.id))
    .map(entrant => {
      const own = linesOf.get(entrant.id) ?? []
      return {
        entrant,
        points: sumBy(own, line => line.points.value),
        available: sumBy(own, line => line.available),
        boardPercents: profile.percentOf === 'boardMean' ? boardPercents(own) : [],
        played: own.length,
        penalty: penaltyOf.get(entrant.id) ?? zero,
      }
    })
}

/** The fullest card of each ranking, in boards and in what could be won. */
export interface Fullest {
  readonly played: number
  readonly available: Ratio
  /** Boards in play of the session. */
  readonly inPlay: number
}

/** What a card lacks of the boards in play: the fullest card of its section, whichever direction has it. */
export const boardsInPlay = (all: readonly Card[]): ReadonlyMap<string | undefined, number> => {
  const most = new Map<string | undefined, number>()
  for (const { entrant, played } of all) {
    most.set(entrant.section, Math.max(most.get(entrant.section) ?? 0, played))
  }
  return most
}

export const fullestCards = (all: readonly Card[]): ReadonlyMap<string | undefined, Omit<Fullest, 'inPlay'>> => {
  const fullest = new Map<string | undefined, Omit<Fullest, 'inPlay'>>()
  for (const card of all) {
    const known = fullest.get(card.entrant.group) ?? { played: 0, available: zero }
    fullest.set(card.entrant.group, {
      played: Math.max(known.played, card.played),
      available: compare(card.available, known.available) > 0 ? card.available : known.available,
    })
  }
  return fullest
}

/** The share of its top that a board sat out is worth (Law 12 C 2 (a)). */
const satOutShares = { average: ratio(1, 2), averagePlus: ratio(3, 5) } as const

/**
 * The card with an average, or average plus, for every board in play that it lacks, each as large as the boards it has; in
 * IMPs nothing, or the IMPs of an average plus. The same card where the profile has no such choice.
 */
export const withSatOut = (profile: ArithmeticProfile, card: Card, { inPlay }: Pick<Fullest, 'inPlay'>): Card => {
  const { missingBoards: choice } = profile
  const missing = inPlay - card.played
  if ((choice !== 'average' && choice !== 'averagePlus') || missing <= 0 || card.played === 0) return card
  const share = satOutShares[choice]
  const tops = multiply(card.available, ratio(missing, card.played))
  const inImps = choice === 'averagePlus' ? (fromDecimal(profile.artificialImps) ?? zero) : zero
  const gained = card.available.num === 0n ? multiply(inImps, ratio(missing)) : multiply(tops, share)
  return {
    ...card,
    points: add(card.points, gained),
    available: add(card.available, tops),
    boardPercents:
      card.boardPercents.length === 0
        ? card.boardPercents
        : [...card.boardPercents, ...Array.from({ length: missing }, () => multiply(share, ratio(100)))],
    played: inPlay,
  }
}
