import type { Adjustment } from './adjustment.js'
import { chooseOption } from './choose-option.js'
import { type ClauseRef, clause } from './clause.js'
import type { RulesEdition } from './edition.js'
import {
  describeOwnPenalties,
  isOwnCase,
  type OwnMeasure,
  type OwnPenalty,
  ownCase,
  ownMeasures,
  ownSetting,
  ownStep,
  readOwnPenalties,
  takenBy,
} from './own-penalties.js'
import type { Problem } from './problem.js'
import { equals, fromDecimal, toText, zero } from './ratio.js'
import { err, ok, type Result } from './result.js'
import type {
  GuideOption,
  GuideSituation,
  ResolvedRuling,
  RulingChoice,
  RulingContext,
  RulingKind,
  RulingRules,
} from './ruling.js'

/** What an article of an event's own regulations is cited by. */
export const ownRegulations = 'event/regulations'

type Context = RulingContext<unknown>

const kindOf: Readonly<Record<OwnMeasure, RulingKind>> = {
  warning: 'warning',
  points: 'penalty',
  pointsHere: 'penalty',
  forfeit: 'penalty',
  disqualification: 'disqualification',
}

const clauseOf = ({ edition = ownRegulations, article }: OwnPenalty): ClauseRef => clause(edition, article)

const optionOf = (row: OwnPenalty, proposed: boolean): GuideOption => ({
  code: ownStep(row),
  kind: kindOf[row.measure],
  part: 'discipline',
  clauses: [clauseOf(row)],
  authority: row.measure === 'disqualification' ? 'chiefDirector' : 'director',
  fields: [],
  needsSlot: row.measure === 'pointsHere' || row.measure === 'forfeit',
  needsEntrant: true,
  proposed,
  effects: [],
})

/** How often the contestant has been called for it in the event, this time included. */
const repetitionOf = ({ history, elsewhere = [], entrant }: Context, code: string): number =>
  1 + [...history, ...elsewhere].filter(past => past.situation === code && past.entrants[0] === entrant).length

/** The row that holds for the n-th time: the one that sets in last; of several the first. */
const dueRow = (rows: readonly OwnPenalty[], repetition: number): OwnPenalty | undefined =>
  rows
    .filter(({ from = 1 }) => from <= repetition)
    .reduce<OwnPenalty | undefined>((due, row) => (due && (due.from ?? 1) >= (row.from ?? 1) ? due : row), undefined)

/** One option for each step, however many rows lead to it; that of the row that is due stands for its step. */
const optionsOf = (rows: readonly OwnPenalty[], due: OwnPenalty | undefined): readonly GuideOption[] => {
  const steps = [...new Set(rows.map(ownStep))]
  return steps.flatMap(step => {
    const isDue = due !== undefined && ownStep(due) === step
    const row = isDue ? due : rows.find(one => ownStep(one) === step)
    return row ? [optionOf(row, isDue)] : []
  })
}

const situationOf = (context: Context, code: string, rows: readonly OwnPenalty[]): readonly GuideSituation[] => {
  const repetition = repetitionOf(context, code)
  const due = dueRow(rows, repetition)
  const cited = due ?? rows[0]
  if (!cited) return []
  const counted = context.entrant === undefined ? {} : { repetition }
  return [{ code, clause: clauseOf(cited), ...counted, options: optionsOf(rows, due) }]
}

/** The settings of a stage as `parseSettings` read them. */
const rowsIn = (settings: unknown): readonly OwnPenalty[] =>
  (settings as { readonly penalties?: readonly OwnPenalty[] } | undefined)?.penalties ?? []

/** The measures that the stages of an edition can carry out. */
const measuresOf = ({ settings }: Pick<RulesEdition, 'settings'>): readonly string[] => {
  const penalties = settings.find(one => one.key === ownSetting)
  const fields = penalties?.kind === 'records' ? penalties.fields : []
  return fields.flatMap(field =>
    field.key === 'measure' && field.kind === 'choice' ? field.options.map(({ code }) => code) : [],
  )
}

/** Read settings with the penalties of the rules an event is held under, as far as the edition can carry them out. */
export const withBodyPenalties = (
  edition: Pick<RulesEdition, 'settings'>,
  settings: unknown,
  rows: readonly OwnPenalty[],
): unknown => {
  const measures = measuresOf(edition)
  const fit = rows.filter(({ measure }) => measures.includes(measure))
  return fit.length === 0 ? settings : { ...(settings as object), [ownSetting]: [...rowsIn(settings), ...fit] }
}

const rowsOf = ({ facts }: Context): readonly OwnPenalty[] => rowsIn(facts.settings)

/** Decimals that a total needs once a row was taken from it. */
const decimalsIn = (settings: unknown): number =>
  Math.max(0, ...rowsIn(settings).map(row => /\.(\d*?)0*$/.exec(takenBy(row))?.[1]?.length ?? 0))

const situationsOf = (context: Context): readonly GuideSituation[] => {
  const rows = rowsOf(context)
  return [...new Set(rows.map(ownCase))].flatMap(code =>
    situationOf(
      context,
      code,
      rows.filter(row => ownCase(row) === code),
    ),
  )
}

/** What a row does to the result; nothing where it takes nothing. */
const adjustmentsOf = ({ entrant, slot }: Context, row: OwnPenalty): readonly Adjustment[] => {
  if (entrant === undefined) return []
  const points = fromDecimal(takenBy(row)) ?? zero
  const taken = { kind: 'penalty', entrant, amount: toText(points) } as const
  const adjustments: Readonly<Record<OwnMeasure, readonly Adjustment[]>> = {
    warning: [],
    points: equals(points, zero) ? [] : [taken],
    pointsHere: equals(points, zero) || slot === undefined ? [] : [{ ...taken, slot }],
    forfeit: slot === undefined ? [] : [{ kind: 'forfeit', entrant, slot }],
    disqualification: [{ kind: 'unranked', entrant }],
  }
  return adjustments[row.measure]
}

const resolveOwn = (context: Context, given: RulingChoice): Result<ResolvedRuling, readonly Problem[]> => {
  const chosen = chooseOption({ situations: situationsOf(context), counters: [] }, context, given)
  if (!chosen.ok) return chosen
  const { code, kind, part, clauses, effects, authority } = chosen.value.option
  const row = rowsOf(context).find(one => ownCase(one) === given.situation && ownStep(one) === code)
  const adjustments = row ? adjustmentsOf(context, row) : []
  return ok({ kind, part, clauses, adjustments, effects, authority, counters: [] })
}

const withOwn = <Sheet>(rulings: RulingRules<Sheet>): RulingRules<Sheet> => ({
  ...rulings,
  guide: context => {
    const guide = rulings.guide(context)
    return { ...guide, situations: [...situationsOf(context), ...guide.situations] }
  },
  resolve: (context, given) =>
    isOwnCase(given.situation) ? resolveOwn(context, given) : rulings.resolve(context, given),
})

const everywhere = ownMeasures.filter(measure => measure !== 'pointsHere')

/**
 * An edition whose stages may state penalties of the event's own, which the guide offers before those of the book and
 * cites by the event's regulations. `measures`: those that the sport can carry out.
 */
export const withOwnPenalties = <E extends RulesEdition>(
  edition: E,
  measures: readonly OwnMeasure[] = everywhere,
): E => ({
  ...edition,
  settings: [...edition.settings, describeOwnPenalties(measures)],
  parseSettings: (input: unknown) => {
    const read = edition.parseSettings(input)
    const given = typeof input === 'object' && input !== null && ownSetting in input ? input[ownSetting] : undefined
    const own = readOwnPenalties(given, measures)
    if (!read.ok || !own.ok) return err([read, own].flatMap(part => (part.ok ? [] : part.error)))
    return own.value.length === 0 ? read : ok({ ...(read.value as object), [ownSetting]: own.value })
  },
  decimals: (settings: unknown) => {
    const usual = edition.decimals(settings)
    return { ...usual, total: Math.max(usual.total, decimalsIn(settings)) }
  },
  rulings: withOwn(edition.rulings),
})
