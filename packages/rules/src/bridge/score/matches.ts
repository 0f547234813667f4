import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  negate,
  type Ratio,
  ratio,
  subtract,
  zero,
} from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import type { BridgeFact } from '../sheet/effective-sheets.js'
import { percentage, sumOf } from './field.js'
import { nsScoreOf } from '../sheet/outcome.js'
import { halfLength, matchLength } from '../settings/match-layout.js'
import { type MatchResult, recordedMatch } from './recorded-match.js'
import type { BridgeSettings } from '../settings/settings.js'
import { loadedPoints } from '../victory-point/loaded-table.js'
import { isTeamMethod } from '../types.js'
import { victoryPointsOf } from '../victory-point/match-points.js'

const total = (lines: readonly ScoreLine[], keep: (value: Ratio) => boolean): Ratio =>
  sumOf(lines.map(line => line.points.value).filter(keep))

/** The same for both sides of the match, with the round readable from it. */
const matchSlot = (line: ScoreLine, fact: BridgeFact | undefined): string => {
  const sides = [line.entrant, ...line.opponents].sort().join('+')
  return `s${fact?.session ?? 1}/r${fact?.round ?? 1}/${sides}`
}

const boardMatch = (lines: readonly ScoreLine[], fact: BridgeFact | undefined): MatchResult => {
  const first = lines[0] as ScoreLine
  const available = sumOf(lines.flatMap(line => (line.available ? [line.available] : [])))
  const sum = sumOf(lines.map(line => line.points.value))
  const won = available.num === 0n ? total(lines, value => value.num > 0n) : sum
  const lost = available.num === 0n ? negate(total(lines, value => value.num < 0n)) : subtract(available, sum)
  const percent = percentage(sum, available)
  return {
    entrant: first.entrant,
    opponents: first.opponents,
    slot: matchSlot(first, fact),
    ...(fact?.session === undefined ? {} : { session: fact.session }),
    ...(fact?.round === undefined ? {} : { round: fact.round }),
    boards: lines.length,
    won,
    lost,
    net: subtract(won, lost),
    ...(percent ? { percent } : {}),
    from: lines.map(line => line.from),
  }
}

/** Patton: net points of the match over all points scored in it, through the event's table. */
const pattonExtra = (book: BridgeBook, settings: BridgeSettings, facts: readonly BridgeFact[], match: MatchResult) => {
  if (settings.method !== 'patton' || !settings.pattonTable) return zero
  let [net, gross] = [0, 0]
  const compared = new Set(facts.filter(fact => match.from.includes(fact.id)).map(fact => fact.board))
  for (const fact of facts) {
    if (!compared.has(fact.board)) continue
    const index = fact.sides.indexOf(match.entrant)
    const met = fact.round === match.round && match.opponents.some(opponent => fact.sides.includes(opponent))
    const score = index >= 0 && met ? nsScoreOf(book, fact.sheet, fact.board) : undefined
    if (!score?.ok || score.value === undefined) continue
    net += index === 0 ? score.value : -score.value
    gross += Math.abs(score.value)
  }
  if (gross === 0) return zero
  const points = loadedPoints(settings.pattonTable, ratio(Math.abs(net), gross))
  return net >= 0 ? points.winner : points.loser
}

/** Boards the scale is taken for: those of the conditions without the ones not played in this match, else those compared. */
const lengthOf = (
  settings: BridgeSettings,
  sheets: readonly BridgeFact[],
  match: MatchResult,
  isHalf: boolean,
): number => {
  const whole = matchLength(settings)
  if (whole === undefined) return match.boards
  const length = isHalf ? halfLength(whole) : whole
  const out = sheets.filter(
    ({ sheet, round, session, sides }) =>
      sheet.result === 'notPlayed' &&
      round === match.round &&
      session === match.session &&
      sides.includes(match.entrant) &&
      match.opponents.some(opponent => sides.includes(opponent)),
  )
  const cancelled = new Set(out.flatMap(fact => fact.board ?? [])).size
  return Math.max(length - cancelled, match.boards, 1)
}

const withPoints = (
  book: BridgeBook,
  settings: BridgeSettings,
  sheets: readonly BridgeFact[],
  match: MatchResult,
  isHalf: boolean,
): MatchResult => {
  const extra = pattonExtra(book, settings, sheets, match)
  const whole = extra.num === 0n ? match : { ...match, won: add(match.won, extra), net: add(match.net, extra) }
  const rule = settings.victoryPoints
  if (!rule || whole.victoryPoints) return whole
  if (whole.bye) return { ...whole, victoryPoints: (rule.bye && fromDecimal(rule.bye)) || zero }
  const score = rule.scale === 'swiss-pairs' ? (whole.percent ?? ratio(50)) : whole.net
  const points = victoryPointsOf(rule, lengthOf(settings, sheets, whole, isHalf), score)
  if (!points.ok) return whole
  return { ...whole, victoryPoints: isHalf ? multiply(points.value, ratio(1, 2)) : points.value }
}

const at = (match: MatchResult): string => `${match.session ?? ''}|${match.round ?? ''}`

/** Matches of three who all met in one round: each is half a match of both its sides. */
const halfMatches = (matches: readonly MatchResult[]): ReadonlySet<MatchResult> => {
  const found = new Set<MatchResult>()
  const byEntrant = new Map<string, MatchResult[]>()
  for (const match of matches) {
    if (match.round === undefined || match.opponents.length !== 1) continue
    const key = `${at(match)}|${match.entrant}`
    byEntrant.set(key, [...(byEntrant.get(key) ?? []), match])
  }
  for (const own of byEntrant.values()) {
    const [one, other] = own
    const [first, second] = [one?.opponents[0], other?.opponents[0]]
    if (!one || !other || own.length !== 2 || !first || !second || first === second) continue
    const third = byEntrant.get(`${at(one)}|${first}`)
    if (third?.some(match => match.opponents.includes(second))) for (const match of own) found.add(match)
  }
  return found
}

export const isMatchLine = (line: ScoreLine): boolean => line.marks?.includes('match') ?? false

/** Every match of the field, one entry for each side of it. */
export const matchResults = (
  book: BridgeBook,
  settings: BridgeSettings,
  sheets: readonly BridgeFact[],
  lines: readonly ScoreLine[],
): readonly MatchResult[] => {
  const factOf = new Map(sheets.map(fact => [fact.slot, fact]))
  const groups = new Map<string, ScoreLine[]>()
  for (const line of lines) {
    if (isMatchLine(line)) continue
    const fact = factOf.get(line.slot)
    const key = [line.entrant, fact?.session ?? '', fact?.round ?? '', ...line.opponents].join('|')
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  const played = [...groups.values()].map(group => boardMatch(group, factOf.get((group[0] as ScoreLine).slot)))
  const recorded = sheets
    .flatMap(fact => [recordedMatch(fact, 0), recordedMatch(fact, 1)])
    .filter(match => match !== undefined)
  const all = [...played, ...recorded]
  const halves = isTeamMethod(settings.method) ? halfMatches(all) : undefined
  return all.map(match => withPoints(book, settings, sheets, match, halves?.has(match) ?? false))
}

/** won ÷ lost; a contestant that lost nothing is given what it won. */
export const quotient = (won: Ratio, lost: Ratio): Ratio => (compare(lost, zero) === 0 ? won : divide(won, lost))
