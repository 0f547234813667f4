import type { EntrantId } from '../core/ids.js'
import { add, compare, multiply, type Ratio, ratio, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'
import { type FieldIndex, indexOf, type LineFilter } from './field-index.js'
import { isPlayed, isVoluntary, unplayedMark } from './marks.js'
import type { UnplayedRounds } from './unplayed-rounds.js'

export interface OpponentRules extends LineFilter {
  readonly unplayed: UnplayedRounds
  /** What a draw is worth. */
  readonly draw: Ratio
  /** Planned number of rounds; default: the last one met in the lines. */
  readonly rounds?: number
  /** The last round's games count as draws (Fore Buchholz). */
  readonly lastRoundDrawn?: boolean
}

/** One round of one contestant as sums over opponents see it. */
export interface OpponentRound {
  readonly line: ScoreLine
  readonly opponent?: EntrantId
  /** Score of the opponent, real or imagined, after all adjustments. */
  readonly score: Ratio
  readonly dummy: boolean
  readonly voluntary: boolean
}

const byRound = (index: FieldIndex, lines: readonly ScoreLine[]): readonly ScoreLine[] =>
  [...lines].sort((a, b) => index.roundOf(a) - index.roundOf(b))

const roundCount = (index: FieldIndex, rules: OpponentRules): number => rules.rounds ?? index.rounds

const lineValue = (index: FieldIndex, rules: OpponentRules, line: ScoreLine): Ratio =>
  rules.lastRoundDrawn && line.opponents.length > 0 && index.roundOf(line) === roundCount(index, rules)
    ? rules.draw
    : line.points.value

const plainScore = (index: FieldIndex, rules: OpponentRules, entrant: EntrantId): Ratio =>
  index.lines(entrant, rules).reduce((sum, line) => add(sum, lineValue(index, rules, line)), zero)

/** A contestant's score as its opponents' sums use it. */
export const adjustedScore = (field: Field, rules: OpponentRules, entrant: EntrantId): Ratio => {
  const index = indexOf(field)
  if (rules.unplayed.opponentsLastByes === 'atValue')
    return rules.lastRoundDrawn ? plainScore(index, rules, entrant) : index.total(entrant, rules)
  const lines = byRound(index, index.lines(entrant, rules))
  const last = lines.findLastIndex(line => unplayedMark(line) !== 'requestedBye')
  return lines.reduce((sum, line, i) => add(sum, i > last ? rules.draw : lineValue(index, rules, line)), zero)
}

const least = (a: Ratio, b: Ratio): Ratio => (compare(a, b) <= 0 ? a : b)

const dummyScore = (field: Field, rules: OpponentRules, entrant: EntrantId, line: ScoreLine): Ratio => {
  const index = indexOf(field)
  const own = plainScore(index, rules, entrant)
  if (rules.unplayed.ownRounds !== 'cappedDummy') return own
  const [opponent] = line.opponents
  if (opponent !== undefined) return least(own, adjustedScore(field, rules, opponent))
  return least(own, multiply(rules.draw, ratio(roundCount(index, rules))))
}

/** Every round of a contestant that counts, with the score of its opponent. */
export const opponentRounds = (field: Field, rules: OpponentRules, entrant: EntrantId): readonly OpponentRound[] =>
  indexOf(field)
    .lines(entrant, rules)
    .flatMap((line): OpponentRound[] => {
      const [opponent] = line.opponents
      const { ownRounds } = rules.unplayed
      const real = isPlayed(line) || (ownRounds === 'scheduledOpponent' && opponent !== undefined)
      const voluntary = isVoluntary(line)
      if (real && opponent !== undefined)
        return [{ line, opponent, score: adjustedScore(field, rules, opponent), dummy: false, voluntary: false }]
      if (ownRounds === 'nothing' || ownRounds === 'scheduledOpponent') return []
      return [{ line, score: dummyScore(field, rules, entrant, line), dummy: true, voluntary }]
    })
