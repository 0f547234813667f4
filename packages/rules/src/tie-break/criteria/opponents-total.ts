import type { EntrantId } from '../../core/ids.js'
import { add, divide, multiply, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label, type TableSum, type Term } from '../figure.js'
import { type FieldIndex, indexOf, type LineFilter } from '../field-index.js'
import type { Met } from '../line-table.js'
import { isPlayed } from '../marks.js'

export interface OpponentsTotalOptions extends CriterionLabel, LineFilter {
  /** A round without a game adds nothing, or an imagined opponent with the contestant's own average × rounds played. */
  readonly bye?: 'nothing' | 'dummy'
  /** Opponents that are not ranked (withdrawn, without standing) count like others or not at all. */
  readonly unranked?: 'count' | 'skip'
}

/** One per meeting: several lines of one round against the same opponent are one. */
export const meetingsOf = (index: FieldIndex, lines: readonly ScoreLine[]): readonly Term[] => {
  const first = new Map<EntrantId, ScoreLine>()
  const repeated = new Set<string>()
  const terms: Term[] = []
  const keyOf = (line: ScoreLine, opponent: EntrantId): string => `${index.roundOf(line) || line.slot} ${opponent}`
  for (const line of lines)
    for (const opponent of line.opponents) {
      const earlier = first.get(opponent)
      if (earlier) {
        repeated.add(keyOf(earlier, opponent))
        if (repeated.has(keyOf(line, opponent))) continue
        repeated.add(keyOf(line, opponent))
      } else first.set(opponent, line)
      terms.push({ value: zero, line, opponent, code: 'tieBreakOpponent' })
    }
  return terms
}

const dummyValue = (index: FieldIndex, options: LineFilter, entrant: EntrantId): Ratio => {
  const played = index.lines(entrant, options).filter(isPlayed)
  if (played.length === 0) return zero
  const own = played.map(line => line.points.value).reduce(add, zero)
  return multiply(divide(own, ratio(played.length)), ratio(Math.max(index.rounds, 1)))
}

const termsOf = (options: OpponentsTotalOptions, field: Field, entrant: EntrantId): readonly Term[] => {
  const index = indexOf(field)
  const lines = index.lines(entrant, options)
  const real = meetingsOf(index, lines)
    .filter(term => options.unranked !== 'skip' || field.totals.has(term.opponent as EntrantId))
    .map(term => ({ ...term, value: index.total(term.opponent as EntrantId, options) }))
  if (options.bye !== 'dummy') return real
  const value = dummyValue(index, options, entrant)
  const byes = lines.filter(line => line.opponents.length === 0)
  return [...real, ...byes.map(line => ({ value, line, code: 'tieBreakDummyOpponent' as const }))]
}

/** Whether the opponent at `at` was met at an earlier place, of those from `first` on. */
const metBefore = ({ opponents, from }: Met, first: number, at: number): boolean => {
  for (let i = from[first] as number; i < at; i++) if (opponents[i] === opponents[at]) return true
  return false
}

/** For fields without dummies; where an opponent was met twice, the terms tell whether that was one meeting. */
const opponentsIn = (options: OpponentsTotalOptions, index: FieldIndex): TableSum | undefined => {
  const [table, totals] = [index.table(options), index.totals(options)]
  if (!totals || options.bye === 'dummy' || options.unranked === 'skip') return undefined
  const { met } = table
  const adds: TableSum['adds'] = (place, contestant) => {
    const first = table.from[contestant] as number
    let sum = 0
    for (let at = met.from[place] as number; at < (met.from[place + 1] as number); at++)
      sum += metBefore(met, first, at) ? Number.NaN : (totals[met.opponents[at] as number] ?? 0)
    return sum
  }
  return { table, scale: table.scale, adds }
}

/** Sum of the whole-event totals of all opponents met, once for each meeting (对手分, Swiss points). */
export const opponentsTotal = (options: OpponentsTotalOptions): Criterion =>
  criterionOfTerms({
    label: label(options, 'opponentsTotal'),
    terms: (field, _tied, entrant) => termsOf(options, field, entrant),
    tableSum: field => opponentsIn(options, indexOf(field)),
  })
