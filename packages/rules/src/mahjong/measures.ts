import type { Adjustment } from '../core/adjustment.js'
import { type EntrantId, entrantId } from '../core/ids.js'
import type { GuideField, RulingKind } from '../core/ruling.js'
import { fineAmounts, type PenaltyMeasure } from './score/penalty.js'
import { gamePointUnit } from './score/score-lines.js'

/** Ascending: what a ruling is called when it has several measures. */
const weight: Readonly<Record<RulingKind, number>> = {
  rectification: 0,
  warning: 1,
  adjustedScore: 2,
  penalty: 3,
  disqualification: 4,
}

const kindOfMeasure = ({ kind }: PenaltyMeasure): RulingKind => {
  if (kind === 'warning') return 'warning'
  if (kind === 'exclusion' || kind === 'disqualification') return 'disqualification'
  return kind === 'discardExposed' || kind === 'loseClaim' ? 'rectification' : 'penalty'
}

export const kindOf = (measures: readonly PenaltyMeasure[]): RulingKind =>
  measures.map(kindOfMeasure).reduce((worst, kind) => (weight[kind] > weight[worst] ? kind : worst), 'rectification')

/** The term of a measure: a fine says how much. */
export const measureTerm = (measure: PenaltyMeasure): string => {
  if (measure.kind === 'fine') return `fine${measure.amount}`
  if (measure.kind === 'payEach') return `payEach${measure.amount}`
  return measure.kind === 'loseClaim' ? `loseClaim/${measure.until}` : measure.kind
}

const movesPoints = ({ kind }: PenaltyMeasure): boolean =>
  kind === 'fine' || kind === 'fineBetween' || kind === 'payEach'

/** The hand is asked where acts are counted within it; the points may stand on the score sheet already. */
export const fieldsOf = (measures: readonly PenaltyMeasure[], ladder: boolean): readonly GuideField[] => [
  { kind: 'integer', name: 'hand', min: 1, max: 16, optional: !ladder },
  ...measures.flatMap((measure): readonly GuideField[] =>
    measure.kind === 'fineBetween'
      ? [
          {
            kind: 'amount',
            name: 'fine',
            unit: gamePointUnit,
            options: fineAmounts.filter(fine => fine >= measure.least && fine <= measure.most).map(String),
          },
          ...(measure.to === 'injuredPlayer' ? [{ kind: 'entrant', name: 'injured' } as const] : []),
        ]
      : [],
  ),
  ...(measures.some(movesPoints)
    ? [{ kind: 'choice', name: 'pointsTaken', options: ['byRuling', 'onSheet'] } as const]
    : []),
]

interface Case {
  readonly slot: string
  readonly offender: EntrantId
  readonly others: readonly EntrantId[]
  readonly answers: Readonly<Record<string, string>>
}

const taken = (slot: string, entrant: EntrantId, points: number, insteadOf?: object): Adjustment => ({
  kind: 'penalty',
  entrant,
  amount: String(points),
  slot,
  ...(insteadOf ? { insteadOf } : {}),
})

/** Points of the session taken from the offender and, where they are paid, given to others. */
const pointsOf = (measure: PenaltyMeasure, { slot, offender, others, answers }: Case): readonly Adjustment[] => {
  if (answers.pointsTaken === 'onSheet') return []
  const where = answers.hand ? { hand: Number(answers.hand) } : {}
  if (measure.kind === 'fine')
    return [taken(slot, offender, measure.amount, { line: 'fine', amount: measure.amount, ...where })]
  if (measure.kind === 'payEach') {
    return [
      taken(slot, offender, measure.amount * others.length, { line: 'falseWin', ...where }),
      ...others.map(other => taken(slot, other, -measure.amount)),
    ]
  }
  if (measure.kind !== 'fineBetween') return []
  const fine = Number(answers.fine)
  const to = measure.to === 'injuredPlayer' ? entrantId(answers.injured ?? '') : undefined
  const line = { line: 'fine', amount: fine, ...(to === undefined ? {} : { to }), ...where }
  return [taken(slot, offender, fine, line), ...(to === undefined ? [] : [taken(slot, to, -fine)])]
}

export const adjustmentsOf = (measure: PenaltyMeasure, of: Case): readonly Adjustment[] => {
  const { slot, offender } = of
  switch (measure.kind) {
    case 'forfeitSession':
      return [{ kind: 'forfeit', entrant: offender, slot }]
    case 'exclusion':
      return [
        { kind: 'forfeit', entrant: offender, slot },
        { kind: 'unranked', entrant: offender },
      ]
    case 'disqualification':
      return [{ kind: 'unranked', entrant: offender }]
    default:
      return pointsOf(measure, of)
  }
}
