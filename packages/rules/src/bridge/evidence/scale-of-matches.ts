import type { PrintedMatch } from '../../core/file-evidence.js'
import { compare, fromDecimal, negate, type Ratio, ratio, toDecimal, zero } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import { matchResults } from '../score/matches.js'
import type { MatchResult } from '../score/recorded-match.js'
import { toScoreLines } from '../score/score-lines.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import type { LoadedRow } from '../victory-point/loaded-table.js'
import { type MatchScale, type VictoryPointRule, victoryPointsOf } from '../victory-point/match-points.js'
import type { Trial } from './trial.js'

/** Scales that a file may have used without naming them, the likeliest first. */
const named: readonly MatchScale[] = ['wbf-2013', 'wbf-2013-discrete', 'acbl-20', 'acbl-30']

/** A match as we compute it, from the side that won it, and what the file gives for it. */
interface Scored {
  readonly boards: number
  readonly margin: Ratio
  readonly winner: Ratio
  readonly loser: Ratio
}

const scoredOf = (match: PrintedMatch, results: readonly MatchResult[]): Scored | undefined => {
  const [home, away] = match.sides
  const ours = results.find(
    ({ entrant, opponents, session, round }) =>
      entrant === home &&
      opponents.includes(away) &&
      (session === undefined || session === match.session) &&
      (round === undefined || match.round === undefined || round === match.round),
  )
  const [first, second] = match.victoryPoints.map(fromDecimal)
  if (!ours || !first || !second) return undefined
  const lost = compare(ours.net, zero) < 0
  return {
    boards: ours.boards,
    margin: lost ? negate(ours.net) : ours.net,
    winner: lost ? second : first,
    loser: lost ? first : second,
  }
}

const gives = (rule: VictoryPointRule, { boards, margin, winner, loser }: Scored): boolean => {
  const [won, lost] = [victoryPointsOf(rule, boards, margin), victoryPointsOf(rule, boards, negate(margin))]
  return won.ok && lost.ok && compare(won.value, winner) === 0 && compare(lost.value, loser) === 0
}

const decimal = (value: Ratio): string => toDecimal(value, 2).replace(/\.?0+$/, '')

/** Every margin of the file with its points; a draw, where the file has none, halves what the closest match shares. */
const tableOf = (matches: readonly Scored[]): readonly LoadedRow[] => {
  const rows = [...matches]
    .sort((a, b) => compare(a.margin, b.margin))
    .filter(({ margin }, at, all) => at === 0 || compare(margin, all[at - 1]?.margin ?? zero) !== 0)
  const row = ({ margin, winner, loser }: Omit<Scored, 'boards'>): LoadedRow => ({
    from: decimal(margin),
    winner: decimal(winner),
    loser: decimal(loser),
  })
  const [closest] = rows
  if (!closest || closest.margin.num === 0n) return rows.map(row)
  const { winner, loser } = closest
  const half = ratio(winner.num * loser.den + loser.num * winner.den, winner.den * loser.den * 2n)
  return [row({ margin: zero, winner: half, loser: half }), ...rows.map(row)]
}

/**
 * The scale that turns the matches of a file into the victory points it prints for them: a named one that gives them
 * all, or the table that they are. `contradictory` where no one table does; undefined where the file prints none.
 */
export const scaleOfMatches = (
  book: BridgeBook,
  facts: BridgeFacts,
  { settings, field }: Trial,
  printed: readonly PrintedMatch[],
): VictoryPointRule | 'contradictory' | undefined => {
  if (printed.length === 0) return undefined
  const { victoryPoints: _none, ...plain } = settings
  const results = matchResults(book, plain, facts.sheets, toScoreLines(book, field))
  const matches = printed.flatMap(match => scoredOf(match, results) ?? [])
  if (matches.length === 0) return undefined
  const scale = named.find(one => matches.every(match => gives({ scale: one }, match)))
  if (scale) return { scale }
  const rule: VictoryPointRule = { scale: 'table', table: tableOf(matches) }
  return matches.every(match => gives(rule, match)) ? rule : 'contradictory'
}
