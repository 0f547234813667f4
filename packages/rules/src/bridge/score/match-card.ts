import type { EntrantId } from '../../core/ids.js'
import type { MatchCard, MatchCardBoard } from '../../core/match-play.js'
import { negate, type Ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import { type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { scoreField } from './field.js'
import { isMatchLine, matchResults } from './matches.js'
import type { MatchResult } from './recorded-match.js'
import { toScoreLines, unitOf } from './score-lines.js'
import { parseBridgeSettings } from '../settings/settings.js'

interface Asked {
  readonly sides: readonly [EntrantId, EntrantId]
  readonly session?: number
  readonly round: number
}

/** What the two sides show of a line of one of them: IMPs to who won them, shares of a board to both. */
const shares = (own: ScoreLine | undefined, theirs: ScoreLine | undefined): readonly [Ratio, Ratio] => {
  const [a, b] = [own?.points.value ?? zero, theirs?.points.value ?? zero]
  if (own?.available || theirs?.available) return [a, b]
  const positive = (value: Ratio): Ratio => (value.num > 0n ? value : zero)
  // Equal and opposite unless a ruling gave the two sides different scores.
  return [own ? positive(a) : positive(negate(b)), theirs ? positive(b) : positive(negate(a))]
}

const boardsOf = (
  facts: BridgeFacts,
  lines: readonly ScoreLine[],
  { sides, session, round }: Asked,
): readonly MatchCardBoard[] => {
  const here = facts.sheets.filter(
    fact =>
      fact.round === round &&
      fact.board !== undefined &&
      (session === undefined || fact.session === undefined || fact.session === session) &&
      sides.every(side => fact.sides.includes(side)),
  )
  const boardOf = new Map(here.map(fact => [fact.slot, fact.board ?? '']))
  const byBoard = new Map<string, ScoreLine[]>()
  for (const line of lines) {
    const board = isMatchLine(line) ? undefined : boardOf.get(line.slot)
    if (board !== undefined) byBoard.set(board, [...(byBoard.get(board) ?? []), line])
  }
  return [...byBoard].map(([board, own]) => ({
    board,
    points: shares(
      own.find(line => line.entrant === sides[0]),
      own.find(line => line.entrant === sides[1]),
    ),
  }))
}

/**
 * A match as it stands: what each side won on every board both tables have played, in sum, and the victory points that
 * makes. Undefined while no board is compared and no result is recorded, or where the facts cannot be read.
 */
export const bridgeMatchCard = (book: BridgeBook, facts: BridgeFacts, asked: Asked): MatchCard | undefined => {
  const settings = parseBridgeSettings(facts.settings)
  const sheets = effectiveSheets(facts)
  const field = scoreField(book, facts, { waits: true })
  if (!settings.ok || !sheets.ok || !field.ok) return undefined
  const lines = toScoreLines(book, field.value)
  const [home, away] = asked.sides
  const found = matchResults(book, settings.value, sheets.value, lines).filter(
    match =>
      match.round === asked.round &&
      (asked.session === undefined || match.session === undefined || match.session === asked.session),
  )
  const of = (own: EntrantId, other: EntrantId): MatchResult | undefined =>
    found.find(match => match.entrant === own && match.opponents.includes(other))
  const [one, two] = [of(home, away), of(away, home)]
  if (!one && !two) return undefined
  const points = [one?.victoryPoints, two?.victoryPoints] as const
  return {
    unit: unitOf(settings.value.method),
    boards: boardsOf(facts, lines, asked),
    sum: [one?.won ?? two?.lost ?? zero, two?.won ?? one?.lost ?? zero],
    ...(points[0] && points[1] ? { victoryPoints: [points[0], points[1]] } : {}),
  }
}
