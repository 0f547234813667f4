import type { EntrantId } from '../../core/ids.js'
import { unitCode } from '../../core/points.js'
import { add, compare, divide, fromDecimal, multiply, type Ratio, ratio, subtract, zero } from '../../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import { boardsInPlay, type Card, cards, type Fullest, fullestCards, withSatOut } from './score-card.js'
import { type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { percentage, sumOf } from './field.js'
import { matchResults, quotient } from './matches.js'
import type { ArithmeticProfile } from '../settings/profile.js'
import type { MatchResult } from './recorded-match.js'
import { roundAt } from './rounding.js'
import { unitOf } from './score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'

interface Sum {
  readonly total: Ratio
  readonly percent?: Ratio
  /** Where the printed total is not the number that ranks. */
  readonly rankBy?: Ratio
}

const atDecimals = (profile: ArithmeticProfile, value: Ratio, decimals: number | 'never' | 'exact'): Ratio =>
  typeof decimals === 'number' ? roundAt(profile, value, decimals) : value

const boardMean = (card: Card): Ratio | undefined => {
  if (card.played === 0) return undefined
  const penalty = percentage(card.penalty, card.available) ?? zero
  return subtract(divide(sumOf(card.boardPercents), ratio(card.played)), penalty)
}

/** By how much a card grows to the boards in play of the session; undefined where it has them all or is left alone. */
const toBoardsInPlay = (profile: ArithmeticProfile, card: Card, { inPlay }: Fullest): Ratio | undefined =>
  profile.missingBoards === 'boardsInPlay' && card.played > 0 && card.played < inPlay
    ? ratio(inPlay, card.played)
    : undefined

/** The total grown and rounded, and the percentage taken from that. */
const scaledSum = (
  profile: ArithmeticProfile,
  { points, available }: Pick<Card, 'points' | 'available'>,
  by: Ratio,
): Sum => {
  const total = atDecimals(profile, multiply(points, by), profile.roundBeforePercent)
  const percent = percentage(total, multiply(available, by))
  return percent ? { total, percent } : { total }
}

/**
 * Methods with a top: the percentage ranks, the total is what it makes of the fullest card. Where every board counts by
 * its own top a card is short in points and not in boards, so that its total stays the sum.
 */
const percentSum = (profile: ArithmeticProfile, card: Card, fullest: Fullest): Sum => {
  const points = subtract(card.points, card.penalty)
  const exact = profile.percentOf === 'boardMean' ? boardMean(card) : percentage(points, card.available)
  if (!exact) return { total: points }
  const inPlay = toBoardsInPlay(profile, card, fullest)
  if (inPlay) return scaledSum(profile, { points, available: card.available }, inPlay)
  const scaled = profile.missingBoards === 'factor' && profile.unequalBoards !== 'byAvailable'
  const factor = scaled && compare(card.available, fullest.available) < 0
  const total = factor ? multiply(exact, multiply(fullest.available, ratio(1, 100))) : points
  if (profile.roundBeforePercent === 'never') return { total, percent: exact }
  const rounded = atDecimals(profile, total, profile.roundBeforePercent)
  return { total: rounded, percent: percentage(rounded, factor ? fullest.available : card.available) ?? exact }
}

const plainSum = (profile: ArithmeticProfile, card: Card, fullest: Fullest): Sum => {
  const short = profile.missingBoards === 'factor' && card.played > 0 && card.played < fullest.played
  const by = short ? ratio(fullest.played, card.played) : toBoardsInPlay(profile, card, fullest)
  if (!by) return { total: subtract(card.points, card.penalty) }
  const points = atDecimals(profile, card.points, profile.roundBeforeFactor)
  return { total: subtract(multiply(points, by), card.penalty) }
}

const quotientSum = (card: Card, matches: readonly MatchResult[]): Sum => {
  const [won, lost] = [sumOf(matches.map(match => match.won)), sumOf(matches.map(match => match.lost))]
  const all = add(won, lost)
  const rankBy = all.num === 0n ? ratio(1, 2) : divide(won, all)
  return { total: subtract(quotient(won, lost), card.penalty), rankBy: subtract(rankBy, card.penalty) }
}

const victoryPointSum = (card: Card, matches: readonly MatchResult[]): Sum => ({
  total: subtract(sumOf(matches.map(match => match.victoryPoints ?? zero)), card.penalty),
})

/** Team matches without victory points: what each match brought, recorded matches included. */
const matchSum = (card: Card, matches: readonly MatchResult[]): Sum => ({
  total: subtract(sumOf(matches.map(match => match.net)), card.penalty),
})

const withExtras = (settings: BridgeSettings, entrant: EntrantId, sum: Sum): Sum => {
  const starting = fromDecimal(settings.startingScores?.[entrant] ?? '0') ?? zero
  const handicap = fromDecimal(settings.handicaps?.[entrant] ?? '0') ?? zero
  if (starting.num === 0n && handicap.num === 0n) return sum
  const total = add(sum.total, sum.percent ? starting : add(starting, handicap))
  return { total, ...(sum.percent ? { percent: add(sum.percent, handicap) } : {}) }
}

const sumFor = (settings: BridgeSettings, card: Card, fullest: Fullest, matches: readonly MatchResult[]): Sum => {
  const { method, profile } = settings
  if (settings.victoryPoints) return victoryPointSum(card, matches)
  if (method === 'quotient') return quotientSum(card, matches)
  if (method === 'patton') return { total: subtract(sumOf(matches.map(match => match.won)), card.penalty) }
  if (method === 'teamImp' || method === 'aggregate') return matchSum(card, matches)
  const counted = withSatOut(profile, card, fullest)
  if (method === 'matchpoint' || method === 'boardAMatch') return percentSum(profile, counted, fullest)
  return plainSum(profile, counted, fullest)
}

const matchesByEntrant = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: BridgeFacts,
  lines: readonly ScoreLine[],
): ReadonlyMap<EntrantId, readonly MatchResult[]> => {
  const byMatch = settings.victoryPoints || ['teamImp', 'aggregate', 'quotient', 'patton'].includes(settings.method)
  const sheets = byMatch ? effectiveSheets(facts) : undefined
  const grouped = new Map<EntrantId, MatchResult[]>()
  if (!sheets?.ok) return grouped
  for (const match of matchResults(book, settings, sheets.value, lines)) {
    grouped.set(match.entrant, [...(grouped.get(match.entrant) ?? []), match])
  }
  return grouped
}

/** Totals, percentages and the number that ranks, for every contestant with standing. */
export const totalsOf = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: BridgeFacts,
  lines: readonly ScoreLine[],
): readonly EntrantTotal[] => {
  const { profile } = settings
  const all = cards(facts, lines, profile)
  const fullest = fullestCards(all)
  const inPlay = boardsInPlay(all)
  const matches = matchesByEntrant(book, settings, facts, lines)
  const unit = settings.victoryPoints ? unitCode('victoryPoint') : unitOf(settings.method)
  return all.map(card => {
    const own = fullest.get(card.entrant.group) ?? { played: 0, available: zero }
    const full = { ...own, inPlay: inPlay.get(card.entrant.section) ?? 0 }
    const { id } = card.entrant
    const sum = withExtras(settings, id, sumFor(settings, card, full, matches.get(id) ?? []))
    return {
      entrant: id,
      total: { unit, value: sum.total },
      ...(sum.percent ? { percent: sum.percent } : {}),
      rankBy: atDecimals(profile, sum.rankBy ?? sum.percent ?? sum.total, profile.levelAt),
      played: card.played,
    }
  })
}
