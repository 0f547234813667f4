import type { StageFacts } from '../../core/facts.js'
import { type PlayedGame, placeOf, rankSides } from '../../core/played-game.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { matchResults } from './matches.js'
import type { MatchResult } from './recorded-match.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { BridgeSheet } from '../sheet/sheet.js'
import { isTeamMethod } from '../types.js'

/** Contestants meet in matches: teams, and fields whose boards against one opponent become victory points. */
export const isByMatches = (settings: BridgeSettings, sheets: readonly BridgeFact[]): boolean =>
  isTeamMethod(settings.method) ||
  settings.victoryPoints !== undefined ||
  sheets.some(({ sheet }) => sheet.result === 'match')

/** Something of the match came from play. */
const wasPlayed = (fact: BridgeFact): boolean => {
  const { sheet } = fact
  if (sheet.result === 'adjusted') return sheet.ns.kind === 'assigned' || sheet.ew.kind === 'assigned'
  if (sheet.result === 'match') return sheet.boards > 0
  return sheet.result !== 'notPlayed' && sheet.result !== 'bye'
}

/** The two sides of every match, under one name. */
const bySlot = (matches: readonly MatchResult[]): Iterable<MatchResult[]> => {
  const found = new Map<string, MatchResult[]>()
  for (const match of matches) {
    const held = found.get(match.slot)
    if (held) held.push(match)
    else found.set(match.slot, [match])
  }
  return found.values()
}

const gameOf = (sides: readonly MatchResult[], facts: ReadonlyMap<string, BridgeFact>): PlayedGame[] => {
  const [one, other] = sides
  if (!one || !other || sides.length !== 2) return []
  const behind = [...one.from, ...other.from].flatMap(id => facts.get(id) ?? [])
  const [first] = behind
  if (!first || !behind.some(wasPlayed)) return []
  const by = ({ victoryPoints, net }: MatchResult) => [victoryPoints ?? net]
  const scores = sides.map(match => ({ entrant: match.entrant, by: by(match) }))
  return [{ ...placeOf(first), sides: rankSides(scores) }]
}

/**
 * Every match: by victory points where the conditions of contest make them, else by what was won and lost. Pairs and
 * individuals who are compared with the whole field have none.
 */
export const playedGames = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: StageFacts<BridgeSheet>,
  lines: readonly ScoreLine[],
): readonly PlayedGame[] => {
  const sheets = effectiveSheets(facts as BridgeFacts)
  if (!sheets.ok || !isByMatches(settings, sheets.value)) return []
  const factOf = new Map(sheets.value.map(fact => [fact.id as string, fact]))
  const matches = matchResults(book, settings, sheets.value, lines).filter(match => !match.bye)
  return [...bySlot(matches)].flatMap(sides => gameOf(sides, factOf))
}
