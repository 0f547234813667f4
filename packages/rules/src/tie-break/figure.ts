import type { ClauseRef } from '../core/clause.js'
import type { Explanation } from '../core/explanation.js'
import type { EntrantId, FactId } from '../core/ids.js'
import { add, type Ratio, ratio, toDecimal, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Column, Criterion, Field } from '../core/standings.js'
import { indexOf } from './field-index.js'
import type { LineTable } from './line-table.js'

/** One term of a figure: what it adds, and the game or the opponent it comes from. */
export interface Term {
  readonly value: Ratio
  readonly line?: ScoreLine
  readonly opponent?: EntrantId
  /** The place and the fact of a term without a line. */
  readonly slot?: string
  readonly from?: FactId
  /** Sentence for terms that are no plain game, e.g. `tieBreakDummyOpponent`. */
  readonly code?: TieBreakExplanationCode
}

/** Sentences the portal needs for tie-breaks: code → names of its parameters. */
export const tieBreakExplanationCodes = {
  tieBreakFigure: ['criterion'],
  tieBreakGame: ['slot', 'opponent'],
  tieBreakRound: ['slot'],
  tieBreakOpponent: ['slot', 'opponent'],
  tieBreakDummyOpponent: ['slot'],
  tieBreakCut: ['slot', 'opponent'],
  tieBreakAgainst: ['opponent'],
  tieBreakCarried: [],
  tieBreakFouls: ['slot'],
  tieBreakPenalty: [],
  tieBreakLot: [],
  tieBreakDecided: ['criterion', 'tied'],
  tieBreakLevel: ['criterion', 'tied'],
  tieBreakContestant: ['contestant'],
  tieBreakShared: ['tied'],
  tieBreakRunningTotal: ['slot'],
} as const

export type TieBreakExplanationCode = keyof typeof tieBreakExplanationCodes

/** Name, article and print of a criterion; each maker has its own default code. */
export interface CriterionLabel {
  readonly code?: string
  readonly clause?: ClauseRef
  readonly decimals?: number
}

/** For criteria that no article orders: the organiser's conditions of contest do. */
export const conditionsOfContest: ClauseRef = { edition: 'conditions', article: 'tieBreak' }

export const label = (given: CriterionLabel, code: string) => ({
  code: given.code ?? code,
  clause: given.clause ?? conditionsOfContest,
  decimals: given.decimals ?? 0,
})

const fromOf = ({ line, from = line?.from }: Term): Pick<Explanation, 'from'> => (from === undefined ? {} : { from })

export const termNode = (term: Term, decimals: number): Explanation => {
  const opponent = term.opponent ?? term.line?.opponents.join(' ') ?? ''
  return {
    code: term.code ?? (opponent === '' ? 'tieBreakRound' : 'tieBreakGame'),
    value: toDecimal(term.value, decimals),
    params: { slot: term.line?.slot ?? term.slot ?? '', opponent },
    ...fromOf(term),
  }
}

export const sumOf = (terms: readonly Term[]): Ratio => terms.reduce((sum, term) => add(sum, term.value), zero)

/** A figure as a sum over the contestant's places in a table. */
export interface TableSum {
  readonly table: LineTable
  /** Parts of a point that `adds` counts in. */
  readonly scale: number
  /** What one place adds to the figure of its contestant; not a number where only the terms can tell. */
  adds(place: number, contestant: number): number
}

export interface TermRules {
  readonly label: ReturnType<typeof label>
  readonly direction?: 'higher' | 'lower'
  readonly restart?: Criterion['restart']
  /** Terms behind one figure; `undefined` when the criterion says nothing about this tie. */
  terms(field: Field, tied: readonly EntrantId[], entrant: EntrantId): readonly Term[] | undefined
  /** Default: the sum of the terms. */
  value?(terms: readonly Term[]): Ratio | undefined
  /** The same sum without building the terms, for large fields; `undefined` where only the terms can tell. */
  tableSum?(field: Field, tied: readonly EntrantId[]): TableSum | undefined
}

const sumOfPlaces = ({ table, scale, adds }: TableSum, contestant: number): Ratio | undefined => {
  const end = table.from[contestant + 1] ?? 0
  let sum = 0
  for (let place = table.from[contestant] ?? 0; place < end; place++) sum += adds(place, contestant)
  return Number.isNaN(sum) ? undefined : ratio(sum, scale)
}

/** A criterion whose figure is made of terms, so that the same terms rank and explain. */
export const criterionOfTerms = (rules: TermRules): Criterion => {
  const value = rules.value ?? sumOf
  const figure = (field: Field, tied: readonly EntrantId[], entrant: EntrantId): Ratio | undefined => {
    const terms = rules.terms(field, tied, entrant)
    return terms && value(terms)
  }
  const { label: named } = rules
  return {
    ...named,
    direction: rules.direction ?? 'higher',
    ...(rules.restart ? { restart: rules.restart } : {}),
    column: (field, tied): Column => {
      const { numberOf } = indexOf(field).columns
      const quick = rules.tableSum?.(field, tied)
      return new Map(
        tied.map(entrant => [
          entrant,
          (quick && sumOfPlaces(quick, numberOf(entrant))) ?? figure(field, tied, entrant),
        ]),
      )
    },
    explain: (field, tied, entrant) => {
      const terms = rules.terms(field, tied, entrant)
      const total = terms && value(terms)
      if (!terms || !total) return undefined
      return {
        code: 'tieBreakFigure',
        value: toDecimal(total, named.decimals),
        params: { criterion: named.code },
        clause: named.clause,
        steps: terms.map(term => termNode(term, named.decimals)),
      }
    },
  }
}
