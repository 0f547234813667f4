import type { EntrantId } from '../../core/ids.js'
import { add, divide, multiply, ratio, zero } from '../../core/ratio.js'
import type { Criterion, Field } from '../../core/standings.js'
import { applyCuts, type Contribution, type Cuts } from '../cuts.js'
import { type CriterionLabel, criterionOfTerms, label, type Term, type TieBreakExplanationCode } from '../figure.js'
import { type OpponentRound, type OpponentRules, opponentRounds } from '../opponents.js'

export interface BuchholzOptions extends CriterionLabel, OpponentRules {
  readonly cuts?: Cuts
}

const codeOf = ({ dummy }: OpponentRound): TieBreakExplanationCode =>
  dummy ? 'tieBreakDummyOpponent' : 'tieBreakOpponent'

/** What each round adds; a round that is cut stays in sight with nothing. */
const termsOf = (
  field: Field,
  options: BuchholzOptions,
  entrant: EntrantId,
  worth: (round: OpponentRound) => Contribution['value'],
): readonly Term[] => {
  const all = opponentRounds(field, options, entrant).map(round => ({ round, value: worth(round) }))
  const kept = new Set(applyCuts(all, options.cuts ?? {}, options.unplayed.cuts))
  return all.map(item => ({
    value: kept.has(item) ? item.value : zero,
    line: item.round.line,
    ...(item.round.opponent === undefined ? {} : { opponent: item.round.opponent }),
    code: kept.has(item) ? codeOf(item.round) : 'tieBreakCut',
  }))
}

const withClause = (options: BuchholzOptions, code: string) => ({
  ...label(options, code),
  clause: options.clause ?? options.unplayed.clause,
  decimals: options.decimals ?? 2,
})

/** Sum of the opponents' scores, with cuts and a dated treatment of unplayed rounds (FIDE C.07 art. 8.1). */
export const buchholz = (options: BuchholzOptions): Criterion =>
  criterionOfTerms({
    label: withClause(options, 'buchholz'),
    terms: (field, _tied, entrant) => termsOf(field, options, entrant, round => round.score),
  })

/** The same with the last round's games as draws (art. 8.3). */
export const foreBuchholz = (options: BuchholzOptions): Criterion => {
  const rules = { ...options, lastRoundDrawn: true }
  return criterionOfTerms({
    label: withClause(options, 'foreBuchholz'),
    terms: (field, _tied, entrant) => termsOf(field, rules, entrant, round => round.score),
  })
}

/** Sum of the opponents' scores, each times the points made against it (art. 9.1). */
export const sonnebornBerger = (options: BuchholzOptions): Criterion =>
  criterionOfTerms({
    label: withClause(options, 'sonnebornBerger'),
    terms: (field, _tied, entrant) =>
      termsOf(field, options, entrant, round => multiply(round.score, round.line.points.value)),
  })

/** Mean of the Buchholz figures of the opponents met over the board (art. 8.2). */
export const averageOpponentsBuchholz = (options: BuchholzOptions): Criterion =>
  criterionOfTerms({
    label: withClause(options, 'averageOpponentsBuchholz'),
    terms: (field, _tied, entrant) => {
      const met = opponentRounds(field, options, entrant).filter(round => round.opponent !== undefined && !round.dummy)
      if (met.length === 0) return undefined
      return met.map(({ line, opponent }) => {
        const figure = termsOf(field, options, opponent as EntrantId, round => round.score)
        const sum = figure.map(term => term.value).reduce(add, zero)
        return { value: divide(sum, ratio(met.length)), line, opponent, code: 'tieBreakOpponent' as const }
      })
    },
  })
