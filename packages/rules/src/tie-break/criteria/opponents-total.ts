import type { EntrantId } from '../../core/ids.js'
import { add, divide, multiply, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label, sumOf, type Term } from '../figure.js'
import { type FieldIndex, indexOf, type LineFilter, sumOfEach } from '../field-index.js'
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

/** The same sum without the terms, where no opponent was met twice and no dummy is wanted. */
const quickSum = (options: OpponentsTotalOptions, field: Field, entrant: EntrantId): Ratio | undefined => {
  if (options.bye === 'dummy' || options.unranked === 'skip') return undefined
  const index = indexOf(field)
  const opponents: EntrantId[] = []
  for (const line of index.lines(entrant, options))
    for (const opponent of line.opponents) {
      if (opponents.includes(opponent)) return undefined
      opponents.push(opponent)
    }
  return sumOfEach(opponents, index.totalsIn(options))
}

/** Sum of the whole-event totals of all opponents met, once for each meeting (对手分, Swiss points). */
export const opponentsTotal = (options: OpponentsTotalOptions): Criterion => {
  const base = criterionOfTerms({
    label: label(options, 'opponentsTotal'),
    terms: (field, _tied, entrant) => termsOf(options, field, entrant),
  })
  const figure = (field: Field, entrant: EntrantId): Ratio =>
    quickSum(options, field, entrant) ?? sumOf(termsOf(options, field, entrant))
  return { ...base, column: (field, tied) => new Map(tied.map(entrant => [entrant, figure(field, entrant)])) }
}
