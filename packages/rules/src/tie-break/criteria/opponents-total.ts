import type { EntrantId } from '../../core/ids.js'
import { add, divide, multiply, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { type CriterionLabel, criterionOfTerms, label, type Term } from '../figure.js'
import { type FieldIndex, indexOf, type LineFilter } from '../field-index.js'
import { isPlayed } from '../marks.js'

export interface OpponentsTotalOptions extends CriterionLabel, LineFilter {
  /** A round without a game adds nothing, or an imagined opponent with the contestant's own average × rounds played. */
  readonly bye?: 'nothing' | 'dummy'
  /** Opponents that are not ranked (withdrawn, without standing) count like others or not at all. */
  readonly unranked?: 'count' | 'skip'
}

/** One per meeting: several lines of one round against the same opponent are one. */
export const meetingsOf = (index: FieldIndex, lines: readonly ScoreLine[]): readonly Term[] => {
  const seen = new Set<string>()
  const terms: Term[] = []
  for (const line of lines) {
    const round = index.roundOf(line)
    for (const opponent of line.opponents) {
      const key = `${round || line.slot} ${opponent}`
      if (seen.has(key)) continue
      seen.add(key)
      terms.push({ value: zero, line, opponent, code: 'tieBreakOpponent' })
    }
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

/** Sum of the whole-event totals of all opponents met, once for each meeting (对手分, Swiss points). */
export const opponentsTotal = (options: OpponentsTotalOptions): Criterion =>
  criterionOfTerms({
    label: label(options, 'opponentsTotal'),
    terms: (field, _tied, entrant) => termsOf(options, field, entrant),
  })
