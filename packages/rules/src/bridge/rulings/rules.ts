import type { Adjustment } from '../../core/adjustment.js'
import { chooseOption } from '../../core/choose-option.js'
import { type ClauseRef, clause } from '../../core/clause.js'
import { placeAt } from '../../core/known-places.js'
import { readAdjustment } from '../../core/parse-adjustment.js'
import { awardRules } from '../../core/read-award.js'
import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type {
  AwardForm,
  GuideField,
  GuideOption,
  ResolvedRuling,
  RulingAuthority,
  RulingChoice,
  RulingContext,
  RulingRules,
} from '../../core/ruling.js'
import type { BridgeBook } from '../book.js'
import { bothAwardWords } from '../sheet/award-words.js'
import { parseAdjusted } from '../sheet/parse-adjusted.js'
import { type RulingOption, type RulingSituation, rulingSituations } from './ruling-guide.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { BridgeSheet, SideAward } from '../sheet/sheet.js'
import {
  type AwardedTable,
  type AwardInput,
  isArtificial,
  isWeighted,
  parseAwardText,
  readResult,
} from './award-text.js'
import { possibleScores } from '../sheet/possible-scores.js'
import type { EntrantId } from '../../core/ids.js'
import { multiply, type Ratio, ratio } from '../../core/ratio.js'
import { boardNumber, vulnerabilityOf } from '../sheet/board.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { sheetVulnerability } from '../sheet/outcome.js'
import { optionRules } from './options.js'
import { partOf, ruledPart } from './part.js'
import { readPenaltyAmount } from './penalty-amount.js'
import { stageUnit, standardPenalty, topOf } from './standard-penalty.js'

type Read<T> = Result<T, readonly Problem[]>
type Context = RulingContext<BridgeSheet>

const averages = ['ave+', 'ave', 'ave-'] as const

type StandardPenalty = ReturnType<typeof standardPenalty>

const artificialFields: readonly GuideField[] = ['ns', 'ew'].map(name => ({
  kind: 'award',
  name,
  suggestions: averages,
  weighted: false,
}))

const assignedFields = (weighted: boolean): readonly GuideField[] => [
  { kind: 'award', name: 'ns', suggestions: [], weighted },
  { kind: 'award', name: 'ew', suggestions: [], weighted, optional: true },
]

/** Since 1997 a committee weighs results. */
const awardForms = ({ committeeWeighs }: BridgeBook): readonly AwardForm[] => [
  { code: 'assigned', fields: assignedFields(committeeWeighs) },
  { code: 'artificial', fields: artificialFields },
]

const fieldsOf = (option: RulingOption, { unit, amounts }: StandardPenalty): readonly GuideField[] => {
  const { effect } = optionRules[option]
  if (effect.kind === 'artificial') return artificialFields
  if (effect.kind === 'assigned') return assignedFields(effect.weighted)
  if (effect.kind !== 'penalty') return []
  const [suggested] = amounts
  return [
    { kind: 'amount', name: 'amount', unit, withUnit: true, options: amounts, ...(suggested ? { suggested } : {}) },
  ]
}

const slotKinds = ['artificial', 'assigned', 'annulled']
const entrantKinds = ['penalty', 'outOfTheEvent']

/** The Law an option rests on besides that of the situation. */
const lawOf = (book: BridgeBook, option: RulingOption): string | undefined => {
  const { clauses } = book
  const laws: Partial<Record<RulingOption, string>> = {
    artificialScore: clauses.artificial,
    assignedLikelyProbable: clauses.assigned,
    assignedWeighted: clauses.weighted,
    committeeVariesForEquity: clauses.weighted,
    proceduralPenalty: clauses.penalty,
    suspension: clauses.suspension,
    disqualification: clauses.disqualification,
    averageBothSides: clauses.knockout,
    separateGroups: clauses.fouledBoard,
    splitHeldToMinus: clauses.lateChange,
    correctScore: clauses.correction,
  }
  return laws[option]
}

const optionOf = (
  book: BridgeBook,
  [situation, article]: readonly [situation: RulingSituation, article: string],
  code: RulingOption,
  standard: StandardPenalty,
): GuideOption => {
  const { record, effect, effects, authority } = optionRules[code]
  const law = lawOf(book, code)
  const refs: ClauseRef[] = [article, ...(law && law !== article ? [law] : [])].map(text =>
    clause(book.editionId, text),
  )
  return {
    code,
    kind: record,
    part: partOf(book, situation, code),
    clauses: refs,
    authority,
    fields: fieldsOf(code, standard),
    needsSlot: slotKinds.includes(effect.kind),
    needsEntrant: entrantKinds.includes(effect.kind),
    proposed: false,
    effects,
  }
}

const weightsRefused = (book: BridgeBook, authority: RulingAuthority): readonly Problem[] =>
  book.weightedScores || (book.committeeWeighs && authority === 'committee')
    ? []
    : [problem('WEIGHTS_NOT_IN_THIS_EDITION', { clause: clause(book.editionId, book.clauses.assigned) })]

const isManyResults = (award: SideAward): boolean =>
  award.kind === 'assigned' && (award.results.length > 1 || award.share !== undefined)

/** Scores that no contract gives at the vulnerability of the board (Law 77): an award is a result that could be. */
const impossibleScores = (
  book: BridgeBook,
  known: Pick<Context, 'facts' | 'drawn'>,
  slot: string,
  awards: readonly SideAward[],
): readonly Problem[] => {
  const sheet = known.facts.sheets.find(fact => fact.slot === slot)
  const board = placeAt(known, slot)?.board
  const number = boardNumber(board)
  const vulnerability = sheet ? sheetVulnerability(sheet.sheet, board) : number && vulnerabilityOf(number)
  if (!vulnerability) return []
  const possible = possibleScores(book, vulnerability)
  const scores = awards.flatMap(award => (award.kind === 'assigned' ? award.results.map(({ nsScore }) => nsScore) : []))
  return [...new Set(scores)]
    .filter(score => !possible.has(score))
    .map(score => {
      const params = { score, board: board ?? '', vulnerability }
      return problem('SCORE_IMPOSSIBLE_HERE', { at: { path: 'nsScore' }, params })
    })
}

const tableAt = (known: Pick<Context, 'facts' | 'drawn'>, slot: string): AwardedTable => ({
  board: placeAt(known, slot)?.board,
  sheet: known.facts.sheets.find(fact => fact.slot === slot)?.sheet,
})

/** Contracts beside a score that they do not give on this board. */
const differingResults = (
  book: BridgeBook,
  known: Pick<Context, 'facts' | 'drawn'>,
  slot: string,
  awards: readonly SideAward[],
): readonly Problem[] => {
  const results = awards.flatMap(award => (award.kind === 'assigned' ? award.results : []))
  return results.flatMap(({ result, nsScore }) => {
    if (result === undefined) return []
    const read = readResult(book, tableAt(known, slot), result)
    if (!read.ok) return read.error
    return read.value.nsScore === nsScore && read.value.result === result
      ? []
      : [problem('AWARD_RESULT_DIFFERS', { at: { path: 'result' }, params: { result, score: nsScore } })]
  })
}

const readPayload =
  (book: BridgeBook, known: Pick<Context, 'facts' | 'drawn'>, authority: RulingAuthority) =>
  (payload: unknown, _: string, slot: string): Read<{ ns: SideAward; ew: SideAward }> => {
    const adjusted = parseAdjusted(payload)
    if (!adjusted.ok) return adjusted
    const awards = [adjusted.value.ns, adjusted.value.ew]
    const problems = [
      ...(awards.some(isManyResults) ? weightsRefused(book, authority) : []),
      ...impossibleScores(book, known, slot, awards),
      ...differingResults(book, known, slot, awards),
    ]
    return problems.length > 0 ? err(problems) : adjusted
  }

const settingsIn = ({ facts }: Pick<Context, 'facts'>): BridgeSettings => facts.settings as BridgeSettings

/** The most a contestant can win on one board or in one match, by the unit of the stage. */
const winnable = (book: BridgeBook, facts: BridgeFacts): Ratio => {
  const { victoryPoints, method } = settingsIn({ facts })
  if (victoryPoints) return ratio(20)
  if (method === 'totalPoints' || method === 'aggregate') return ratio(7_600)
  if (method !== 'matchpoint' && method !== 'boardAMatch') return ratio(24)
  const top = topOf(book, facts)
  return top.num === 0n ? ratio(100) : top
}

/** Boards of a full session, where fewer have been played yet. */
const SESSION = 24

/** Nothing can be taken beyond what the contestant could win where it has played, or in a session. */
const mostPenalty =
  (book: BridgeBook, facts: BridgeFacts) =>
  (entrant: EntrantId): Ratio => {
    const played = facts.sheets.filter(({ sides }) => sides.includes(entrant)).length
    return multiply(winnable(book, facts), ratio(Math.max(played, SESSION)))
  }

const readAwards = (
  book: BridgeBook,
  context: Pick<Context, 'facts' | 'drawn' | 'slot'>,
  choice: Pick<RulingChoice, 'answers'>,
): Read<{ ns: AwardInput; ew: AwardInput }> => {
  if (!placeAt(context, context.slot))
    return err([problem('SLOT_UNKNOWN', { at: { path: 'slot' }, params: { slot: context.slot ?? '' } })])
  const table = tableAt(context, context.slot ?? '')
  const read = (name: string): Read<AwardInput> => parseAwardText(book, table, choice.answers[name] ?? '')
  const ns = read('ns')
  const ew = choice.answers.ew?.trim() ? read('ew') : ns
  if (!ns.ok) return ns
  return ew.ok ? ok({ ns: ns.value, ew: ew.value }) : ew
}

/** What a committee puts in a slot, by the form that was filled in. */
const readAward = (
  book: BridgeBook,
  context: Pick<Context, 'facts'> & { readonly slot: string },
  kind: 'assigned' | 'artificial',
  answers: Readonly<Record<string, string>>,
): Read<Adjustment> => {
  const awards = readAwards(book, context, { answers })
  if (!awards.ok) return awards
  if (kind === 'artificial' && ![awards.value.ns, awards.value.ew].every(isArtificial))
    return err([problem('AWARD_NOT_ARTIFICIAL')])
  const input = { kind, slot: context.slot, payload: awards.value }
  return parseBridgeAdjustment(book, input, context, 'committee')
}

/** Whether the awards are of the sort the option is about, and the edition lets this authority give them. */
const awardProblems = (
  book: BridgeBook,
  option: RulingOption,
  awards: readonly AwardInput[],
  authority: RulingAuthority,
): readonly Problem[] => {
  const { effect } = optionRules[option]
  if (effect.kind === 'artificial' && !awards.every(isArtificial)) return [problem('AWARD_NOT_ARTIFICIAL')]
  if (!awards.some(isWeighted)) return []
  if (effect.kind !== 'assigned' || !effect.weighted) return [problem('AWARD_NOT_WEIGHTED')]
  return weightsRefused(book, authority)
}

const adjustmentsOf = (book: BridgeBook, context: Context, choice: RulingChoice): Read<readonly Adjustment[]> => {
  const option = choice.option as RulingOption
  const { effect } = optionRules[option]
  const slot = context.slot ?? ''
  const entrant = context.entrant as NonNullable<Context['entrant']>
  const one = (input: unknown): Read<readonly Adjustment[]> => {
    const read = parseBridgeAdjustment(book, input, context, choice.authority)
    return read.ok ? ok([read.value]) : read
  }
  switch (effect.kind) {
    case 'none':
      return ok([])
    case 'annulled':
      return one({ kind: 'annulled', slot })
    case 'penalty':
      return one({ kind: 'penalty', entrant, amount: choice.answers.amount?.trim() })
    case 'outOfTheEvent':
      return one({ kind: 'forfeit', entrant })
    default: {
      const awards = readAwards(book, context, choice)
      if (!awards.ok) return awards
      const problems = awardProblems(book, option, [awards.value.ns, awards.value.ew], choice.authority)
      return problems.length > 0 ? err(problems) : one({ kind: effect.kind, slot, payload: awards.value })
    }
  }
}

const parseBridgeAdjustment = (
  book: BridgeBook,
  input: unknown,
  known: Pick<Context, 'facts' | 'drawn'>,
  authority: RulingAuthority,
): Read<Adjustment> =>
  readAdjustment(input, known, {
    payload: readPayload(book, known, authority),
    penaltyInSlot: false,
    penaltyAmount: text =>
      readPenaltyAmount(text, { unit: stageUnit(settingsIn(known)), top: () => topOf(book, known.facts) }),
    mostPenalty: mostPenalty(book, known.facts),
  })

/** Laws 1–93 with their letters and numbers, e.g. `12C1c`, `64A`, `86B1`. */
const lawNumber = /^([1-9]\d?)(?:[A-Z](?:\d{1,2})?(?:[a-z])?(?:\(\d{1,2}\))?)?$/

/** What the Laws let a Director do, from the edition's table of situations. */
export const bridgeRulings = (book: BridgeBook): RulingRules<BridgeSheet> => {
  const guide: RulingRules<BridgeSheet>['guide'] = ({ facts }) => {
    const standard = standardPenalty(book, settingsIn({ facts }), facts)
    const situations = rulingSituations.flatMap(code => {
      const given = book.rulings[code]
      if (!given) return []
      const { article, options } = given
      const offered = options.map(option => optionOf(book, [code, article], option, standard))
      return [{ code, clause: clause(book.editionId, article), options: offered }]
    })
    return { situations, counters: [] }
  }
  return {
    hasArticle: article => {
      const law = lawNumber.exec(article)?.[1]
      return law !== undefined && Number(law) <= 93
    },
    part: ruled => ruledPart(book, ruled),
    guide,
    resolve: (context, choice): Read<ResolvedRuling> => {
      const chosen = chooseOption(guide(context), context, choice)
      if (!chosen.ok) return chosen
      const adjustments = adjustmentsOf(book, context, choice)
      if (!adjustments.ok) return adjustments
      const { kind, part, clauses, effects, authority } = chosen.value.option
      return ok({ kind, part, clauses, adjustments: adjustments.value, effects, authority, counters: [] })
    },
    ...awardRules<BridgeSheet>({
      forms: () => awardForms(book),
      read: (form, answers, { context }) =>
        readAward(book, context, form === 'artificial' ? 'artificial' : 'assigned', answers),
    }),
    awardText: payload => {
      const read = parseAdjusted(payload)
      return read.ok ? bothAwardWords(read.value) : undefined
    },
    parseAdjustment: (input, known) => parseBridgeAdjustment(book, input, known, known.authority),
  }
}
