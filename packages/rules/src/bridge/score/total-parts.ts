import type { EntrantId } from '../../core/ids.js'
import { add, divide, equals, fromDecimal, multiply, type Ratio, ratio, subtract, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import { type ComparedParts, placeOfPart, type TotalPart } from '../../core/total-parts.js'
import type { BridgeBook } from '../book.js'
import type { BridgeSettings } from '../settings/settings.js'
import { type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { isTeamMethod } from '../types.js'
import { percentage, sumOf } from './field.js'
import { isMatchLine, matchResults } from './matches.js'
import type { MatchResult } from './recorded-match.js'
import { boardsInPlay, type Card, cards, withSatOut } from './score-card.js'
import { totalsOf } from './totals.js'

/** What is compared: the contestants, and all that their figures come from. */
interface Comparison {
  readonly book: BridgeBook
  readonly settings: BridgeSettings
  readonly facts: BridgeFacts
  readonly lines: readonly ScoreLine[]
  readonly entrants: readonly EntrantId[]
}

const byMatch = ({ victoryPoints, method }: BridgeSettings): boolean =>
  victoryPoints !== undefined || (isTeamMethod(method) && method !== 'boardAMatch')

const matchValue = ({ victoryPoints, method }: BridgeSettings, match: MatchResult): Ratio =>
  victoryPoints ? (match.victoryPoints ?? zero) : method === 'patton' ? match.won : match.net

const matchParts = ({ book, settings, facts, lines, entrants }: Comparison): ComparedParts | undefined => {
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return undefined
  const matches = matchResults(book, settings, sheets.value, lines)
  const partOf = (match: MatchResult): TotalPart => ({
    value: matchValue(settings, match),
    ...(match.recorded ? { slot: match.slot } : {}),
    ...(match.session === undefined ? {} : { session: match.session }),
    ...(match.round === undefined ? {} : { round: match.round }),
  })
  return {
    by: 'total',
    parts: new Map(entrants.map(id => [id, matches.filter(({ entrant }) => entrant === id).map(partOf)])),
  }
}

/** A card as it counts, with its published sums. */
interface Counted {
  readonly card: Card
  readonly total: Ratio
  readonly percent: Ratio | undefined
}

/** Points compare with points only where both could win as much and nothing but points made the total. */
const comparesPoints = (settings: BridgeSettings, counted: readonly Counted[]): boolean => {
  const [first] = counted
  const { percentOf, roundBeforePercent } = settings.profile
  return counted.every(
    ({ card, total, percent }) =>
      percent === undefined ||
      (percentOf === 'available' &&
        roundBeforePercent === 'never' &&
        first !== undefined &&
        equals(card.available, first.card.available) &&
        equals(total, subtract(card.points, card.penalty)) &&
        equals(percent, percentage(total, card.available) ?? zero)),
  )
}

/** How much of a percentage one line is. */
const percentOfLine = (settings: BridgeSettings, { points, available }: ScoreLine, card: Card): Ratio => {
  if (settings.profile.percentOf === 'available') return percentage(points.value, card.available) ?? zero
  const board = (available && percentage(points.value, available)) || ratio(50)
  return divide(board, ratio(card.played))
}

/** By how much the points of a short card grow until they are its total. */
const growth = ({ card, total }: Counted, extras: Ratio): Ratio => {
  const scaled = add(subtract(total, extras), card.penalty)
  return card.points.num === 0n ? ratio(1) : divide(scaled, card.points)
}

const extrasOf = (settings: BridgeSettings, id: EntrantId): Ratio =>
  sumOf([settings.startingScores?.[id], settings.handicaps?.[id]].map(text => fromDecimal(text ?? '0') ?? zero))

const boardParts = ({ book, settings, facts, lines, entrants }: Comparison): ComparedParts | undefined => {
  const all = cards(facts, lines, settings.profile)
  const inPlay = boardsInPlay(all)
  const totals = new Map(totalsOf(book, settings, facts, lines).map(total => [total.entrant, total]))
  const counted = new Map(
    all.flatMap(card => {
      const total = totals.get(card.entrant.id)
      if (!total || !entrants.includes(card.entrant.id)) return []
      const whole = withSatOut(settings.profile, card, { inPlay: inPlay.get(card.entrant.section) ?? 0 })
      return [[card.entrant.id, { card: whole, total: total.total.value, percent: total.percent }] as const]
    }),
  )
  if (counted.size !== entrants.length) return undefined
  const inPoints = comparesPoints(settings, [...counted.values()])
  const sheets = new Map(facts.sheets.map(fact => [fact.slot, fact]))
  const partsOf = (id: EntrantId, of: Counted): readonly TotalPart[] => {
    const by = of.percent === undefined ? growth(of, extrasOf(settings, id)) : ratio(1)
    return lines
      .filter(line => line.entrant === id && !isMatchLine(line))
      .map(line => ({
        value: inPoints ? multiply(line.points.value, by) : percentOfLine(settings, line, of.card),
        ...placeOfPart(line.slot, sheets.get(line.slot)),
      }))
  }
  return {
    by: inPoints ? 'total' : 'percent',
    parts: new Map([...counted].map(([id, of]) => [id, partsOf(id, of)])),
  }
}

/**
 * What each board, or each match where matches count, adds to the figures of these contestants; undefined where the total
 * is a quotient, which no board has a share of.
 */
export const bridgeTotalParts = (compared: Comparison): ComparedParts | undefined => {
  if (compared.settings.method === 'quotient') return undefined
  return byMatch(compared.settings) ? matchParts(compared) : boardParts(compared)
}
