import type { EntrantFact } from '../core/facts.js'
import type { EntrantId } from '../core/ids.js'
import { add, compare, divide, fromText, multiply, type Ratio, ratio, roundTo, subtract, zero } from '../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../core/score-line.js'
import type { BridgeFacts } from './effective-sheets.js'
import { percentage, sumOf } from './field.js'
import type { ArithmeticProfile } from './profile.js'
import { unitOf } from './score-lines.js'
import type { BridgeSettings } from './settings.js'

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

/** One card per contestant that is to be ranked. */
export const cards = (facts: BridgeFacts, lines: readonly ScoreLine[], profile: ArithmeticProfile): readonly Card[] => {
  const byEntrant = new Map<EntrantId, ScoreLine[]>()
  for (const line of lines) {
    const own = byEntrant.get(line.entrant)
    if (own) own.push(line)
    else byEntrant.set(line.entrant, [line])
  }
  const penaltyOf = penalties(facts)
  const unranked = new Set(
    facts.adjustments.flatMap(({ adjustment }) => (adjustment.kind === 'unranked' ? [adjustment.entrant] : [])),
  )
  return facts.entrants
    .filter(entrant => !unranked.has(entrant.id))
    .map(entrant => {
      const own = byEntrant.get(entrant.id) ?? []
      return {
        entrant,
        points: sumOf(own.map(line => line.points.value)),
        available: sumOf(own.flatMap(line => (line.available ? [line.available] : []))),
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
}

export const fullestCards = (all: readonly Card[]): ReadonlyMap<string | undefined, Fullest> => {
  const fullest = new Map<string | undefined, Fullest>()
  for (const card of all) {
    const known = fullest.get(card.entrant.group) ?? { played: 0, available: zero }
    fullest.set(card.entrant.group, {
      played: Math.max(known.played, card.played),
      available: compare(card.available, known.available) > 0 ? card.available : known.available,
    })
  }
  return fullest
}

const levelled = (profile: ArithmeticProfile, value: Ratio): Ratio =>
  profile.levelAt === 'exact' ? value : roundTo(value, ratio(1, 10 ** profile.levelAt), profile.halves)

const boardMean = (card: Card): Ratio | undefined => {
  if (card.played === 0) return undefined
  const penalty = percentage(card.penalty, card.available) ?? zero
  return subtract(divide(sumOf(card.boardPercents), ratio(card.played)), penalty)
}

/** Methods with a top: the percentage ranks, the total is what it makes of the fullest card. */
const percentTotal = (profile: ArithmeticProfile, card: Card, fullest: Fullest): { total: Ratio; percent?: Ratio } => {
  const points = subtract(card.points, card.penalty)
  const exact = profile.percentOf === 'boardMean' ? boardMean(card) : percentage(points, card.available)
  if (!exact) return { total: points }
  const factor = profile.missingBoards === 'factor' && compare(card.available, fullest.available) < 0
  const total = factor ? multiply(exact, multiply(fullest.available, ratio(1, 100))) : points
  if (profile.roundBeforePercent === 'never') return { total, percent: exact }
  const rounded = roundTo(total, ratio(1, 10 ** profile.roundBeforePercent), profile.halves)
  const percent = percentage(rounded, factor ? fullest.available : card.available) ?? exact
  return { total: rounded, percent }
}

const plainTotal = (profile: ArithmeticProfile, card: Card, fullest: Fullest): Ratio => {
  const factor = profile.missingBoards === 'factor' && card.played > 0 && card.played < fullest.played
  const { roundBeforeFactor, halves } = profile
  const points =
    factor && roundBeforeFactor !== 'never'
      ? roundTo(card.points, ratio(1, 10 ** roundBeforeFactor), halves)
      : card.points
  const sum = factor ? multiply(points, ratio(fullest.played, card.played)) : points
  return subtract(sum, card.penalty)
}

/** Totals, percentages and the number that ranks, for every contestant with standing. */
export const totalsOf = (
  settings: BridgeSettings,
  facts: BridgeFacts,
  lines: readonly ScoreLine[],
): readonly EntrantTotal[] => {
  const { profile, method } = settings
  const all = cards(facts, lines, profile)
  const fullest = fullestCards(all)
  const unit = unitOf(method)
  const withTop = method === 'matchpoint' || method === 'boardAMatch' || method === 'patton'
  return all.map(card => {
    const full = fullest.get(card.entrant.group) ?? { played: 0, available: zero }
    const { total, percent } = withTop
      ? percentTotal(profile, card, full)
      : { total: plainTotal(profile, card, full), percent: undefined }
    return {
      entrant: card.entrant.id,
      total: { unit, value: total },
      ...(percent ? { percent } : {}),
      rankBy: levelled(profile, percent ?? total),
      played: card.played,
    }
  })
}
